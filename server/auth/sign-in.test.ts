import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../../models/session.ts";
import { UsedSignIn } from "../../models/used-sign-in.ts";
import { User } from "../../models/user.ts";
import { type CookieJar, createCookieJar } from "../../tests/emulators/cookie-jar.ts";
import { type Bend, type OidcEmulator, startOidcEmulator } from "../../tests/emulators/oidc-provider.ts";
import { joinEmbeddedDatabase } from "../database/embedded/join.ts";
import type { AuthConfig } from "./auth-config.ts";
import { isAdministrator } from "./current-user.ts";
import { createMemoryStore } from "../../tests/setup/memory-store.ts";
import { createDemoProvider } from "./demo-provider.ts";
import { deriveSigningJwks } from "./embedded-provider.ts";
import { openNotice } from "./notice-cookie.ts";
import { findSession } from "./sessions.ts";
import { finishSignIn, type SignInResult, startSignIn } from "./sign-in.ts";
import { signInUser } from "./sign-in-user.ts";

const APP_URL = "http://127.0.0.1:3000";

let dataDir = "";
let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>>;
let provider: OidcEmulator;
let config: AuthConfig;

beforeAll(async () => {
  mongoose.set("strictQuery", "throw");
  dataDir = await mkdtemp(path.join(tmpdir(), "northfold-sign-in-"));
  database = await joinEmbeddedDatabase(dataDir);
  await mongoose.connect(database.uri);
  await Promise.all([Session.init(), User.init(), UsedSignIn.init()]);
});

afterAll(async () => {
  await mongoose.disconnect();
  await database.leave();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  await Promise.all([Session.deleteMany({}), User.deleteMany({}), UsedSignIn.deleteMany({})]);
  provider = await startOidcEmulator();
  config = {
    appUrl: APP_URL,
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    secureCookies: false,
    signingSecret: "0123456789abcdef0123456789abcdef",
    adminEmails: [],
    providerTimeoutMs: 250,
  };
});

afterEach(() => provider.close());

async function start(jar: CookieJar, returnTo: unknown = "/", headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`${APP_URL}/api/login`, { headers: { ...headers, Cookie: jar.header() } });
  const response = await startSignIn(request, config, { returnTo });
  jar.take(response.headers);
  return response;
}

/** Goes to the provider and comes back with the address of the callback. */
async function visitProvider(started: Response): Promise<string> {
  const response = await fetch(started.headers.get("Location") ?? "", { redirect: "manual" });
  return response.headers.get("Location") ?? "";
}

async function finish(jar: CookieJar, callback: string): Promise<SignInResult> {
  const result = await finishSignIn(new Request(callback, { headers: { Cookie: jar.header() } }), config);
  jar.take(result.headers);
  return result;
}

async function signIn(jar: CookieJar, returnTo: unknown = "/"): Promise<SignInResult> {
  return finish(jar, await visitProvider(await start(jar, returnTo)));
}

function expectRefused(result: SignInResult): string {
  if (result.ok) throw new Error("This sign-in should have been refused");
  expect(result.reason).toMatch(/^[A-Z].*\.$/);
  expect(result.headers.getSetCookie().some((cookie) => cookie.startsWith("session="))).toBe(false);
  const jar = createCookieJar();
  jar.take(result.headers);
  const notice = openNotice(new Request(APP_URL, { headers: { Cookie: jar.header() } }), config);
  expect(notice).toEqual({ title: "Sign-in failed", description: result.reason, tone: "destructive" });
  return result.reason;
}

test("DEC-01 a sign-in ends with a user, a session and the way back", async () => {
  const jar = createCookieJar();
  const result = await signIn(jar, "/analytics?show=all");
  expect(result).toMatchObject({ ok: true, returnTo: "/analytics?show=all" });
  expect(jar.names()).toEqual(["session"]);
  const found = result.ok ? await findSession(result.sessionToken, config) : null;
  expect(found?.user).toMatchObject({
    issuer: provider.issuer,
    subject: "sub-1",
    email: "ada@example.com",
    emailVerified: true,
    firstName: "Ada",
    lastName: "Byron",
    subscriptionTier: "free",
    persona: null,
  });
  expect(provider.calls).toMatchObject({ token: 1, userinfo: 1 });
});

test("SECURITY row 1: 100 starts have PKCE S256, a fixed redirect address, and all of state, challenge and nonce fresh", async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 100; round += 1) {
    const response = await start(createCookieJar());
    const asked = new URL(response.headers.get("Location") ?? "").searchParams;
    expect([response.status, asked.get("code_challenge_method"), asked.get("response_type")]).toEqual([
      302,
      "S256",
      "code",
    ]);
    expect(asked.get("redirect_uri")).toBe(`${APP_URL}/api/login/callback`);
    for (const name of ["state", "code_challenge", "nonce"]) {
      expect(asked.get(name)?.length).toBeGreaterThanOrEqual(43);
      seen.add(asked.get(name) ?? "");
    }
  }
  expect(seen.size).toBe(300);
  expect(provider.calls.discovery).toBe(1);
});

test("SECURITY row 2: host headers do not reach the redirect address", async () => {
  const response = await start(createCookieJar(), "/", {
    "X-Forwarded-Host": "evil.example",
    Forwarded: "host=evil.example",
  });
  expect(response.headers.get("Location")).not.toContain("evil");
});

test("SECURITY row 3: broken callbacks are refused with a plain reason", async () => {
  const variants = [
    "?state=x",
    "",
    "?code=x",
    "?error=access_denied",
    "?state=x&code=y&iss=z",
    `?state=${"x".repeat(10_000)}&code=y`,
    "?state=&code=",
    "?state[]=x",
  ];
  for (const variant of variants) {
    const jar = createCookieJar();
    await start(jar);
    expectRefused(await finish(jar, `${APP_URL}/api/login/callback${variant}`));
    expectRefused(await finish(createCookieJar(), `${APP_URL}/api/login/callback${variant}`));
  }
  expect(provider.calls.token).toBe(0);
});

test("SECURITY row 3: of all 256 ways to give, omit, change and double the parameters exactly one signs in", async () => {
  const changes = {
    right: (params: URLSearchParams, name: string, value: string) => params.append(name, value),
    absent: () => undefined,
    foreign: (params: URLSearchParams, name: string) => params.append(name, "foreign"),
    twice: (params: URLSearchParams, name: string, value: string) => {
      params.append(name, value);
      params.append(name, value);
    },
  };
  // The keys of the object above, whose type Object.keys forgets.
  const kinds = Object.keys(changes) as (keyof typeof changes)[];
  const accepted: string[] = [];
  for (const state of kinds) {
    for (const code of kinds) {
      for (const iss of kinds) {
        for (const error of kinds) {
          const jar = createCookieJar();
          const good = new URL(await visitProvider(await start(jar)));
          good.searchParams.set("error", "access_denied");
          const asked = new URL(`${APP_URL}/api/login/callback`);
          for (const [name, kind] of Object.entries({ state, code, iss, error })) {
            changes[kind](asked.searchParams, name, good.searchParams.get(name) ?? "");
          }
          const result = await finish(jar, asked.href);
          if (result.ok) accepted.push(`${state} ${code} ${iss} ${error}`);
          else expectRefused(result);
        }
      }
    }
  }
  expect(accepted).toEqual(["right right right absent"]);
});

test("SECURITY row 3: a changed state cookie is no state cookie", async () => {
  const jar = createCookieJar();
  const callback = await visitProvider(await start(jar));
  for (const Cookie of [`${jar.header()}x`, jar.header().replace("=", "=e"), "oauth2=", "oauth2=a.b", "oauth2=.."]) {
    const request = new Request(callback, { headers: { Cookie } });
    expectRefused(await finishSignIn(request, config));
  }
  expect(provider.calls.token).toBe(0);
});

test("SECURITY row 4: a callback works once, also with the cookies as they were", async () => {
  const jar = createCookieJar();
  const callback = await visitProvider(await start(jar));
  const before = jar.copy();
  expect(await finish(jar, callback)).toMatchObject({ ok: true });
  expectRefused(await finish(jar, callback));
  expectRefused(await finish(before, callback));
  expect(provider.calls.token).toBe(1);
  expect(await Session.countDocuments({})).toBe(1);
});

test("SECURITY row 4: of ten equal callbacks at once one signs in", async () => {
  const jar = createCookieJar();
  const callback = await visitProvider(await start(jar));
  const results = await Promise.all(Array.from({ length: 10 }, () => finish(jar.copy(), callback)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(provider.calls.token).toBe(1);
});

test("SECURITY row 5: a sign-in begun in one browser is refused in another", async () => {
  const attacker = createCookieJar();
  const victim = createCookieJar();
  const callback = await visitProvider(await start(attacker));
  await start(victim);
  expectRefused(await finish(victim, callback));
  expectRefused(await finish(createCookieJar(), callback));
});

const BENDS: Bend[] = [
  "callback-denied",
  "callback-error",
  "callback-no-code",
  "callback-no-iss",
  "callback-evil-iss",
  "callback-no-state",
  "callback-other-state",
  "token-400",
  "token-500",
  "token-hang",
  "token-slow-body",
  "token-html",
  "token-huge",
  "token-redirect",
  "no-id-token",
  "alg-none",
  "alg-hs256",
  "wrong-signature",
  "wrong-aud",
  "foreign-azp",
  "wrong-iss",
  "expired",
  "no-exp",
  "no-sub",
  "other-nonce",
  "no-nonce",
  "jwks-500",
  "jwks-hang",
  "jwks-html",
  "jwks-empty",
  "userinfo-401",
  "userinfo-500",
  "userinfo-html",
  "userinfo-other-sub",
  "no-email",
];

test.each(BENDS)("SECURITY row 6: a provider with %s signs nobody in, and the next sign-in works", async (bend) => {
  const jar = createCookieJar();
  const started = await start(jar);
  provider.bend(bend);
  expectRefused(await finish(jar, await visitProvider(started)));
  expect(jar.names()).not.toContain("oauth2");
  expect([await Session.countDocuments({}), await User.countDocuments({})]).toEqual([0, 0]);

  provider.bend("none");
  expect(await signIn(jar)).toMatchObject({ ok: true });
});

test.each<Bend>(["discovery-500", "discovery-hang", "discovery-html", "discovery-other-issuer"])(
  "DEC-01 with %s a start goes to / with a notice, and is asked again the next time",
  async (bend) => {
    provider.bend(bend);
    const jar = createCookieJar();
    const response = await start(jar);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect(openNotice(new Request(APP_URL, { headers: { Cookie: jar.header() } }), config)?.title).toBe(
      "Sign-in failed",
    );

    provider.bend("none");
    expect(await signIn(jar)).toMatchObject({ ok: true });
  },
);

test("a provider that is not there is a refusal", async () => {
  config = { ...config, issuer: "http://127.0.0.1:9" };
  expect((await start(createCookieJar())).headers.get("Location")).toBe("/");
});

test("a database that cannot be reached is a refusal, a mistake of ours is not hidden", async () => {
  // The topology description is carried along and never read here.
  const unreachable = new mongoose.mongo.MongoServerSelectionError("no server", {} as never);
  const insert = vi.spyOn(UsedSignIn, "create").mockRejectedValueOnce(unreachable);
  const jar = createCookieJar();
  expect(expectRefused(await signIn(jar))).toContain("not possible right now");

  insert.mockRejectedValueOnce(new TypeError("a mistake"));
  await expect(signIn(jar)).rejects.toThrow("a mistake");
  insert.mockRestore();
});

test("SECURITY row 7: two subjects with one e-mail address are two users", async () => {
  await signIn(createCookieJar());
  provider.person = { ...provider.person, sub: "sub-2" };
  await signIn(createCookieJar());
  expect(await User.countDocuments({ email: "ada@example.com" })).toBe(2);
});

test("the same subject stays the same user, with what the provider says now", async () => {
  const first = await signIn(createCookieJar());
  provider.person = {
    sub: "sub-1",
    email: "ada@lovelace.example",
    email_verified: "false",
    picture: "https://x.example/a",
  };
  const second = await signIn(createCookieJar());
  expect(await User.countDocuments({})).toBe(1);
  if (!first.ok || !second.ok) throw new Error("Both sign-ins should have worked");
  expect(second.user._id).toEqual(first.user._id);
  expect(second.user).toMatchObject({
    email: "ada@lovelace.example",
    emailVerified: false,
    firstName: "Ada",
    profileImageUrl: "https://x.example/a",
  });
});

test("SECURITY row 7: 20 first sign-ins of one person at once make one user", async () => {
  const identity = {
    issuer: provider.issuer,
    subject: "race",
    email: "race@example.com",
    emailVerified: true,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    persona: null,
  };
  const users = await Promise.all(Array.from({ length: 20 }, () => signInUser(identity)));
  expect(new Set(users.map((user) => user._id.toString())).size).toBe(1);
  expect(await User.countDocuments({})).toBe(1);
});

test("a persona claim of a foreign provider gives no plan", async () => {
  provider.person = { ...provider.person, persona: "premium" };
  const result = await signIn(createCookieJar());
  expect(result).toMatchObject({ ok: true, user: { persona: null, subscriptionTier: "free" } });
});

test("DEC-19 a persona's button restores its plan, without an end", async () => {
  const persona = {
    issuer: `${APP_URL}/oidc`,
    subject: "persona-pro",
    email: "pro.demo@example.com",
    emailVerified: true,
    firstName: "Pro",
    lastName: "Demo",
    profileImageUrl: null,
    persona: "pro" as const,
  };
  const { _id } = await signInUser(persona);
  await User.updateOne({ _id }, { $set: { subscriptionTier: "free", paidUntil: new Date(), isAdminGranted: true } });
  expect(await signInUser(persona)).toMatchObject({
    _id,
    subscriptionTier: "pro",
    subscriptionStatus: "active",
    paidUntil: null,
    isAdminGranted: true,
    persona: "pro",
  });
});

test("SECURITY row 8: signing in changes the session, and the old one is dead", async () => {
  const jar = createCookieJar();
  const first = await signIn(jar);
  const second = await signIn(jar);
  if (!first.ok || !second.ok) throw new Error("Both sign-ins should have worked");
  expect(second.sessionToken).not.toBe(first.sessionToken);
  expect(await findSession(first.sessionToken, config)).toBeNull();
  expect(await findSession(second.sessionToken, config)).not.toBeNull();
});

test("SECURITY row 8: a session cookie planted before the sign-in is not taken over", async () => {
  const planted = "A".repeat(43);
  const jar = createCookieJar([["session", planted]]);
  const result = await signIn(jar);
  expect(result.ok && result.sessionToken).not.toBe(planted);
  expect(await findSession(planted, config)).toBeNull();
});

test("a failed sign-in leaves the session that is there alone", async () => {
  const jar = createCookieJar();
  const first = await signIn(jar);
  expectRefused(await finish(jar, `${APP_URL}/api/login/callback?error=access_denied`));
  expect(first.ok && (await findSession(first.sessionToken, config))).not.toBeNull();
  expect(jar.names()).toContain("session");
});

test("SECURITY row 9: the state cookie is HttpOnly, Lax, Path=/, and on https __Host- and Secure", async () => {
  const plain = await start(createCookieJar());
  expect(plain.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^oauth2=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/),
  ]);
  config = { ...config, appUrl: "https://northfold.example", secureCookies: true };
  const secure = await start(createCookieJar());
  expect(secure.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-oauth2=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

test("SECURITY row 15: after 200 starts in one browser the last one finishes, and its cookies stay small", async () => {
  const jar = createCookieJar();
  for (let round = 0; round < 199; round += 1) await start(jar, `/my-resumes?q=${"x".repeat(450)}`);
  const callback = await visitProvider(await start(jar, "/analytics"));
  expect(jar.names()).toEqual(["oauth2"]);
  expect(jar.header().length).toBeLessThanOrEqual(4096);
  expect(await finish(jar, callback)).toMatchObject({ ok: true, returnTo: "/analytics" });
});

test("two tabs that sign in at the same time both get where they were going", async () => {
  const jar = createCookieJar();
  const first = await visitProvider(await start(jar, "/analytics"));
  const second = await visitProvider(await start(jar, "/my-resumes"));
  expect(await finish(jar, first)).toMatchObject({ ok: true, returnTo: "/analytics" });
  expect(await finish(jar, second)).toMatchObject({ ok: true, returnTo: "/my-resumes" });
});

test("DEC-82 a return address elsewhere means the start page", async () => {
  for (const hostile of ["//evil.example", "https://evil.example", "/\\evil.example", undefined, 7]) {
    expect(await signIn(createCookieJar(), hostile)).toMatchObject({ ok: true, returnTo: "/" });
  }
});

test("DEC-01 the demo provider signs its personas in, also behind a TLS proxy", async () => {
  let handler: RequestListener = () => undefined;
  const server = createServer((request, response) => handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  const inner = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const appUrl = "https://northfold.example";
  config = { ...config, appUrl, issuer: `${appUrl}/oidc`, backChannelIssuer: `${inner}/oidc`, secureCookies: true };
  ({ handler } = createDemoProvider({
    issuer: config.issuer,
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    redirectUri: `${appUrl}/api/login/callback`,
    cookieKeys: ["0123456789abcdef"],
    signingJwks: deriveSigningJwks(randomBytes(32)),
    store: createMemoryStore(),
    addressOf: () => null,
    countStart: async () => {},
    isOpen: false,
  }));

  const jar = createCookieJar();
  const visit = async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, appUrl);
    const headers = { Cookie: jar.header(), Accept: "text/html" };
    const response = await fetch(inner + url.pathname + url.search, { ...init, headers, redirect: "manual" });
    jar.take(response.headers);
    return response.headers.get("Location") ?? "";
  };
  const page = await visit((await start(jar)).headers.get("Location") ?? "");
  const resume = await visit(page, { method: "POST", body: new URLSearchParams({ persona: "admin" }) });
  const result = await finish(jar, await visit(resume));
  server.close();
  server.closeAllConnections();
  expect(result).toMatchObject({ ok: true, user: { persona: "admin", subject: "persona-admin", firstName: "Admin" } });
  expect(result.ok && isAdministrator(result.user, config)).toBe(true);
});

test("the server asks a provider at its inner address when it has one", async () => {
  const inner = config.issuer;
  const outer = "http://outer.invalid/oidc";
  const asked: string[] = [];
  const middle = createServer((request, response) => {
    asked.push(request.url ?? "");
    void fetch(inner + (request.url ?? "").replace(/^\/oidc/, ""))
      .then((answer) => answer.text())
      .then((text) => response.end(text.replaceAll(inner, outer)));
  });
  await new Promise<void>((resolve) => middle.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  const { port } = middle.address() as AddressInfo;
  config = { ...config, issuer: outer, backChannelIssuer: `http://127.0.0.1:${port}/oidc` };
  const response = await start(createCookieJar());
  middle.close();
  middle.closeAllConnections();
  expect(asked).toEqual(["/oidc/.well-known/openid-configuration"]);
  expect(response.headers.get("Location")).toMatch(/^http:\/\/outer\.invalid\/oidc\/authorize\?/);
});

import { randomBytes } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createCookieJar } from "../../tests/emulators/cookie-jar.ts";
import { createMemoryStore } from "../../tests/setup/memory-store.ts";
import { isAdministrator } from "./current-user.ts";
import { createDemoProvider } from "./demo-provider.ts";
import { deriveSigningJwks } from "./embedded-provider.ts";
import { findSession } from "./sessions.ts";
import {
  APP_URL,
  expectRefused,
  finish,
  setting,
  signIn,
  start,
  runProvider,
  visitProvider,
} from "./sign-in.fixtures.ts";

runProvider();

test("DEC-01 a sign-in ends with a user, a session and the way back", async () => {
  const jar = createCookieJar();
  const result = await signIn(jar, "/analytics?show=all");
  expect(result).toMatchObject({ ok: true, returnTo: "/analytics?show=all" });
  expect(jar.names()).toEqual(["session"]);
  const found = result.ok ? await findSession(result.sessionToken, setting.config) : null;
  expect(found?.user).toMatchObject({
    issuer: setting.provider.issuer,
    subject: "sub-1",
    email: "ada@example.com",
    emailVerified: true,
    firstName: "Ada",
    lastName: "Byron",
    subscriptionTier: "free",
    persona: null,
  });
  expect(setting.provider.calls).toMatchObject({ token: 1, userinfo: 1 });
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
  expect(setting.provider.calls.discovery).toBe(1);
});

test("SECURITY row 2: host headers do not reach the redirect address", async () => {
  const response = await start(createCookieJar(), "/", {
    "X-Forwarded-Host": "evil.example",
    Forwarded: "host=evil.example",
  });
  expect(response.headers.get("Location")).not.toContain("evil");
});

test("SECURITY row 8: signing in changes the session, and the old one is dead", async () => {
  const jar = createCookieJar();
  const first = await signIn(jar);
  const second = await signIn(jar);
  if (!first.ok || !second.ok) throw new Error("Both sign-ins should have worked");
  expect(second.sessionToken).not.toBe(first.sessionToken);
  expect(await findSession(first.sessionToken, setting.config)).toBeNull();
  expect(await findSession(second.sessionToken, setting.config)).not.toBeNull();
});

test("SECURITY row 8: a session cookie planted before the sign-in is not taken over", async () => {
  const planted = "A".repeat(43);
  const jar = createCookieJar([["session", planted]]);
  const result = await signIn(jar);
  expect(result.ok && result.sessionToken).not.toBe(planted);
  expect(await findSession(planted, setting.config)).toBeNull();
});

test("a failed sign-in leaves the session that is there alone", async () => {
  const jar = createCookieJar();
  const first = await signIn(jar);
  expectRefused(await finish(jar, `${APP_URL}/api/login/callback?error=access_denied`));
  expect(first.ok && (await findSession(first.sessionToken, setting.config))).not.toBeNull();
  expect(jar.names()).toContain("session");
});

test("SECURITY row 9: the state cookie is HttpOnly, Lax, Path=/, and on https __Host- and Secure", async () => {
  const plain = await start(createCookieJar());
  expect(plain.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^oauth2=[\w.-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/),
  ]);
  setting.config = { ...setting.config, appUrl: "https://northfold.example", secureCookies: true };
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
  setting.config = {
    ...setting.config,
    appUrl,
    issuer: `${appUrl}/oidc`,
    backChannelIssuer: `${inner}/oidc`,
    secureCookies: true,
  };
  ({ handler } = createDemoProvider({
    issuer: setting.config.issuer,
    clientId: setting.config.clientId,
    clientSecret: setting.config.clientSecret,
    redirectUri: `${appUrl}/api/login/callback`,
    cookieKeys: ["0123456789abcdef"],
    signingJwks: deriveSigningJwks(randomBytes(32)),
    store: createMemoryStore(),
    nextStyles: "/assets/app.css",
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
  expect(result.ok && isAdministrator(result.user, setting.config)).toBe(true);
});

test("the server asks a provider at its inner address when it has one", async () => {
  const inner = setting.config.issuer;
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
  setting.config = { ...setting.config, issuer: outer, backChannelIssuer: `http://127.0.0.1:${port}/oidc` };
  const response = await start(createCookieJar());
  middle.close();
  middle.closeAllConnections();
  expect(asked).toEqual(["/oidc/.well-known/openid-configuration"]);
  expect(response.headers.get("Location")).toMatch(/^http:\/\/outer\.invalid\/oidc\/authorize\?/);
});

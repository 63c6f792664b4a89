import { randomBytes } from "node:crypto";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CookieJar, createCookieJar } from "../../tests/emulators/cookie-jar.ts";
import { createMemoryStore } from "../../tests/setup/memory-store.ts";
import { createDemoProvider } from "./demo-provider.ts";
import { deriveSigningJwks } from "./embedded-provider.ts";

const CLIENT = { clientId: "northfold", clientSecret: "a-demo-secret-of-this-test" };
const VERIFIER = "v".repeat(50);
const CHALLENGE = Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(VERIFIER))).toString("base64url");

let server: Server;
let appUrl = "";

beforeAll(async () => {
  const app = express();
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app.use("/oidc", await makeHandler(appUrl));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function makeHandler(productUrl: string, isOpen = false) {
  return createDemoProvider({
    issuer: `${productUrl}/oidc`,
    ...CLIENT,
    redirectUri: `${productUrl}/api/login/callback`,
    cookieKeys: ["0123456789abcdef"],
    signingJwks: deriveSigningJwks(randomBytes(32)),
    store: createMemoryStore(),
    nextStyles: "/assets/app-1.css",
    addressOf: () => null,
    countStart: async () => {},
    isOpen,
  }).handler;
}

async function browse(jar: CookieJar, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Cookie", jar.header());
  if (!headers.has("Accept")) headers.set("Accept", "text/html");
  const response = await fetch(new URL(path, appUrl), { ...init, headers, redirect: "manual" });
  jar.take(response.headers);
  return response;
}

async function begin(jar: CookieJar): Promise<string> {
  const query = new URLSearchParams({
    client_id: CLIENT.clientId,
    response_type: "code",
    scope: "openid email profile",
    state: "some-state",
    nonce: "some-nonce",
    redirect_uri: `${appUrl}/api/login/callback`,
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
  });
  return (await browse(jar, `/oidc/auth?${query}`)).headers.get("Location") ?? "";
}

async function post(jar: CookieJar, page: string, fields: Record<string, string>, headers = {}): Promise<Response> {
  return browse(jar, page, { method: "POST", body: new URLSearchParams(fields), headers });
}

/** Follows the way back to the product and trades the code for the claims. */
async function claimsAfter(jar: CookieJar, posted: Response): Promise<Record<string, unknown>> {
  const resumed = await browse(jar, posted.headers.get("Location") ?? "");
  const callback = new URL(resumed.headers.get("Location") ?? "");
  expect(callback.href.startsWith(`${appUrl}/api/login/callback?`)).toBe(true);
  expect(callback.searchParams.get("iss")).toBe(`${appUrl}/oidc`);
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: callback.searchParams.get("code") ?? "",
    redirect_uri: `${appUrl}/api/login/callback`,
    code_verifier: VERIFIER,
  });
  const Authorization = `Basic ${Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString("base64")}`;
  const tokens = await (
    await fetch(`${appUrl}/oidc/token`, { method: "POST", body, headers: { Authorization } })
  ).json();
  expect(decodeJwt(tokens.id_token).nonce).toBe("some-nonce");
  const bearer = { Authorization: `Bearer ${tokens.access_token}` };
  return (await fetch(`${appUrl}/oidc/me`, { headers: bearer })).json();
}

test.each([
  ["free", "Free Demo"],
  ["pro", "Pro Demo"],
  ["premium", "Premium Demo"],
  ["admin", "Admin Demo"],
])("DEC-01 the button of %s signs in as %s", async (persona, label) => {
  const jar = createCookieJar();
  const page = await begin(jar);
  const html = await (await browse(jar, page)).text();
  expect(html).toContain(`name="persona" value="${persona}"`);
  expect(html).toContain(`Continue as ${label}</button>`);
  expect(await claimsAfter(jar, await post(jar, page, { persona }))).toEqual({
    sub: `persona-${persona}`,
    email: `${persona}.demo@example.com`,
    email_verified: true,
    given_name: label.split(" ")[0],
    family_name: "Demo",
    persona,
  });
});

test("DEC-01 the page has its heading and fields and not a single script", async () => {
  const jar = createCookieJar();
  const response = await browse(jar, await begin(jar));
  const html = await response.text();
  expect(html).toMatch(/<h1>Sign In<\/h1>/);
  for (const label of ["Email", "First name", "Last name"]) expect(html).toContain(`>${label}`);
  expect(html).toContain(">Continue</button>");
  expect(html).toContain("demo sign-in of this machine");
  expect(html).not.toMatch(/<script|style=|onload/i);

  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const style = html.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? "";
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(style))).toString("base64");
  expect(policy).toContain(`style-src 'sha256-${digest}'`);
  expect(policy).toContain(`form-action 'self' ${appUrl}`);
  expect(policy).not.toContain("unsafe");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Link")).toBe("</assets/app-1.css>; rel=prefetch; as=style");
});

test("the page and its errors speak the language chosen here, else the browser's; scripts stay out", async () => {
  const jar = createCookieJar();
  const page = await begin(jar);
  await post(jar, page, { email: "nobody" });
  const read = async (headers: Record<string, string>) => {
    const sent = { ...headers, Cookie: [jar.header(), headers.Cookie].filter(Boolean).join("; ") };
    const response = await fetch(new URL(page, appUrl), { headers: { Accept: "text/html", ...sent } });
    expect(response.headers.get("Content-Security-Policy")).not.toMatch(/script-src|unsafe/);
    return response.text();
  };
  expect(await read({ "Accept-Language": "de-AT,de;q=0.9" })).toMatch(
    /lang="de"[\s\S]*Geben Sie eine E-Mail-Adresse wie/,
  );
  const chosen = await read({ "Accept-Language": "de", Cookie: "language=fr" });
  expect(chosen).toMatch(/lang="fr"[\s\S]*<title>Erreur\u00a0: Sign In –[\s\S]*Saisissez une adresse e-mail comme/);
  expect(chosen).toContain("Continue as Free Demo</button>");
  expect(await read({ "Accept-Language": "pl", Cookie: 'language="><script>' })).toMatch(
    /lang="en"[\s\S]*Enter an e-mail/,
  );
  const expired = await fetch(`${appUrl}/oidc/interaction/none`, { headers: { "Accept-Language": "es" } });
  expect([expired.status, await expired.text()]).toEqual([400, expect.stringContaining("Este acceso ha caducado")]);
});

test("DEC-01 an e-mail address alone signs in, and the same address is always the same subject", async () => {
  const jar = createCookieJar();
  const first = await claimsAfter(jar, await post(jar, await begin(jar), { email: " Ada@Example.com " }));
  expect(first).toEqual({ sub: expect.stringMatching(/^email-/), email: "ada@example.com", email_verified: true });

  const named = { email: "ada@example.com", firstName: "Ada", lastName: "Byron" };
  const again = await claimsAfter(jar, await post(jar, await begin(jar), named));
  expect(again).toMatchObject({ sub: first.sub, given_name: "Ada", family_name: "Byron" });
});

test("an address that is none comes back beside its field, with everything that was typed", async () => {
  const jar = createCookieJar();
  const page = await begin(jar);
  const posted = await post(jar, page, { email: "nobody<", firstName: `A"b`, lastName: "x".repeat(101) });
  expect([posted.status, posted.headers.get("Location")]).toEqual([303, page]);

  const html = await (await browse(jar, page)).text();
  expect(html).toContain('aria-describedby="email-error" autofocus');
  expect(html).toContain('id="email-error">Enter an e-mail address like name@example.com.');
  expect(html).toContain('id="lastName-error">Enter at most 100 characters.');
  expect(html).toContain('value="nobody&#60;"');
  expect(html).toContain('value="A&#34;b"');
  expect(await claimsAfter(jar, await post(jar, page, { email: "ada@example.com" }))).toHaveProperty("sub");
});

test("every sign-in shows the page, and a second person can follow the first in the same browser", async () => {
  const jar = createCookieJar();
  await claimsAfter(jar, await post(jar, await begin(jar), { persona: "pro" }));
  const page = await begin(jar);
  expect(page).toMatch(/^\/oidc\/interaction\//);
  expect(await (await browse(jar, page)).text()).toContain("<h1>Sign In</h1>");
  expect(await claimsAfter(jar, await post(jar, page, { persona: "admin" }))).toMatchObject({ sub: "persona-admin" });
  expect(jar.names().some((name) => name.includes("session"))).toBe(false);
});

test("with two tabs open the earlier page still signs in", async () => {
  const jar = createCookieJar();
  const earlier = await begin(jar);
  await begin(jar);
  expect(await claimsAfter(jar, await post(jar, earlier, { persona: "free" }))).toMatchObject({ sub: "persona-free" });
});

test("SECURITY row 5: only the browser that chose gets the way back", async () => {
  const jar = createCookieJar();
  const posted = await post(jar, await begin(jar), { persona: "admin" });
  const stranger = createCookieJar();
  await begin(stranger);
  const answer = await browse(stranger, posted.headers.get("Location") ?? "");
  expect(answer.headers.get("Location") ?? "").not.toContain("code=");
});

test("an expired, used or foreign sign-in page is a 400 with a way to start again", async () => {
  const jar = createCookieJar();
  const page = await begin(jar);
  const done = await post(jar, page, { persona: "free" });
  await browse(jar, done.headers.get("Location") ?? "");
  const answers = [
    await browse(jar, page),
    await post(jar, page, { persona: "admin" }),
    await browse(createCookieJar(), await begin(createCookieJar())),
    await browse(jar, done.headers.get("Location") ?? ""),
    await browse(jar, "/oidc/auth"),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(`href="${appUrl}/api/login"`);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
});

test("SECURITY row 26: a form sent from another site does nothing", async () => {
  const jar = createCookieJar();
  const page = await begin(jar);
  const hostile = [{ Origin: "https://evil.example" }, { Origin: "null" }];
  for (const headers of hostile) expect((await post(jar, page, { persona: "admin" }, headers)).status).toBe(403);
  expect((await post(jar, page, { persona: "free" }, { Origin: appUrl })).status).toBe(303);
});

test("odd requests are friendly pages below 500", async () => {
  const jar = createCookieJar();
  const page = await begin(jar);
  const answers = await Promise.all([
    browse(jar, "/oidc"),
    browse(jar, "/oidc/nothing"),
    browse(jar, "/oidc/%E0%A4"),
    browse(jar, `${page}x`, { headers: { Cookie: "oidc-interaction=forged" } }),
    browse(jar, page, { method: "PUT" }),
    post(jar, page, { email: "x".repeat(100_000) }),
    browse(jar, page, { method: "POST", body: "%E0%A4&&=%", headers: { "Content-Type": "text/plain" } }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).not.toMatch(/node_modules|at .*\.js/);
  }
  expect(answers[5]?.status).toBe(413);
});

test("SECURITY row 2: host headers reach neither the metadata nor a redirect", async () => {
  const headers = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "ftp", Accept: "application/json" };
  const metadata = await (await fetch(`${appUrl}/oidc/.well-known/openid-configuration`, { headers })).text();
  expect(metadata).not.toContain("evil");
  expect(metadata).not.toContain("ftp:");
  expect(metadata).toContain(`"authorization_endpoint":"${appUrl}/oidc/auth"`);
});

test("SECURITY row 9: behind https every cookie is __Host-, Secure, HttpOnly, Lax and on Path=/", async () => {
  const publicUrl = "https://northfold.example";
  const proxied = createServer(await makeHandler(publicUrl));
  await new Promise<void>((resolve) => proxied.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  const direct = `http://127.0.0.1:${(proxied.address() as AddressInfo).port}`;
  const query = new URLSearchParams({
    client_id: CLIENT.clientId,
    response_type: "code",
    scope: "openid",
    redirect_uri: `${publicUrl}/api/login/callback`,
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
  });
  const response = await fetch(`${direct}/oidc/auth?${query}`, { redirect: "manual" });
  const cookies = response.headers.getSetCookie();
  proxied.close();
  proxied.closeAllConnections();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/);
    const attributes = cookie.toLowerCase().split("; ");
    expect(attributes).toEqual(expect.arrayContaining(["path=/", "secure", "httponly", "samesite=lax"]));
  }
});

function statusWithHost(url: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.on("error", reject).end();
  });
}

test("DEC-104 the demo of one machine signs nobody in who came by another name", async () => {
  const metadata = "/oidc/.well-known/openid-configuration";
  for (const host of ["jobs.example.com", "192.168.1.20:3000", "127.0.0.1.nip.io", "localhost.example.com"]) {
    expect(await statusWithHost(appUrl + metadata, host), host).toBe(421);
  }
  for (const host of ["localhost:3000", "127.0.0.1", "[::1]:8080"]) {
    expect(await statusWithHost(appUrl + metadata, host), host).toBe(200);
  }
});

test("DEC-104 an open demo has no administrator, says that it is public, and answers by its public name", async () => {
  const earlier = appUrl;
  const open = createServer((req, res) => handler(req, res));
  await new Promise<void>((resolve) => open.listen(0, "127.0.0.1", resolve));
  // A server that listens on TCP has an address object.
  appUrl = `http://127.0.0.1:${(open.address() as AddressInfo).port}`;
  const handler = await makeHandler(appUrl, true);
  try {
    const jar = createCookieJar();
    const page = await begin(jar);
    const html = await (await browse(jar, page)).text();
    expect(html.match(/Continue as [A-Z]\w+/g)).toEqual(["Continue as Free", "Continue as Pro", "Continue as Premium"]);
    expect(html).toContain("public demo without passwords");
    expect(html).not.toContain("of this machine");
    expect((await post(jar, page, { persona: "admin" })).headers.get("Location")).toBe(page);
    expect(await (await browse(jar, page)).text()).toContain("Enter your e-mail address.");
    expect(await claimsAfter(jar, await post(jar, page, { persona: "pro" }))).toMatchObject({ persona: "pro" });
    const metadata = `${appUrl}/oidc/.well-known/openid-configuration`;
    expect(await statusWithHost(metadata, "jobs.example.com")).toBe(200);
  } finally {
    appUrl = earlier;
    open.close();
    open.closeAllConnections();
  }
});

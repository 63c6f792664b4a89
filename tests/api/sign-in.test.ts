import { beforeAll, expect, test } from "vitest";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;

beforeAll(async () => {
  app = await sharedApp();
});

test("RT-08 check 1: `/` is the landing page for a visitor and the dashboard for a user", async () => {
  const client = new HttpClient(app.url);
  const visitor = await client.open("/");
  expect(visitor.html).toContain("Your Complete AI Career Assistant");
  await client.signIn({ persona: "free" });
  const user = await client.open("/");
  expect(user.html).toContain("Top Job Matches");
  expect(user.html).not.toContain("Your Complete AI Career Assistant");
});

test("DEC-01 every start of a sign-in has its own state, nonce and S256 challenge, and our own redirect address", async () => {
  const seen = new Set<string>();
  for (let start = 0; start < 10; start += 1) {
    const response = await new HttpClient(app.url).send("/api/login", {
      headers: { "X-Forwarded-Host": "evil.example" },
    });
    expect(response.status).toBe(302);
    const query = new URL(response.headers.get("location") ?? "").searchParams;
    expect(query.get("code_challenge_method")).toBe("S256");
    expect(query.get("redirect_uri")).toBe(`${app.url}/api/login/callback`);
    for (const name of ["state", "nonce", "code_challenge"]) seen.add(`${name} ${query.get(name)}`);
  }
  expect(seen.size).toBe(30);
});

test("DEC-01 a broken callback leads to `/` with a notice and without a session", async () => {
  const long = "x".repeat(10_000);
  const paths = [
    "?state=x",
    "",
    "?state=a&code=b",
    "?error=access_denied",
    `?state=${long}&code=b`,
    "?state=a&state=b&code=c",
  ];
  for (const query of paths) {
    const client = new HttpClient(app.url);
    await client.send("/api/login");
    const response = await client.send(`/api/login/callback${query}`);
    expect(response.status, query.slice(0, 40)).toBe(302);
    expect(response.headers.get("location")).toBe("/");
    const page = await client.open("/");
    expect(page.html).toContain("Sign-in failed");
    expect(page.html).toContain("Your Complete AI Career Assistant");
    expect((await client.send("/api/auth/user")).status).toBe(401);
  }
});

test("SECURITY row 8, 11: the token changes at sign-in, and log-out kills it on the server", async () => {
  const client = new HttpClient(app.url);
  client.setCookie("session", "planted");
  await client.signIn({ email: "fixation@example.com" });
  const old = client.cookieHeader;
  expect(old).not.toContain("planted");
  const out = await client.send("/api/logout");
  expect(out.status).toBe(302);
  expect(out.headers.get("location")).toBe("/");
  const replay = await fetch(`${app.url}/api/auth/user`, { headers: { Cookie: old } });
  expect(replay.status).toBe(401);
});

test("DEC-02 a link on another site does not log out, and asks instead", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "logout@example.com" });
  const page = await client.open("/api/logout", { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(page.html).toContain("Log out");
  expect((await client.send("/api/auth/user")).status).toBe(200);
});

test("DEC-20 the current user has exactly the public fields", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ persona: "pro" });
  const user = await client.json<Record<string, unknown>>("/api/auth/user");
  expect(Object.keys(user).sort()).toEqual([
    "createdAt",
    "email",
    "firstName",
    "id",
    "impersonatedBy",
    "isAdmin",
    "lastName",
    "profileImageUrl",
    "subscriptionStatus",
    "subscriptionTier",
  ]);
  expect(user).toMatchObject({ firstName: "Pro", subscriptionTier: "pro", isAdmin: false, impersonatedBy: null });
});

test("DEC-01 another loopback name is sent on to APP_URL, and never to a foreign host", async () => {
  const port = new URL(app.url).port;
  const response = await fetch(`http://localhost:${port}//evil.example/x?y=1`, { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe(`${app.url}/evil.example/x?y=1`);
});

test("DEC-82 a form posted without a session leads to `/` and says that it expired", async () => {
  const client = new HttpClient(app.url);
  const response = await client.send("/forms/matching/retry", {
    method: "POST",
    body: new URLSearchParams({ returnTo: "/" }),
  });
  expect(response.status).toBe(303);
  const page = await client.open("/");
  expect(page.html).toContain("Your session has expired");
  expect(page.html).toContain("Please sign in again.");
});

test.each([
  ["/forms/resumes/rename", { name: "Night shifts", resumeId: "6b076b1f34e12d69bcebcf2c" }, "Night shifts"],
  ["/forms/resumes/edit", { experience: "Nurse in Oslo", resumeId: "6b076b1f34e12d69bcebcf2c" }, "Nurse in Oslo"],
  ["/forms/applications/add", { jobTitle: "Welder", company: "Acme", status: "applied" }, "Welder\n\nAcme"],
])("DEC-82 what was typed into %s is not lost with the session, however short it is", async (path, fields, kept) => {
  const body = new URLSearchParams({ ...fields, returnTo: "/?dialog=a b" });
  const response = await new HttpClient(app.url).send(path, { method: "POST", body });
  expect(response.status).toBe(401);
  expect(/<textarea[^>]*>([^<]*)</.exec(await response.text())?.[1]).toBe(kept);
});

test("DEC-82 a visitor on an application path gets the 404 page with a `Sign In` that leads back there", async () => {
  const page = await new HttpClient(app.url).open("/my-resumes");
  expect(page.status).toBe(404);
  expect(page.html).toContain("404 Page Not Found");
  expect(page.html).toContain("/api/login?returnTo=%2Fmy-resumes");
});

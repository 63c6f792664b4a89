import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, NO_JOBS, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";

let app: App;

beforeAll(async () => {
  app = await startApp({
    ...NO_JOBS,
    LIMIT_WRITES_PER_MINUTE: "5",
    LIMIT_UPLOADS_PER_HOUR: "2",
    LIMIT_DOWNLOADS_PER_MINUTE: "3",
    LIMIT_EXPORTS_PER_HOUR: "1",
    LIMIT_FAILED_LOGINS_PER_MINUTE: "3",
  });
});

afterAll(() => app.stop());

test("SECURITY row 62: one write too many is 429 with Retry-After, as JSON and as a page, and reading goes on", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "writes@example.com" });
  const write = (n: number) =>
    client.send("/forms/matching/retry", {
      method: "POST",
      body: new URLSearchParams({ returnTo: "/" }),
      headers: { "X-Forwarded-For": `10.0.0.${n}` },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await write(n)).status);
  expect(statuses).toEqual([303, 303, 303, 303, 303]);
  const page = await write(6);
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await page.text()).toContain("Too many requests");
  const json = await client.send("/api/resumes/bulk", { method: "DELETE" });
  expect(json.status).toBe(429);
  expect(await json.json()).toEqual({ message: expect.stringContaining("Too many requests") });
  expect((await client.send("/api/stats")).status).toBe(200);
});

test("SECURITY row 62: uploads are limited by user, and a refused one stores nothing", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "uploads@example.com" });
  const bytes = await resumePdf("nurse");
  const upload = () => client.upload({ bytes, filename: "cv.pdf", type: PDF_TYPE }, "CV");
  expect((await upload()).status).toBe(201);
  expect((await upload()).status).toBe(201);
  const third = await upload();
  expect(third.status).toBe(429);
  expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(await client.json("/api/resumes")).toHaveLength(2);
});

test("SECURITY row 62: downloads are limited by user; one too many is JSON, a notice on the screen, or a page", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "downloads@example.com" });
  const uploaded = await client.upload({ bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE }, "CV");
  const { id } = (await uploaded.json()) as { id: string };
  const addresses = [
    `/api/resumes/${id}/download/txt`,
    `/api/resumes/${id}/download/pdf`,
    `/api/resumes/${id}/original`,
  ];
  for (const address of addresses) expect((await client.send(address)).status).toBe(200);
  const message = "Too many requests. Please wait a moment and try again.";
  for (const address of addresses) {
    const refused = await client.send(address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ message });
  }
  const headers = { "Sec-Fetch-Dest": "document", Referer: `${app.url}/my-resumes` };
  const screen = await client.open(addresses[1]!, { headers });
  expect(screen.path).toBe("/my-resumes");
  expect(screen.html).toContain(`Failed to download resume. ${message}`);
  const page = await client.send("/analytics/applications.csv", { headers });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await client.send("/api/stats")).status).toBe(200);
});

test("SECURITY row 62: exports of an account are limited by user", async () => {
  const client = new HttpClient(app.url);
  await client.signIn({ email: "exports@example.com" });
  expect((await client.json<{ profile: { email: string } }>("/api/account/export")).profile.email).toBe(
    "exports@example.com",
  );
  expect((await client.send("/api/account/export")).status).toBe(429);
  const page = await client.open("/api/account/export", { headers: { "Sec-Fetch-Dest": "document" } });
  expect(page.html).toContain("Data not downloaded");
  expect(page.html).toContain("Too many requests");
});

/** A sign-in that began here and comes back with a code the provider never gave. */
async function failSignIn(n: number): Promise<Response> {
  const client = new HttpClient(app.url);
  const start = await client.send("/api/login");
  const state = new URL(start.headers.get("location") ?? "").searchParams.get("state");
  return client.send(`/api/login/callback?state=${state}&code=wrong`, {
    headers: { "X-Forwarded-For": `10.0.1.${n}` },
  });
}

test("SECURITY row 62: failed sign-ins are limited by address, whatever X-Forwarded-For says; what did not begin here counts for nothing", async () => {
  for (let n = 0; n < 20; n += 1) {
    const foreign = await fetch(`${app.url}/api/login/callback?state=x&code=y`, { redirect: "manual" });
    expect([foreign.status, foreign.headers.get("location")]).toEqual([302, "/"]);
    expect((await fetch(`${app.url}/api/login`, { redirect: "manual" })).status).toBe(302);
  }
  await new HttpClient(app.url).signIn({ email: "not-locked-out@example.com" });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await failSignIn(n)).status);
  expect(statuses).toEqual([302, 302, 302, 429]);
  const refused = await failSignIn(5);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("content-type")).toContain("text/html");
  const page = await refused.text();
  expect(page).toContain("<h1>Too many requests</h1>");
  expect(page).toContain("<title>");
});

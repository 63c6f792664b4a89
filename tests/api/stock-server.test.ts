import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { startOidcEmulator } from "../emulators/oidc-provider.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { fillFromPrepared } from "../setup/prepared-data.ts";

// The build as platforms run it that expect the stock server: a database and a provider by address, nothing of main.ts.
let app: App;
let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>>;
let provider: Awaited<ReturnType<typeof startOidcEmulator>>;
const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-stock-"));

beforeAll(async () => {
  fillFromPrepared(dataDir);
  [database, provider] = await Promise.all([joinEmbeddedDatabase(dataDir), startOidcEmulator()]);
  const settings = {
    MONGODB_URI: database.uri,
    OAUTH_ISSUER: provider.issuer,
    OAUTH_CLIENT_ID: provider.clientId,
    OAUTH_CLIENT_SECRET: provider.clientSecret,
  };
  app = await startApp(settings, ["node_modules/@react-router/serve/dist/cli.js", "build/server/index.js"]);
});

afterAll(async () => {
  await app.stop();
  await provider.close();
  await database.leave();
  rmSync(dataDir, { recursive: true, force: true });
});

test("the build runs under the stock server, with the same headers and a nonce of its own for each page", async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await fetch(app.url)).headers.get("content-security-policy") ?? ""),
  );
  expect(policies[0]).toContain("object-src 'none'");
  expect(policies[0]).not.toBe(policies[1]);
  const page = await (await fetch(app.url)).text();
  expect(page).toContain("Your Complete AI Career Assistant");
});

test("DEC-13 the same-origin gate holds there as well, on pages, forms and /api", async () => {
  for (const route of ["/", "/forms/matching/retry", "/api/upload-resume", "/api/logout"]) {
    const foreign: HeadersInit[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "same-site" },
    ];
    for (const headers of foreign) {
      const response = await fetch(app.url + route, { method: "POST", headers, redirect: "manual" });
      expect(response.status, `${route} ${JSON.stringify(headers)}`).toBe(403);
    }
  }
});

test("check 5 signed out, /api answers 401 there as well, and unknown paths 404", async () => {
  expect((await fetch(`${app.url}/api/resumes`)).status).toBe(401);
  expect((await fetch(`${app.url}/api/xyz`)).status).toBe(404);
  expect((await fetch(`${app.url}/no-such-page`)).status).toBe(404);
});

test("DEC-01 sign-in at a configured provider works there, and bodies are counted there too", async () => {
  const client = new HttpClient(app.url);
  const start = await client.send("/api/login");
  const atProvider = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
  const back = await client.send(atProvider.headers.get("location") ?? "");
  expect(back.status).toBe(302);
  expect((await client.send("/api/auth/user")).status).toBe(200);
  const body = new Uint8Array(12 * 1024 * 1024);
  const tooLarge = await client
    .send("/api/upload-resume", {
      method: "POST",
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    })
    .then(
      (response) => response.status,
      () => 413,
    );
  expect(tooLarge).toBe(413);
});

import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

const COPY = "/api/account/offline-copy";

let app: SharedApp;
let client: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  client = await prepareDemoUser(app.url, "pro");
});

async function somebodyElse(): Promise<HttpClient> {
  const other = new HttpClient(app.url);
  await other.signIn({ email: `${randomUUID()}@example.com` });
  return other;
}

async function choose(keep: string): Promise<void> {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url };
  const body = new URLSearchParams({ keep, returnTo: "/" });
  await client.open("/forms/account/offline", { method: "POST", headers, body });
}

test("the copy holds what the dashboard says, and nothing that needs a connection", async () => {
  const answer = await client.send(COPY);
  const html = await answer.text();
  for (const text of ["This is your dashboard as of", "you are offline", "Total Matches", "Top Job Matches"])
    expect(html).toContain(text);
  expect(html).toMatch(/<article/);
  expect(html).not.toMatch(/<form|<script|type="submit"|\?why=/);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(Date.parse(answer.headers.get("expires") ?? "")).toBeGreaterThan(Date.now());
  expect((await new HttpClient(app.url).send(COPY)).status).toBe(401);
});

test("a page says that the copy may stay to the one alone who asked for it", async () => {
  const mark = async (who: HttpClient, path = "/") => (await who.send(path)).headers.get("offline-copy");
  expect(await mark(client)).toBeNull();
  await choose("on");
  expect([await mark(client), await mark(client, "/my-resumes")]).toEqual(["keep", "keep"]);
  const [, choice = ""] = /offline=([^;]+)/.exec(client.cookieHeader) ?? [];
  const other = await somebodyElse();
  for (const who of [other, new HttpClient(app.url)]) {
    who.setCookie("offline", choice);
    const answer = await who.send("/");
    expect(answer.headers.get("offline-copy")).toBeNull();
    expect(answer.headers.getSetCookie().join()).toMatch(/offline=;.*Max-Age=0/);
  }
  // A choice that nobody signed is none.
  const forged = await somebodyElse();
  forged.setCookie("offline", "e30.abc");
  expect(await mark(forged)).toBeNull();
  await choose("");
  expect(await mark(client)).toBeNull();
});

test("logging out says that everything kept goes, also to a browser whose scripts are off", async () => {
  await choose("on");
  const answer = await client.send("/api/logout", { redirect: "manual" });
  expect(answer.headers.get("clear-site-data")).toBe('"storage"');
  expect(answer.headers.getSetCookie().join()).toMatch(/offline=;.*Max-Age=0/);
});

test("the worker's script asks nobody but the server", async () => {
  const { headers } = await new HttpClient(app.url).send("/offline.js");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; object-src 'none'; connect-src 'self'");
  expect([headers.get("cache-control"), headers.get("content-type")]).toEqual([
    "no-cache",
    "text/javascript; charset=utf-8",
  ]);
});

import { beforeAll, expect, test } from "vitest";
import { HttpClient } from "../setup/http-client.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;
let client: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  client = new HttpClient(app.url);
  await client.signIn({ email: "search@example.com" });
});

function search(body?: unknown): Promise<Response> {
  return client.sendJson("POST", "/api/scrape-jobs", body);
}

async function count(body?: unknown): Promise<number> {
  const response = await search(body);
  expect(response.status).toBe(200);
  const answer = await response.json();
  expect(answer).toEqual({
    jobsFound: expect.any(Number),
    message: expect.stringMatching(new RegExp(`^Found ${answer.jobsFound} jobs? in the built-in listings\\.$`)),
    usingFallback: true,
  });
  return answer.jobsFound;
}

test("API-26, DEC-61 no outside source is connected, and that is no error", async () => {
  expect(await client.json("/api/apify/test")).toEqual({ connected: false, actorsAvailable: 0 });
});

test("API-27, DEC-61 a search counts the built-in listings that have every word and lie in the place", async () => {
  expect(await count()).toBe(100);
  const nurses = await count({ query: "nurse" });
  expect(nurses).toBeGreaterThan(0);
  expect(nurses).toBeLessThan(100);
  expect(await count({ query: "nurses" })).toBe(nurses);
  expect(await count({ query: "nurse", limit: 1 })).toBe(1);
  expect(await count({ query: "nurse quantum basketweaving" })).toBe(0);
  const ohio = await count({ location: "Ohio" });
  const columbus = await count({ location: "Columbus, OH" });
  expect(columbus).toBeGreaterThan(0);
  expect(ohio).toBeGreaterThanOrEqual(columbus);
  expect(await count({ location: "Remote" })).toBeGreaterThan(0);
  expect(await count({ location: "Atlantis" })).toBe(0);
});

test("DEC-12 what is no search is 400 with a sentence; signed out both are 401", async () => {
  for (const body of [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { query: { $gt: "" } }, { location: ["x"] }, []]) {
    const response = await search(body);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/\S/);
  }
  const visitor = new HttpClient(app.url);
  expect((await visitor.send("/api/apify/test")).status).toBe(401);
  expect((await visitor.send("/api/scrape-jobs", { method: "POST" })).status).toBe(401);
  expect((await client.send("/api/scrape-jobs")).headers.get("allow")).toBe("POST");
});

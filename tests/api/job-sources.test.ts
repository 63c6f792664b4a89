import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApifyEmulator, startApifyEmulator } from "../emulators/apify.ts";
import { inventVacancies } from "../emulators/job-board-shapes.ts";
import { type JobBoards, startJobBoards } from "../emulators/job-boards.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

let apify: ApifyEmulator;
let boards: JobBoards;
let app: App;
let client: HttpClient;

beforeAll(async () => {
  apify = await startApifyEmulator();
  boards = await startJobBoards();
  app = await startApp({
    APIFY_TOKEN: apify.token,
    APIFY_BASE_URL: apify.url,
    JOB_BOARDS_BASE_URL: boards.url,
    SWEEP_SECONDS: "1",
  });
  client = new HttpClient(app.url);
  await client.signIn({ email: "sources@example.com" });
});

afterAll(async () => {
  await app.stop();
  await apify.close();
  await boards.close();
});

async function search(body: unknown): Promise<{ jobsFound: number; message: string; usingFallback: boolean }> {
  const response = await client.sendJson("POST", "/api/scrape-jobs", body);
  expect(response.status).toBe(200);
  return response.json();
}

test("API-26, DEC-61 with a token the test tells that Apify is connected, and how many actors there are", async () => {
  apify.actors.set("misceres/indeed-scraper", [
    {
      id: "1",
      positionName: "Nurse",
      company: "Acme",
      location: "Denver, CO",
      url: "https://www.indeed.com/viewjob?jk=1",
    },
  ]);
  apify.actors.set("curious_coder/linkedin-jobs-scraper", []);
  expect(await client.json("/api/apify/test")).toEqual({ connected: true, actorsAvailable: 2 });
});

test("API-27, DEC-100 a search answers from the boards and stores what it found by their names", async () => {
  expect(await search({ query: "nurse", location: "Denver, CO", limit: 10 })).toEqual({
    jobsFound: 1,
    message: "Found 1 job on Indeed and LinkedIn.",
    usingFallback: false,
  });
  const stored = await withDatabase(app, (db) =>
    db.collection("listings").findOne({ source: "indeed", isSample: false }),
  );
  expect(stored).toMatchObject({ title: "Nurse", company: "Acme" });
});

test("API-27, DEC-61 when the boards do not answer, the listings at hand do, and it is no error", async () => {
  apify.fail("402");
  const answer = await search({ query: "nurse" });
  expect(answer.usingFallback).toBe(true);
  expect(answer.jobsFound).toBeGreaterThan(0);
  expect(answer.message).toMatch(new RegExp(`^Found ${answer.jobsFound} jobs? in the built-in listings\\.$`));
  apify.fail(null);
});

test("a source that was set up is read by the queue within seconds, and says how it went", async () => {
  boards.list("greenhouse", "acme", inventVacancies(12));
  const now = new Date();
  await withDatabase(app, async (db) => {
    await db.collection("jobSources").insertOne({
      kind: "greenhouse",
      settings: { board: "acme" },
      key: "greenhouse acme",
      host: "boards-api.greenhouse.io",
      isEnabled: true,
      isRemoved: false,
      createdAt: now,
      nextRunAt: now,
      queuedUntil: null,
      run: null,
      failures: 0,
      doubts: 0,
      validators: null,
    });
    const isRead = { "lastReading.outcome": "read", run: null };
    const source = await until(() => db.collection("jobSources").findOne(isRead));
    expect(source.lastReading).toMatchObject({ problem: null, listed: 12, added: 12, closed: 0, leftOut: 0 });
    expect(source.nextRunAt.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
    expect(await db.collection("listings").countDocuments({ source: "Greenhouse" })).toBe(12);
  });
});

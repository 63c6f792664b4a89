import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ProgressItem } from "../../server/domain/material-view.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import { type ModelServer, startModelServer } from "../emulators/openai.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";
import { startWorker, type WorkerProcess } from "../setup/worker-process.ts";

const EMAIL = "worker@example.com";
/** Resumes that wait at once. */
const WAITING = 24;
const CLOSE_LOOK_MS = 5;
/** One matching takes a fraction of it. */
const PROMPT_MS = 10_000;

let model: ModelServer;
let app: App;
let client: HttpClient;
let settings: Record<string, string>;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  model = await startModelServer("good");
  // One call a day: what is not given back is missed at once.
  settings = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url, AI_CALLS_PER_USER_DAY: "1", SWEEP_SECONDS: "1" };
  app = await startApp({ ...settings, JOBS: "worker" });
  client = new HttpClient(app.url);
  await client.signIn({ email: EMAIL });
  await withDatabase(app, (db) =>
    db.collection("users").updateOne({ email: EMAIL }, { $set: { subscriptionTier: "pro" } }),
  );
});

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.end("SIGKILL");
});

afterAll(async () => {
  await app.stop();
  await model.stop();
});

async function start(): Promise<WorkerProcess> {
  const worker = await startWorker(app, settings);
  workers.push(worker);
  return worker;
}

const matchesOf = () => client.json<MatchView[]>("/api/job-matches");
const progressOf = () => client.json<ProgressItem[]>("/api/ai-generation-progress");

/** Copies of the resume there is, whose matching was asked for a while ago and never begun. */
async function leaveWaiting(): Promise<void> {
  await withDatabase(app, async (db) => {
    const resumes = db.collection("resumes");
    const original = await resumes.findOne({ name: "First" });
    const matching = { ...original?.matching, state: "queued", attempts: 0, startedAt: null, finishedAt: null };
    await resumes.deleteMany({ name: "Waiting" });
    // What a worker that was killed in an earlier test had locked stays so for minutes.
    await db.collection("agendaJobs").updateMany({}, { $set: { lockedAt: null } });
    await resumes.insertMany(
      Array.from({ length: WAITING }, () => {
        const { _id, ...rest } = original!;
        return { ...rest, name: "Waiting", matching: { ...matching, requestedAt: new Date(Date.now() - 60_000) } };
      }),
    );
  });
}

async function countWaiting(filter: Record<string, unknown>): Promise<number> {
  return withDatabase(app, (db) => db.collection("resumes").countDocuments({ name: "Waiting", ...filter }));
}

async function untilDone(count: number): Promise<true> {
  return until(async () => ((await countWaiting({ "matching.state": "done" })) >= count ? true : null), 90_000);
}

/** All that wait are done within a second or so, so this looks closely. */
async function untilFirstDone(): Promise<void> {
  await withDatabase(app, async (db) => {
    const done = { name: "Waiting", "matching.state": "done" };
    while ((await db.collection("resumes").countDocuments(done)) === 0) await wait(CLOSE_LOOK_MS);
  });
}

test("with JOBS=worker a process that serves pages does no job, and says at the start who does", async () => {
  expect(app.output()).toContain("npm run worker");
  const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };
  expect((await client.upload(file, "First")).status).toBe(201);
  // The page waits a moment for matches, is told that they are being made, and shows them once a worker is there.
  expect((await client.open("/")).status).toBe(200);
  const queued = await withDatabase(app, (db) => db.collection("agendaJobs").find({}).toArray());
  expect(queued).toMatchObject([{ name: "match-resume", lockedAt: null }]);
  expect(await matchesOf()).toEqual([]);
  const worker = await start();
  expect(worker.output()).toMatch(/^Northfold's worker uses .+\. It works until Ctrl-C\.$/m);
  await until(async () => ((await matchesOf()).length > 0 ? true : null));
  expect(await worker.end("SIGTERM")).toBe(0);
});

test("a worker that is killed in the middle loses nothing: the next one does what is left", async () => {
  await leaveWaiting();
  const first = await start();
  await untilFirstDone();
  await first.end("SIGKILL");
  expect(await countWaiting({ "matching.state": "done" })).toBeLessThan(WAITING);
  await start();
  await untilDone(WAITING);
});

test("SIGTERM ends a worker with what it does, and leaves nothing locked; several work at once", {
  tags: "long",
}, async () => {
  await leaveWaiting();
  const first = await start();
  await untilFirstDone();
  const began = performance.now();
  expect(await first.end("SIGTERM")).toBe(0);
  expect(performance.now() - began).toBeLessThan(PROMPT_MS);
  const left = await countWaiting({ "matching.state": "queued" });
  expect(left).toBeGreaterThan(0);
  const locked = await withDatabase(app, (db) =>
    db.collection("agendaJobs").countDocuments({ lockedAt: { $ne: null } }),
  );
  expect(locked).toBe(0);
  expect(await countWaiting({ "matching.state": "running" })).toBe(0);
  await Promise.all([start(), start()]);
  await untilDone(WAITING);
});

test("DEC-38 what a killed worker was writing is failed within seconds and costs nothing; the next click succeeds", {
  tags: "long",
}, async () => {
  await start();
  model.behave("hanging");
  const jobId = (await until(async () => (await matchesOf())[0] ?? null)).job.id;
  const click = () =>
    client.send("/forms/materials/generate", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: client.base },
      body: new URLSearchParams({ kind: "cover-letter", jobId, returnTo: "/" }),
    });
  await click();
  await until(async () => (model.requests.length > 0 ? true : null));
  for (const worker of workers.splice(0)) await worker.end("SIGKILL");
  expect(await progressOf()).toMatchObject([{ status: "active" }]);
  model.hangUp();
  model.behave("good");
  await start();
  await until(async () => ((await progressOf())[0]?.status === "failed" ? true : null));
  await click();
  await until(async () => ((await client.json<unknown[]>("/api/cover-letters")).length === 1 ? true : null));
  expect(model.requests).toHaveLength(2);
});

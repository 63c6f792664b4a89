import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { MATCH_JOB } from "../../server/matches/match-job.ts";
import { MAX_ATTEMPTS } from "../../server/matches/match-resume.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, databaseUri, freePort, startApp } from "../setup/app-process.ts";
import { type DatabaseGate, startDatabaseGate } from "../setup/database-gate.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

let database: Awaited<ReturnType<typeof joinEmbeddedDatabase>> | null = null;
let connection: mongoose.Connection;
let gate: DatabaseGate;
let app: App;
let dataDir: string;
let settings: Record<string, string>;

beforeAll(async () => {
  const port = await freePort();
  dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-poison-"));
  const given = databaseUri(port);
  database = given ? null : await joinEmbeddedDatabase(dataDir);
  const upstream = given ?? database?.uri ?? "";
  gate = await startDatabaseGate(upstream);
  connection = await mongoose.createConnection(upstream).asPromise();
  settings = { PORT: String(port), DATA_DIR: path.join(dataDir, "app"), MONGODB_URI: gate.uri };
  app = await startApp(settings);
}, 90_000);

afterAll(async () => {
  await app.stop();
  await connection.close();
  await gate.close();
  await database?.leave();
  rmSync(dataDir, { recursive: true, force: true });
});

async function upload(email: string): Promise<HttpClient> {
  const client = new HttpClient(app.url);
  await client.signIn({ email });
  const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };
  expect((await client.upload(file, "CV")).status).toBe(201);
  return client;
}

type Matching = { state: string; attempts: number };

async function matchingOfPoison(): Promise<Matching> {
  const resume = await connection.collection<{ matching: Matching }>("resumes").findOne({}, { sort: { _id: 1 } });
  if (!resume) throw new Error("There is no resume");
  return resume.matching;
}

/** As late as this, the run that a crash cut off is asked for again, or not yet. */
async function letItBe(begun: Date): Promise<void> {
  const times = { "matching.requestedAt": begun, "matching.startedAt": begun };
  await connection.collection("resumes").updateMany({ "matching.state": "running" }, { $set: times });
  await connection.collection("agendaJobs").updateMany({ name: "sweep" }, { $set: { nextRunAt: new Date(0) } });
}

/** The process dies as soon as a matching has begun, as of a fault that takes it down. */
async function untilItDies(begin: () => Promise<unknown>): Promise<void> {
  const { process } = app;
  const gone = once(process, "exit");
  gate.watch(
    ({ name, names }) => (name === "findAndModify" && names("matching.attempts") ? "cut-after" : "pass"),
    () => process.kill("SIGKILL"),
  );
  await begin();
  await gone;
  gate.watch(() => "pass");
  await connection.collection("agendaJobs").deleteMany({ name: MATCH_JOB });
  await letItBe(new Date(Date.now() + 3_600_000));
}

test("SECURITY row 57: a matching that takes the process down five times is given up, and others go on", async () => {
  await untilItDies(() => upload("poison@example.com").catch(() => null));
  for (let starts = 2; starts <= MAX_ATTEMPTS; starts += 1) {
    expect(await matchingOfPoison()).toMatchObject({ state: "running", attempts: starts - 1 });
    app = await startApp(settings);
    await untilItDies(() => letItBe(new Date(0)));
  }
  app = await startApp(settings);
  await letItBe(new Date(0));
  const other = await upload("other@example.com");
  await until(async () => ((await other.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
  await until(async () => ((await matchingOfPoison()).state === "failed" ? true : null));
  expect((await matchingOfPoison()).attempts).toBe(MAX_ATTEMPTS);
  const poison = new HttpClient(app.url);
  await poison.signIn({ email: "poison@example.com" });
  expect(await poison.json("/api/job-matches")).toEqual([]);
  expect((await poison.open("/")).html).toMatch(/Retry|Try again/i);
}, 120_000);

import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MATCH_JOB } from "../../server/matches/match-job.ts";
import { MAX_ATTEMPTS } from "../../server/matches/match-resume.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { type GatedDatabase, openGatedDatabase } from "../setup/gated-database.ts";
import { HttpClient } from "../setup/http-client.ts";
import { runs } from "../setup/run-length.ts";
import { until } from "../setup/until.ts";

/** Each costs a start of the product: between the first and the last, deaths are only counted. */
const DEATHS = runs({ few: 2, many: MAX_ATTEMPTS });

let database: GatedDatabase;
let app: App;

beforeAll(async () => {
  database = await openGatedDatabase();
  app = await startApp(database.settings);
});

afterAll(async () => {
  await app.stop();
  await database.close();
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
  const resume = await database.connection
    .collection<{ matching: Matching }>("resumes")
    .findOne({}, { sort: { _id: 1 } });
  if (!resume) throw new Error("There is no resume");
  return resume.matching;
}

/** As late as this, the run that a crash cut off is asked for again, or not yet. */
async function letItBe(begun: Date): Promise<void> {
  const times = { "matching.requestedAt": begun, "matching.startedAt": begun };
  await database.connection.collection("resumes").updateMany({ "matching.state": "running" }, { $set: times });
  await database.connection
    .collection("agendaJobs")
    .updateMany({ name: "sweep" }, { $set: { nextRunAt: new Date(0) } });
}

/** The process dies as soon as a matching has begun, as of a fault that takes it down. */
async function untilItDies(begin: () => Promise<unknown>): Promise<void> {
  const { process } = app;
  const gone = once(process, "exit");
  database.gate.watch(
    ({ name, names }) => (name === "findAndModify" && names("matching.attempts") ? "cut-after" : "pass"),
    () => process.kill("SIGKILL"),
  );
  await begin();
  await gone;
  database.gate.watch(() => "pass");
  await database.connection.collection("agendaJobs").deleteMany({ name: MATCH_JOB });
  await letItBe(new Date(Date.now() + 3_600_000));
}

test("SECURITY row 57: a matching that takes the process down five times is given up, and others go on", {
  tags: "long",
}, async () => {
  await untilItDies(() => upload("poison@example.com").catch(() => null));
  expect(await matchingOfPoison()).toMatchObject({ state: "running", attempts: 1 });
  const skipped = MAX_ATTEMPTS - DEATHS;
  await database.connection.collection("resumes").updateMany({}, { $inc: { "matching.attempts": skipped } });
  for (let starts = skipped + 2; starts <= MAX_ATTEMPTS; starts += 1) {
    expect(await matchingOfPoison()).toMatchObject({ state: "running", attempts: starts - 1 });
    app = await startApp(database.settings);
    await untilItDies(() => letItBe(new Date(0)));
  }
  app = await startApp(database.settings);
  await letItBe(new Date(0));
  const other = await upload("other@example.com");
  await until(async () => ((await other.json<unknown[]>("/api/job-matches")).length > 0 ? true : null));
  await until(async () => ((await matchingOfPoison()).state === "failed" ? true : null));
  expect((await matchingOfPoison()).attempts).toBe(MAX_ATTEMPTS);
  const poison = new HttpClient(app.url);
  await poison.signIn({ email: "poison@example.com" });
  expect(await poison.json("/api/job-matches")).toEqual([]);
  expect((await poison.open("/")).html).toMatch(/Retry|Try again/i);
});

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { CoverLetterView, ProgressItem } from "../../server/domain/material-view.ts";
import { type ModelServer, startModelServer } from "../emulators/openai.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, freePort, startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

let model: ModelServer;
/** Where the data of the test that is running lies. */
let dataDir: string;
let app: App;
let settings: Record<string, string>;

function newDataDir(): string {
  return mkdtempSync(path.join(os.tmpdir(), "northfold-crash-"));
}

beforeAll(async () => {
  model = await startModelServer("hanging");
  dataDir = newDataDir();
  // One call a day: what is not given back is missed at once.
  settings = { DATA_DIR: dataDir, OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url, AI_CALLS_PER_USER_DAY: "1" };
  app = await startApp({ ...settings, PORT: String(await freePort()) });
});

afterAll(async () => {
  await app.stop();
  await model.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const EMAIL = "crash@example.com";

/** Somebody on a paid plan who has made nothing yet. */
async function signedIn(): Promise<{ client: HttpClient; jobId: string }> {
  const client = new HttpClient(app.url);
  await client.signIn({ email: EMAIL });
  await withDatabase({ ...app, dataDir }, (database) =>
    database.collection("users").updateOne({ email: EMAIL }, { $set: { subscriptionTier: "pro" } }),
  );
  if ((await client.json<unknown[]>("/api/resumes")).length === 0) {
    const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };
    expect((await client.upload(file, "CV")).status).toBe(201);
  }
  const match = await until(async () => (await client.json<MatchView[]>("/api/job-matches"))[0] ?? null);
  return { client, jobId: match.job.id };
}

/** The form of the card's menu, as a page posts it; what it answers is of no matter here. */
function click(client: HttpClient, jobId: string, kind = "cover-letter"): Promise<Response | null> {
  return client
    .send("/forms/materials/generate", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: client.base },
      body: new URLSearchParams({ kind, jobId, returnTo: "/" }),
    })
    .catch(() => null);
}

const progressOf = (client: HttpClient) => client.json<ProgressItem[]>("/api/ai-generation-progress");

async function untilCalled(calls: number): Promise<void> {
  await until(async () => (model.requests.length >= calls ? true : null));
}

test("DEC-38: a process killed in mid-generation leaves it failed, nothing charged, and the next one begins", {
  tags: "long",
}, async () => {
  const { client, jobId } = await signedIn();
  const clicked = click(client, jobId);
  await untilCalled(1);
  app.process.kill("SIGKILL");
  await clicked;
  model.hangUp();
  model.behave("good");
  app = await startApp({ ...settings, PORT: new URL(app.url).port });
  const [left] = await progressOf(client);
  expect(left).toMatchObject({ type: "cover-letter", status: "failed" });
  expect(await client.json("/api/cover-letters")).toEqual([]);
  // It is told of once; the first page may still say that it goes on, where the kill came late.
  const pages = [await client.open("/"), await client.open("/"), await client.open("/")];
  expect(pages.filter(({ html }) => html.includes("Failed to generate cover letter"))).toHaveLength(1);
  await click(client, jobId);
  await until(async () => ((await client.json<unknown[]>("/api/cover-letters")).length === 1 ? true : null));
  // The one call of the day was given back: the model wrote, not the local engine.
  expect(model.requests).toHaveLength(2);
  expect((await progressOf(client)).map(({ status }) => status)).toEqual(["completed", "failed"]);
});

test("DEC-38: after a crash between two writes, what is stored counts as made, and half a tailored resume goes", {
  tags: "long",
}, async () => {
  model.behave("good");
  const { client, jobId } = await signedIn();
  await click(client, jobId, "resume");
  await until(async () => ((await client.json<unknown[]>("/api/ai-generated-resumes")).length === 1 ? true : null));
  await until(async () => ((await progressOf(client)).every(({ status }) => status !== "active") ? true : null));
  const before = await client.json<ResumeView[]>("/api/resumes");
  expect(before.map(({ isActive, optimizationScore }) => [isActive, optimizationScore === undefined])).toEqual([
    [true, false],
    [false, true],
  ]);
  await withDatabase({ ...app, dataDir }, async (database) => {
    // As a kill leaves them: before the resume's last write, and after the letter's.
    const unended = { $set: { status: "active", finishedAt: null, expiresAt: null } };
    await database.collection("generations").updateMany({ status: "completed" }, unended);
    await database.collection("materials").deleteMany({ kind: "resume" });
  });
  app.process.kill("SIGKILL");
  app = await startApp({ ...settings, PORT: new URL(app.url).port });
  const ended = (await progressOf(client)).map(({ type, status }) => [type, status]);
  expect(ended).toContainEqual(["cover-letter", "completed"]);
  expect(ended).toContainEqual(["resume", "failed"]);
  const left = await client.json<ResumeView[]>("/api/resumes");
  expect(left.map(({ isActive, optimizationScore }) => [isActive, optimizationScore === undefined])).toEqual([
    [true, true],
  ]);
  const matches = await client.json<MatchView[]>("/api/job-matches");
  expect(matches.filter(({ matchDetails }) => matchDetails.hasAIGeneration)).toEqual([]);
});

test("DEC-38: two clicks, a second tab and a second server make one generation, which a start of another leaves alone", {
  tags: "long",
}, async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
  dataDir = newDataDir();
  settings.DATA_DIR = dataDir;
  model.behave("hanging");
  const before = model.requests.length;
  app = await startApp({ ...settings, PORT: String(await freePort()) });
  const { client, jobId } = await signedIn();
  const tab = new HttpClient(app.url);
  await tab.signIn({ email: EMAIL });
  const clicks = [click(client, jobId), click(client, jobId), click(tab, jobId)];
  await untilCalled(before + 1);
  const other = await startApp({ ...settings, PORT: String(await freePort()) });
  try {
    // The demo provider knows people by its own address, so the session is taken along.
    const there = new HttpClient(other.url);
    for (const cookie of client.cookieHeader.split("; ")) there.setCookie(...(cookie.split("=") as [string, string]));
    clicks.push(click(there, jobId));
    await Promise.all(clicks);
    const items = await progressOf(there);
    expect(items).toEqual([expect.objectContaining({ status: "active", progress: 30 })]);
    model.behave("good");
    model.hangUp();
    const letters = await until(async () => {
      const all = await there.json<CoverLetterView[]>("/api/cover-letters");
      return all.length > 0 ? all : null;
    });
    expect(letters).toHaveLength(1);
    expect(await progressOf(client)).toEqual([expect.objectContaining({ status: "completed", progress: 100 })]);
    expect(model.requests).toHaveLength(before + 2);
  } finally {
    await other.stop();
  }
});

test("DEC-38: what a process that lives on could not end, as its database was away, ends with its next sweep", async () => {
  model.behave("good");
  const { client, jobId } = await signedIn();
  const ended = () =>
    until(async () => ((await progressOf(client)).every((one) => one.status !== "active") ? 1 : null));
  await click(client, jobId);
  await until(async () => ((await client.json<unknown[]>("/api/cover-letters")).length > 0 ? true : null));
  await ended();
  // As it is left when neither the end nor the failure could be written down: once after the letter was stored, once before.
  async function leaveUnended(): Promise<void> {
    await withDatabase({ ...app, dataDir }, (database) =>
      database
        .collection("generations")
        .updateMany({ kind: "cover-letter" }, { $set: { status: "active", finishedAt: null, expiresAt: null } }),
    );
    await ended();
  }
  await leaveUnended();
  expect(await progressOf(client)).toContainEqual(expect.objectContaining({ status: "completed", progress: 100 }));
  await withDatabase({ ...app, dataDir }, (database) => database.collection("materials").deleteMany({}));
  await leaveUnended();
  expect((await progressOf(client)).map(({ status }) => status)).not.toContain("completed");
});

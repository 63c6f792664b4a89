import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { startModelServer } from "../emulators/openai.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, freePort, startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { runs } from "../setup/run-length.ts";

const MATERIALS = ["ai-generated-resumes", "cover-letters", "interview-preparations"];

let dataDir: string;
let app: App;
let settings: Record<string, string>;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-demo-"));
  settings = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  app = await startApp(settings);
});

afterAll(async () => {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function expectWholeSample(client: HttpClient): Promise<void> {
  const applications = await client.json<ApplicationView[]>("/api/applications");
  expect(applications).toHaveLength(3);
  expect(applications.filter(({ interviewAt }) => interviewAt !== null)).toHaveLength(1);
  for (const kind of MATERIALS) expect(await client.json(`/api/${kind}`), kind).toHaveLength(1);
  const resumes = await client.json<ResumeView[]>("/api/resumes");
  expect(resumes.map(({ isActive, optimizationScore }) => [isActive, optimizationScore === undefined])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(await client.json("/api/stats")).toMatchObject({ applicationsSent: 3, interviewRequests: 1, cvVersions: 1 });
}

test("DEC-19: Pro Demo gets matches, three applications, one interview and one material of each kind, once", async () => {
  const client = await prepareDemoUser(app.url, "pro");
  await expectWholeSample(client);
  expect((await client.json<unknown[]>("/api/job-matches")).length).toBeGreaterThan(20);
  // What was made behind the sign-in is not told as if it had been asked for.
  expect((await client.open("/")).html).not.toContain("Generated Successfully");
  await new HttpClient(app.url).signIn({ persona: "pro" });
  await expectWholeSample(client);
  const empty = new HttpClient(app.url);
  await empty.signIn({ persona: "free" });
  expect(await empty.json("/api/resumes")).toEqual([]);
  expect(await empty.json("/api/applications")).toEqual([]);
});

test("DEC-19, DEC-90: a sample costs no call of the model, and a page opened while it is made tells of nothing generated", {
  tags: "long",
}, async () => {
  const model = await startModelServer("hanging");
  const other = await startApp({ OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url });
  const untold = { isSample: true, toldAt: null };
  try {
    await withDatabase(other, async (database) => {
      const generations = database.collection("generations");
      let isDone = false;
      const preparing = prepareDemoUser(other.url, "premium").finally(() => {
        isDone = true;
      });
      let seen = 0;
      while (!isDone) seen += await generations.countDocuments(untold);
      const client = await preparing;
      expect((await client.open("/")).html).not.toContain("Generated Successfully");
      expect(seen).toBe(0);
      expect(await generations.countDocuments({ isSample: true })).toBe(3);
      await expectWholeSample(client);
    });
    expect(model.requests).toHaveLength(0);
  } finally {
    await other.stop();
    await model.stop();
  }
});

test("DEC-19: sample data cut off by a crash, wherever, is finished after the next start", {
  tags: "long",
}, async () => {
  const first = new HttpClient(app.url);
  const signIn = first.signIn({ persona: "premium" }).catch(() => null);
  // Moments of the making, one kill after the other.
  for (const afterMs of runs({ few: [350, 700], many: [350, 500, 700, 900] })) {
    await wait(afterMs);
    app.process.kill("SIGKILL");
    await signIn;
    app = await startApp(settings);
  }
  const client = await prepareDemoUser(app.url, "premium");
  await expectWholeSample(client);
});

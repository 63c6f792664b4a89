import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApplicationView } from "../../server/applications/application-view.ts";
import type { AiResumeView } from "../../server/domain/material-view.ts";
import type { MatchView } from "../../server/matches/match-view.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { startModelServer } from "../emulators/openai.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, freePort, startApp } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { HttpClient } from "../setup/http-client.ts";
import { runs } from "../setup/run-length.ts";
import { textOf } from "../setup/text-of.ts";

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

test("AN-19, DEC-50: the figures are those of the API, and every count leads to what it counts", async () => {
  const client = await prepareDemoUser(app.url, "pro");
  const matches = await client.json<MatchView[]>("/api/job-matches");
  const resumes = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  const stats = await client.json<{ totalMatches: number; applicationsSent: number }>("/api/stats");
  const { html } = await client.open("/analytics");
  const text = textOf(html);
  const average = Math.round(matches.reduce((sum, { matchScore }) => sum + matchScore, 0) / matches.length);
  expect(text).toContain(`Match Quality ${average}%`);
  expect(text).toContain(`Total Matches ${stats.totalMatches}`);
  expect(text).toContain(`3 applications to ${matches.length} matches`);
  expect(text).toContain("1 interview from 3 applications");
  const quality = Math.round(resumes.reduce((sum, { matchScore }) => sum + matchScore, 0) / resumes.length);
  expect(text).toContain(`AI Resume Quality ${quality}%`);
  for (const href of [
    "/analytics?list=applications",
    "/analytics?list=applications&amp;status=interviewed",
    "/analytics?list=applications&amp;score=90",
    "/ai-materials",
  ])
    expect(html).toContain(`href="${href}"`);
  for (const { range, has } of [
    { range: "90", has: (score: number) => score >= 90 },
    { range: "80", has: (score: number) => score >= 80 && score < 90 },
    { range: "60", has: (score: number) => score >= 60 && score < 80 },
    { range: "0", has: (score: number) => score < 60 },
  ]) {
    expect(html).toContain(`href="/?score=${range}"`);
    const counted = matches.map(({ matchScore }) => matchScore).filter(has);
    for (const sort of ["match-desc", "date-asc"]) {
      const listed = (await client.open(`/?score=${range}&sort=${sort}&show=300`)).html;
      expect(listed.match(/<article /g) ?? [], range).toHaveLength(counted.length);
      expect(textOf(listed)).toMatch(counted.length === 0 ? /No match with/ : RegExp(`The ${counted.length} match`));
    }
  }
  expect((await client.open("/?score=70")).html).not.toContain("Show all matches");
  const interviewed = textOf((await client.open("/analytics?list=applications&status=interviewed")).html);
  expect(interviewed).toContain("1 application");
  expect(interviewed).toContain("Sample posting");

  // With the tailored resume active, its score counts for its job.
  await client.sendJson("POST", `/api/resumes/${resumes[0]?.variantId}/activate`);
  const shown = await client.json<MatchView[]>("/api/job-matches");
  const now = Math.round(shown.reduce((sum, { matchScore }) => sum + matchScore, 0) / shown.length);
  expect(textOf((await client.open("/analytics")).html)).toContain(`Match Quality ${now}%`);
});

test("DEC-87: an application keeps the score and the resume that were shown when it was sent", async () => {
  const client = await prepareDemoUser(app.url, "premium");
  const [record] = await client.json<AiResumeView[]>("/api/ai-generated-resumes");
  const [match] = await client.json<MatchView[]>("/api/job-matches");
  const tailored = (await client.json<ApplicationView[]>("/api/applications")).find(
    ({ jobId }) => jobId === match?.job.id,
  );
  await client.sendJson("POST", `/api/resumes/${record?.variantId}/activate`);
  await client.send("/forms/applications/remove", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: app.url },
    body: new URLSearchParams({ applicationId: tailored?.id ?? "" }),
  });
  expect((await client.sendJson("POST", `/api/jobs/${tailored?.jobId}/apply`)).status).toBe(201);
  const list = textOf((await client.open("/analytics?list=applications")).html);
  expect(list).toContain(`Score ${record?.matchScore}% with ${record?.title}`);
  expect(list).toContain("with Full-Stack Software Engineer ");
});

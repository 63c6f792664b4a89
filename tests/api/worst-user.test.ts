import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import type { ResumeView } from "../../server/resumes/resume-view.ts";
import { LONG_TEXTS, longestResume } from "../fixtures/long-resumes.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { cpuMs } from "../setup/cpu-time.ts";
import { HttpClient } from "../setup/http-client.ts";
import { type Latencies, probeLatency } from "../setup/latency-probe.ts";

const HALF = 99_000;
const MOST_LATE_MS = 200;
const A_FEW = 3;
const MOST_MEMORY_MB = 1_200;

let app: App;
let client: HttpClient;
let id: string;

beforeAll(async () => {
  app = await startApp();
  client = new HttpClient(app.url);
  await client.signIn({ email: "worst@example.com" });
  const uploaded = await client.upload(await longestResume(), "Long");
  expect(uploaded.status).toBe(201);
  id = ((await uploaded.json()) as ResumeView).id;
});

afterAll(() => app.stop());

function memoryMb(): number {
  const status = readFileSync(`/proc/${app.process.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

function edit(body: unknown): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  return client.send(`/api/resumes/${id}`, { method: "PATCH", headers, body: JSON.stringify(body) });
}

/**
 * The time at work that one answer may wait for: 200 ms, or, on a machine too busy for that, as much as a few of these
 * texts take to be analysed there. Done by the process that serves pages, twenty would take far more.
 */
function mostLate(): number {
  const lines = LONG_TEXTS["a working life"]!(HALF).split("\n");
  analyseResume(lines);
  return Math.max(MOST_LATE_MS, A_FEW * cpuMs(() => analyseResume(lines)));
}

/** Attacks, and says how late others were meanwhile. Each answer is a good one, or a "try again" in words. */
async function underAttack(attack: () => Promise<Response>[]): Promise<Latencies> {
  const probe = probeLatency(`${app.url}/healthz`, app.process.pid);
  const answers = await Promise.all(attack());
  const latencies = await probe.end();
  await expectKind(answers);
  return latencies;
}

/** On a machine that is busy with something else the last ones may have waited for too long. */
async function expectKind(answers: Response[]): Promise<void> {
  expect(answers[0]?.status).toBe(200);
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await answer.json()).message).toMatch(/ try again/);
  }
}

test("twenty edits of the longest texts at once hold up nobody, and each is answered", { tags: "long" }, async () => {
  const text = LONG_TEXTS["a working life"]!(HALF);
  const { maxOwn } = await underAttack(() => Array.from({ length: 20 }, () => edit({ experience: text })));
  expect(maxOwn).toBeLessThan(mostLate());
});

test("ten PDFs of the longest text at once hold up nobody, and each is answered", { tags: "long" }, async () => {
  const pdf = () => client.send(`/api/resumes/${id}/download/pdf`);
  const { maxOwn } = await underAttack(() => Array.from({ length: 10 }, pdf));
  expect(maxOwn).toBeLessThan(mostLate());
  expect(memoryMb()).toBeLessThan(MOST_MEMORY_MB);
});

test("blanks, tabs and dashes between two letters are cleaned away as from a file, and cost nothing", async () => {
  for (const [name, text] of [
    ["blanks between two letters", "a b"],
    ["tabs between two letters", "a\tb"],
  ] as const) {
    const saved = await edit({ experience: LONG_TEXTS[name]!(HALF) });
    expect(await saved.json()).toMatchObject({ experience: text });
  }
  await edit({ experience: LONG_TEXTS["decoration between two letters"]!(HALF) });
  const probe = probeLatency(`${app.url}/healthz`, app.process.pid);
  expect((await client.send(`/api/resumes/${id}/download/txt`)).status).toBe(200);
  expect((await client.open("/")).status).toBe(200);
  expect((await probe.end()).maxOwn).toBeLessThan(mostLate());
});

test("while one user keeps his thread busy, another one's upload and download go through", {
  tags: "long",
}, async () => {
  await edit({ experience: LONG_TEXTS["short lines"]!(50_000) });
  const pdfs = Array.from({ length: 10 }, () => client.send(`/api/resumes/${id}/download/pdf`));
  const other = new HttpClient(app.url);
  await other.signIn({ email: "other@example.com" });
  const file = { bytes: await resumePdf("nurse"), filename: "cv.pdf", type: PDF_TYPE };
  const uploaded = await other.upload(file, "CV");
  expect(uploaded.status).toBe(201);
  const own = ((await uploaded.json()) as ResumeView).id;
  expect((await other.send(`/api/resumes/${own}/download/pdf`)).status).toBe(200);
  await expectKind(await Promise.all(pdfs));
});

test("an edited resume may not become longer than one that is read", async () => {
  const text = LONG_TEXTS["a working life"]!(HALF);
  await edit({ experience: text });
  const refused = await edit({ education: `${text}\n${"x".repeat(900)}` });
  const again = await edit({ skills: Array.from({ length: 400 }, (_, number) => `Skill number ${number}`) });
  expect([refused.status, again.status]).toContain(400);
});

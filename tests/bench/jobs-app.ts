import { spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import type { ArrivalsRecord } from "../../models/arrivals.ts";
import type { JobSourceRecord } from "../../models/job-source.ts";
import { ARRIVALS_ID } from "../../server/jobs/postings-arrived.ts";
import { inventVacancies } from "../emulators/job-board-shapes.ts";
import { startJobBoards } from "../emulators/job-boards.ts";
import { openDatabase } from "../setup/app-database.ts";
import { type App, COMPILE_CACHE, startApp } from "../setup/app-process.ts";
import { probeLatency, timeAtWork } from "../setup/latency-probe.ts";
import { cpuOfApp } from "../setup/process-cpu.ts";
import { until } from "../setup/until.ts";
import type { BenchReport } from "./bench-report.ts";
import { invent, seededChance } from "./invented-postings.ts";

const SEED = 14;
const CHANGED_OF = 50;
const PATIENCE_MS = 1_800_000;
const BOARD = "acme";
/** A board answers with all it has at once, which may be 32 MB. */
const BOARD_TEXT = "<p>You plan the weekly schedule with care, and explain the monthly figures in writing.</p>".repeat(
  7,
);

type Used = { cpuS: number; mostMb: number };
type Step = { name: string; postings: number };

async function writeFileOf(file: string, { postings, isChanged }: { postings: number; isChanged: boolean }) {
  const chance = seededChance(SEED);
  const out = createWriteStream(file);
  for (let number = 0; number < postings; number++) {
    const { level, trade, company, city, paragraphs, needs, pay } = invent(chance);
    const asked = isChanged && number % CHANGED_OF === 0 ? [...needs, "a new need"] : needs;
    const description = `${paragraphs.join("\n\n")}\n\nRequirements\n${asked.map((need) => `- ${need}`).join("\n")}`;
    const url = `https://jobs.example.com/${number}`;
    const record = { id: String(number), title: level + trade, company, location: city, salary: pay, url, description };
    if (!out.write(`${JSON.stringify(record)}\n`)) await new Promise((resolve) => out.once("drain", resolve));
  }
  out.end();
  await finished(out);
}

/** Calls `npm run jobs` on the data of a running app; answers what its process used. */
async function callJobs(app: App, args: string[]): Promise<Used & { said: string }> {
  const program = ["--import", "./tests/bench/cpu-at-end.ts", "server/commands/jobs-command.ts", ...args];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, program, {
    env: { PATH, HOME, ...COMPILE_CACHE, NODE_ENV: "production", DATA_DIR: app.dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = await text(child.stdout);
  const lines = said.trim().split("\n");
  // Written by cpu-at-end.ts as its last line.
  return { ...(JSON.parse(lines.at(-1) ?? "") as Used), said: lines.at(-2) ?? "" };
}

function mostMbOf({ process: { pid } }: App): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;
}

/** Runs a step beside the web process, until what arrived is matched; tells what it cost. */
async function besideApp<Answer>(
  { report, app, name, postings }: Step & { report: BenchReport; app: App },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { db, leave } = await openDatabase(app);
  const isThrough = async () => {
    const { arrivedAt, handledUpTo } =
      (await db.collection<ArrivalsRecord>("arrivals").findOne({ _id: ARRIVALS_ID })) ?? {};
    return (arrivedAt && handledUpTo && handledUpTo >= arrivedAt) || null;
  };
  const [cpu, own] = [cpuOfApp(cpuParts(app)), timeAtWork(app.process.pid)];
  const probe = probeLatency(`${app.url}/healthz`, app.process.pid);
  const began = performance.now();
  const answer = await run();
  const seconds = (performance.now() - began) / 1_000;
  await until(isThrough, PATIENCE_MS);
  const health = await probe.end();
  const appS = (cpuOfApp(cpuParts(app)) - cpu) / 1_000;
  const mainS = (timeAtWork(app.process.pid) - own) / 1_000;
  await leave();
  report.say(
    `${name}: ${postings} postings in ${seconds.toFixed(0)} s, ${Math.round(postings / seconds)} a second; ` +
      `the app with its database ${appS.toFixed(1)} s of CPU, ${mainS.toFixed(1)} of it where pages are served, ` +
      `at most ${mostMbOf(app).toFixed(0)} MB`,
  );
  report.say(
    `  /healthz meanwhile: at most ${health.maxOwn.toFixed(0)} ms at work (${health.max.toFixed(0)} ms with the waits of this machine)`,
  );
  report.figure(`${name}ASecond`, postings / seconds);
  report.figure(`${name}AppCpuS`, appS);
  report.figure(`${name}HealthzMaxMs`, health.maxOwn);
  report.figure(`${name}AppMb`, mostMbOf(app));
  return answer;
}

function cpuParts(app: App) {
  return { pid: app.process.pid, dataDir: app.dataDir };
}

/** A file taken in by the command beside a running app, and again with 2 % changed. */
export async function measureImport(report: BenchReport, postings: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "northfold-bench-import-"));
  const app = await startApp({ SWEEP_SECONDS: "1", LOG_LEVEL: "info" });
  try {
    for (const [name, isChanged] of [
      ["import", false],
      ["importAgain", true],
    ] as const) {
      const file = path.join(folder, "jobs.jsonl");
      await writeFileOf(file, { postings, isChanged });
      const used = await besideApp({ report, app, name, postings }, () => callJobs(app, ["import", file]));
      report.say(`  the command: ${used.said} ${used.cpuS.toFixed(1)} s of CPU, at most ${used.mostMb.toFixed(0)} MB`);
      report.figure(`${name}CommandCpuS`, used.cpuS);
      report.figure(`${name}CommandMb`, used.mostMb);
    }
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A large board that the app itself reads. */
export async function measureSource(report: BenchReport, postings: number): Promise<void> {
  const boards = await startJobBoards();
  const vacancies = inventVacancies(postings).map((job) => ({ ...job, html: job.html + BOARD_TEXT }));
  boards.list("greenhouse", BOARD, vacancies);
  const app = await startApp({ SWEEP_SECONDS: "1", LOG_LEVEL: "info", JOB_BOARDS_BASE_URL: boards.url });
  const { db, leave } = await openDatabase(app);
  try {
    const lastReading = async () => (await db.collection<JobSourceRecord>("jobSources").findOne())?.lastReading ?? null;
    const read = await besideApp({ report, app, name: "source", postings }, async () => {
      await callJobs(app, ["add", "greenhouse", BOARD]);
      return await until(lastReading, PATIENCE_MS);
    });
    report.say(`  the source: ${read.outcome}, ${read.added} new ${read.problem ?? ""}`);
  } finally {
    await leave();
    await app.stop();
    await boards.close();
  }
}

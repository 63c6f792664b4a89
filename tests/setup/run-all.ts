import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { COMPILE_CACHE } from "./app-process.ts";
import { ensureChromium } from "./chromium.ts";
import { filesWithMore, LONG_JOURNEYS, NOT_LONG } from "./long-tests.ts";
import { readPlaywright } from "./playwright-result.ts";
import { preparePersonas, prepareSamples } from "./prepare-data.ts";
import { findRealMongod } from "./real-mongod.ts";
import { checkResult, closingLines, emptyResult, type RunResult, withRunner } from "./run-result.ts";

/**
 * Everything that has to hold, in the order in which it is cheapest to fail; ends by naming what did not. With --long:
 * what `npm test` leaves out, and its random and repeated tests with many rounds.
 */
const { values } = parseArgs({ options: { long: { type: "boolean", default: false } } });
const JOURNEYS = "Journeys in the browser, with and without JavaScript";
const SETUP = path.resolve(import.meta.dirname, "../../server/setup.mjs");
const scratch = mkdtempSync(path.join(os.tmpdir(), "northfold-tests-"));
const results: RunResult[] = [];
// Every tool and command below is started many times.
Object.assign(process.env, COMPILE_CACHE);
// Installed meanwhile; whether that failed is said where it is needed.
const browser = Promise.allSettled([ensureChromium()]);

async function timed<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  console.log(`\n— ${title}`);
  const began = Date.now();
  const value = await work();
  console.log(`  (${title}: ${((Date.now() - began) / 1000).toFixed(0)} s)`);
  return value;
}

function endOf(child: ChildProcess): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (status) => resolve(status === 0));
  });
}

type Check = { title: string; command: string; args: string[] };

async function check({ title, command, args }: Check): Promise<RunResult> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const [isFine, ...outputs] = await Promise.all([endOf(child), text(child.stdout), text(child.stderr)]);
  const output = outputs.join("\n").trim();
  console.log([`${isFine ? "✓" : "✗"} ${title}`, output].join("\n").trim());
  return checkResult(title, isFine, output);
}

/** All at once: most of them use one core only. */
async function checkAll(checks: Check[]): Promise<RunResult[]> {
  const found = await timed("What is checked without running it", () => Promise.all(checks.map(check)));
  results.push(...found);
  return found;
}

function run(command: string, args: string[], env: Record<string, string>): Promise<boolean> {
  return endOf(spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } }));
}

/** Takes only the time that others leave while they wait, and is shown when it has ended. */
async function runBeside(command: string, args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...env } });
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  const [isFine, output] = await Promise.all([endOf(child), text(child.stdout)]);
  console.log(output);
  return isFine;
}

function prepareData(): Promise<void> {
  return timed("What the apps of the tests find when they start", async () => {
    await prepareSamples(scratch);
    // Where it fails, whoever needs it makes it again, and says why that fails.
    await preparePersonas(scratch).catch((error: Error) => console.log(error.message));
  });
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

async function vitest(title: string, args: string[], env: Record<string, string> = {}, start = run): Promise<void> {
  const file = path.join(scratch, `${title}.json`);
  const reporters = ["--reporter=default", "--reporter=./tests/setup/vitest-result.ts"];
  const all = ["run", ...args, ...reporters];
  const ok = await timed(title, () => start("vitest", all, { ...env, RUN_RESULT_FILE: file }));
  results.push(withRunner(readReport(file) as RunResult | null, title, ok));
}

async function journeys(title: string): Promise<void> {
  const file = path.join(scratch, "playwright.json");
  const [found] = await browser;
  if (found.status === "rejected") throw found.reason;
  const env = { CHROMIUM: found.value, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ["test", "--config=tests/e2e/playwright.config.ts"];
  const chosen = [...args, `${values.long ? "--grep" : "--grep-invert"}=${LONG_JOURNEYS}`];
  const ok = await timed(title, () => run("playwright", chosen, env));
  const report = readReport(file);
  results.push(withRunner(report ? readPlaywright(report as Parameters<typeof readPlaywright>[0]) : null, title, ok));
  if (!values.long) results.push({ ...emptyResult(), left: countJourneys([...args, `--grep=${LONG_JOURNEYS}`]) });
}

function countJourneys(args: string[]): number {
  const { stdout } = spawnSync("playwright", [...args, "--list", "--reporter=list"], { encoding: "utf8" });
  return Number(/^Total: (\d+) test/m.exec(stdout)?.[1] ?? 0);
}

async function onRealMongod(chosen: string[]): Promise<void> {
  const mongod = await findRealMongod();
  if (mongod) {
    await vitest("API tests on a real MongoDB server", ["--project", "api", ...chosen], {
      MONGODB_TEST_URI: mongod.uri,
    });
    await mongod.stop();
  } else {
    const places = "MONGODB_TEST_URI, MONGOMS_SYSTEM_BINARY, PATH";
    console.log(`\n— No mongod here (${places}): the API tests ran on the embedded database only`);
  }
}

if (values.long) {
  await prepareData();
  const files = filesWithMore();
  await vitest("Files of which npm test leaves something out", files, { LONG_TESTS: "1" });
  await onRealMongod(files);
  await journeys(JOURNEYS);
} else {
  // Types fail without what it writes.
  await run("react-router", ["typegen"], {});
  const [build] = await checkAll([
    { title: "Build", command: process.execPath, args: [SETUP, "test"] },
    { title: "Format and lint", command: "biome", args: ["check", "."] },
    // More checkers than one would each read most types again.
    { title: "Types", command: "tsc", args: ["--checkers", "1"] },
    { title: "Unused code", command: "knip", args: [] },
    { title: "Arrows between the rooms", command: "npm", args: ["run", "--silent", "arrows"] },
  ]);
  if (build!.failed.length > 0) throw new Error("Nothing more is tested: there is no build.");
  const chosen = [`--tags-filter=${NOT_LONG}`];
  // These compute, and those below wait for processes: together they leave no core idle.
  const beside = vitest("Unit and component tests", ["--project=!api", "--maxWorkers=2", ...chosen], {}, runBeside);
  await prepareData();
  await vitest("API tests", ["--project=api", ...chosen]);
  await onRealMongod(chosen);
  await journeys(JOURNEYS);
  await beside;
}

rmSync(scratch, { recursive: true, force: true });
console.log(`\n${closingLines(results).join("\n")}`);
process.exit(results.some((result) => result.failed.length > 0) ? 1 : 0);

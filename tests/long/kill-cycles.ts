import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { databaseOf } from "../bench/page-load.ts";
import { startPaypalEmulator } from "../emulators/paypal.ts";
import { randomFrom } from "../fixtures/people/invented-people.ts";
import { withDatabase } from "../setup/app-database.ts";
import { type App, freePort, startApp } from "../setup/app-process.ts";
import { until } from "../setup/until.ts";
import { startWorker, type WorkerProcess } from "../setup/worker-process.ts";
import { findBroken, untilQuiet, untilSwept } from "./kill-invariants.ts";
import { arrive, live, type Person } from "./kill-people.ts";

/**
 * Kills the web process, the worker or the database at random moments of a busy day, and looks now and then whether all
 * that people were told is true: `node tests/long/kill-cycles.ts [--cycles 300] [--seed 1]`.
 */
const { values } = parseArgs({
  options: {
    cycles: { type: "string", default: "300" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

const PEOPLE = 6;
const CHECK_EVERY = 10;
const LEAST_LOAD_MS = 200;
const LOAD_SPREAD_MS = 1_300;
const READY_WITHIN_MS = 90_000;

const cycles = Number(values.cycles);
const random = randomFrom(Number(values.seed));
const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-kill-cycles-"));
const paypal = await startPaypalEmulator();
const settings = {
  ...paypal.env,
  DATA_DIR: dataDir,
  PORT: String(await freePort()),
  JOBS: "worker",
  SWEEP_SECONDS: "1",
};

let app: App = await startApp(settings);
const served = { port: Number(settings.PORT), dataDir };
let worker: WorkerProcess = await startWorker(served, settings);
const faults: string[] = [];
let isPaused = false;
let isOver = false;

const people: Person[] = [];
for (let n = 0; n < PEOPLE; n += 1) people.push(await arrive(app.url, `kill-${n}@example.com`));
const lives = people.map((person, n) =>
  live(
    person,
    {
      random: randomFrom(Number(values.seed) * 1_000 + n),
      paypal,
      isPaused: () => isPaused,
      onFault: (fault) => faults.push(fault),
    },
    () => isOver,
  ),
);

async function kill(victim: "web" | "worker" | "database"): Promise<void> {
  if (victim === "web") {
    app.process.kill("SIGKILL");
    await wait(random.below(300));
    app = await startApp(settings);
  } else if (victim === "worker") {
    await worker.end("SIGKILL");
    worker = await startWorker(served, settings);
  } else {
    for (const pid of databaseOf(dataDir)) process.kill(pid, "SIGKILL");
  }
  await until(async () => {
    const ready = await fetch(`${app.url}/readyz`).catch(() => null);
    return ready?.status === 200 ? true : null;
  }, READY_WITHIN_MS);
  if (worker.process.exitCode !== null || worker.process.signalCode !== null) {
    faults.push(`the worker ended by itself: ${worker.output().slice(-300)}`);
    worker = await startWorker(served, settings);
  }
  if (app.process.exitCode !== null) faults.push(`the web process ended by itself: ${app.output().slice(-300)}`);
}

async function check(name: string): Promise<void> {
  isPaused = true;
  // What is answered only while one looks would seem to be missing.
  await until(async () => (people.every(({ isAtRest }) => isAtRest) ? true : null));
  const found = await withDatabase(served, async (db) => [
    ...(await untilQuiet(db)),
    ...(await findBroken({ db, people, paypal })),
  ]);
  for (const fault of found) {
    faults.push(`${name}: ${fault}`);
    console.log(`FAULT ${name}: ${fault}`);
  }
}

const killed = { web: 0, worker: 0, database: 0 };
async function killAgainAndAgain(): Promise<void> {
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    await wait(LEAST_LOAD_MS + random.below(LOAD_SPREAD_MS));
    const victim = random.pick(["web", "worker", "database"] as const);
    await kill(victim).catch((error: Error) => {
      throw new Error(`after kill ${cycle}, of the ${victim}: ${error.message}`);
    });
    killed[victim] += 1;
    if (cycle % CHECK_EVERY !== 0) continue;
    // Somebody new, whose account has to be there as well.
    people.push(await arrive(app.url, `kill-new-${cycle}@example.com`));
    await check(`after ${cycle} kills`);
    isPaused = false;
    console.log(`${cycle} kills, seed ${values.seed}, ${faults.length} faults`);
  }
  await check("at the end");
  faults.push(...(await withDatabase(served, untilSwept)));
}

// Whatever goes wrong, nothing of it runs on.
await killAgainAndAgain().catch((error: Error) => faults.push(error.message));
isOver = true;
await Promise.all(lives);
await worker.end("SIGKILL");
app.process.kill("SIGKILL");
for (const pid of databaseOf(dataDir)) process.kill(pid, "SIGKILL");
await paypal.close();
rmSync(dataDir, { recursive: true, force: true });
const count = (list: (person: Person) => number) => people.reduce((sum, person) => sum + list(person), 0);
console.log(
  `${killed.web} x web, ${killed.worker} x worker, ${killed.database} x database killed, seed ${values.seed}: ` +
    `${count(({ resumes }) => resumes.size)} uploads, ${count(({ letters }) => letters.size)} letters and ` +
    `${count(({ paid }) => paid.size)} payments were confirmed; ${faults.length} faults`,
);
for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);

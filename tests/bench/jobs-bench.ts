import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import type { PostingSource } from "../../server/jobs/posting-store.ts";
import { storePostings } from "../../server/jobs/store-postings.ts";
import { openReport } from "./bench-report.ts";
import { invent, seededChance, toFound } from "./invented-postings.ts";
import { measureImport, measureSource } from "./jobs-app.ts";
import { measurePasted } from "./pasted-figures.ts";
import { measureWishes } from "./wish-figures.ts";
import { measureAllTwins } from "./job-pairs/twin-figures.ts";

/**
 * The way in for postings: `npm run bench:jobs -- [--data DIR] [--quick] [--postings N] [--json]`. How fast a source of 100,000 is
 * stored, what the same costs again with 2 % changed, how well the same job is known again, and what is read of
 * pasted texts, and how well wishes are told from musts; then the same beside the built product, by the command and by
 * its reading of a large board. --quick stores 5,000, --postings another number; --twins measures only which postings are known again, --storing only what
 * storing costs, --app only what is done beside the built product.
 */
const SEED = 14;
const BATCH = 1_000;
const CHANGED_OF = 50;
const MB = 1024 * 1024;
/** As many as one board answers with at most. */
const BOARD_POSTINGS = 20_000;
const LIST: PostingSource = { id: "bench", kind: "arbeitnow", name: "Bench", listsEverything: false };

const { report, isOn, textOf } = openReport("bench:jobs", ["quick", "twins", "storing", "app"], ["postings"]);
const POSTINGS = Number(textOf("postings") ?? (isOn("quick") ? 5_000 : 100_000));

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(files.map((file) => stat(path.join(folder, file)).then(({ size }) => size)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Counts what is written to listings from now on, statement by statement. */
function countWrites(): () => number {
  let count = 0;
  mongoose.connection.getClient().on("commandStarted", ({ command, commandName }) => {
    if (commandName === "update" && command.update === "listings") count += command.updates.length;
  });
  return () => {
    const counted = count;
    count = 0;
    return counted;
  };
}

type Run = { seconds: number; cpuSeconds: number; peakMb: number; tenths: number[] };

async function storeAll(round: number): Promise<Run> {
  const chance = seededChance(SEED);
  let [ms, cpuMs, peak] = [0, 0, 0];
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let from = 0; from < POSTINGS; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, at) => {
      const number = from + at;
      const job = invent(chance);
      const isChanged = round > 0 && number % CHANGED_OF === 0;
      return toFound(String(number), isChanged ? { ...job, needs: [...job.needs, "a new need"] } : job);
    });
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    await storePostings(LIST, batch, new Date(Date.UTC(2026, 10, 1 + round)));
    const { user, system } = process.cpuUsage(cpu);
    ms += performance.now() - began;
    cpuMs += (user + system) / 1000;
    tenths[Math.floor((from * tenths.length) / POSTINGS)]! += (user + system) / 1_000_000;
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  return { seconds: ms / 1000, cpuSeconds: cpuMs / 1000, peakMb: peak / MB, tenths };
}

async function measureStoring(dataDir: string): Promise<void> {
  const takeWrites = countWrites();
  const first = await storeAll(0);
  report.say(
    `${POSTINGS} postings: ${Math.round(POSTINGS / first.seconds)} a second, ` +
      `${Math.round(POSTINGS / first.cpuSeconds)} a second of this process's own time, ${takeWrites()} listings written`,
  );
  const ofTenth = first.tenths.map((seconds) => Math.round(POSTINGS / first.tenths.length / seconds));
  report.say(`a second of own time, by tenths: ${ofTenth.join(", ")}`);
  const bytes = await sizeOf(dataDir);
  report.say(
    `memory ${Math.round(first.peakMb)} MB at most, database ${Math.round(bytes / MB)} MB ` +
      `with the log of its writes, ${(bytes / POSTINGS / 1024).toFixed(1)} KB a posting`,
  );
  const again = await storeAll(1);
  const writes = takeWrites();
  report.say(
    `again with 2 % changed: ${Math.round(POSTINGS / again.seconds)} a second, ` +
      `${Math.round(POSTINGS / again.cpuSeconds)} of own time, ${writes} listings written`,
  );
  report.figure("postingsASecond", POSTINGS / first.seconds);
  report.figure("postingsACpuSecond", POSTINGS / first.cpuSeconds);
  report.figure("againACpuSecond", POSTINGS / again.cpuSeconds);
  report.figure("againASecond", POSTINGS / again.seconds);
  report.figure("writesAgain", writes);
  report.figure("shouldWriteAgain", POSTINGS / CHANGED_OF);
  report.figure("peakMb", Math.max(first.peakMb, again.peakMb));
  report.figure("databaseMb", bytes / MB);
}

async function measureHere(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "northfold-bench-jobs-"));
  const database = await joinEmbeddedDatabase(dataDir);
  await mongoose.connect(database.uri, { monitorCommands: true, autoIndex: false });
  try {
    for (const model of Object.values(mongoose.models)) await model.createIndexes();
    if (!isOn("storing")) await measureAllTwins(report, isOn("quick") ? 20 : 100);
    if (!isOn("twins")) await measureStoring(dataDir);
    if (!isOn("twins") && !isOn("storing")) {
      measurePasted(report);
      measureWishes(report);
    }
  } finally {
    await mongoose.disconnect();
    await database.leave();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (!isOn("app")) await measureHere();
if (!isOn("twins") && !isOn("storing")) {
  await measureImport(report, POSTINGS);
  await measureSource(report, Math.min(POSTINGS, BOARD_POSTINGS));
}
report.close();

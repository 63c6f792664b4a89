import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";

/**
 * Kills the embedded server under load and counts acknowledged writes that are gone afterwards:
 * `node tests/bench/database-kill.ts [--kills 100]`.
 */
type Tally = { kills: number; acknowledged: number; lost: number; broken: string[] };
type Record = { _id: string; value: number };

const WRITERS = 8;
const MIN_LOAD_MS = 30;
const LOAD_SPREAD_MS = 120;

/** Writes until the server is gone; what was acknowledged is put into `expected`. */
async function writeUntilGone(
  records: mongoose.mongo.Collection<Record>,
  round: number,
  writer: number,
  expected: Map<string, number>,
): Promise<void> {
  for (let i = 0; ; i++) {
    const id = `${round}-${writer}-${i}`;
    try {
      if (i % 5 === 4) {
        const batch = Array.from({ length: 10 }, (_, k) => ({ _id: `${id}-${k}`, value: i }));
        await records.insertMany(batch);
        for (const record of batch) expected.set(record._id, record.value);
      } else {
        await records.insertOne({ _id: id, value: i });
        expected.set(id, i);
      }
      if (i % 3 === 0 && expected.has(id)) {
        await records.updateOne({ _id: id }, { $set: { value: i + 1_000_000 } });
        expected.set(id, i + 1_000_000);
      }
    } catch {
      return;
    }
  }
}

async function verify(records: mongoose.mongo.Collection<Record>, expected: Map<string, number>): Promise<number> {
  const found = new Map<string, number>();
  for await (const record of records.find()) found.set(record._id, record.value);
  let lost = 0;
  for (const [id, value] of expected) {
    const stored = found.get(id);
    // An update in flight when the server died may have been stored without having been acknowledged.
    if (stored !== value && stored !== (value < 1_000_000 ? value + 1_000_000 : value)) lost++;
  }
  return lost;
}

/** Kills the server of `folder` this many times under load, and after each time looks for every acknowledged write. */
export async function killUnderLoad(folder: string, kills: number): Promise<Tally> {
  const tally: Tally = { kills: 0, acknowledged: 0, lost: 0, broken: [] };
  const expected = new Map<string, number>();
  for (let round = 0; round <= kills; round++) {
    const joined = await joinEmbeddedDatabase(folder);
    const client = new mongoose.mongo.MongoClient(joined.uri, { serverSelectionTimeoutMS: 2000, retryWrites: false });
    const records = client.db().collection<Record>("records");
    tally.lost += await verify(records, expected);
    if (round === 0) await records.createIndex({ value: 1 });
    const check = await client.db().command({ validate: "records", full: true });
    if (check.valid !== true) tally.broken.push(...check.errors);
    if (round < kills) {
      const { pid } = await client.db().admin().serverStatus();
      const writers = Array.from({ length: WRITERS }, (_, writer) => writeUntilGone(records, round, writer, expected));
      await sleep(MIN_LOAD_MS + Math.random() * LOAD_SPREAD_MS);
      process.kill(pid, "SIGKILL");
      await Promise.all(writers);
      tally.kills++;
    }
    await client.close();
    await joined.leave();
  }
  tally.acknowledged = expected.size;
  return tally;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { kills: { type: "string", default: "100" } } });
  const folder = await mkdtemp(join(tmpdir(), "northfold-kill-"));
  try {
    const tally = await killUnderLoad(folder, Number(values.kills));
    console.log(`${tally.kills} kills, ${tally.acknowledged} acknowledged writes, ${tally.lost} lost`);
    for (const problem of tally.broken) console.log(problem);
    if (tally.lost > 0 || tally.broken.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

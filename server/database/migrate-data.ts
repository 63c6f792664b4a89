import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import mongoose from "mongoose";
import { DataVersion, type DataVersionRecord } from "../../models/data-version.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { logger } from "../http/logger.ts";
import { FIRST_VERSION, MIGRATIONS, type Migration } from "./migrations/all-migrations.ts";

const ID = "data";
const LOCK_MS = 60_000;
const RENEW_MS = 15_000;
const LOOK_EVERY_MS = 200;

export class NewerData extends Error {
  override name = "NewerData";
}

type Versions = { migrations?: readonly Migration[] };

/** Throws NewerData with a sentence where this version would harm what a newer one wrote. Writes nothing. */
export async function requireKnownData({ migrations = MIGRATIONS }: Versions = {}): Promise<void> {
  const found = await DataVersion.findById(ID).lean<DataVersionRecord | null>();
  if (found) refuseNewer(found.version, latestOf(migrations));
}

/** Once: one process works, the others wait, and take over within a minute if it dies. Throws NewerData. */
export async function migrateData({ migrations = MIGRATIONS }: Versions = {}): Promise<void> {
  const latest = latestOf(migrations);
  const own = randomUUID();
  for (;;) {
    const { version } = await findVersion(latest);
    refuseNewer(version, latest);
    if (version === latest) return;
    if (await takeLock(own, version)) {
      await runAll(own, migrations);
      return;
    }
    await wait(LOOK_EVERY_MS);
  }
}

function latestOf(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? FIRST_VERSION;
}

function refuseNewer(version: number, latest: number): void {
  if (version <= latest) return;
  throw new NewerData(
    `The data was written by a newer version of Northfold (its data has version ${version}, and this one knows ${latest}). ` +
      "Start the newer one, or restore a backup that was made before it.",
  );
}

/** An empty database begins with the latest version. */
async function findVersion(latest: number): Promise<DataVersionRecord> {
  const found = await DataVersion.findById(ID).lean<DataVersionRecord | null>();
  if (found) return found;
  const version = (await holdsData()) ? FIRST_VERSION : latest;
  await DataVersion.create({ _id: ID, version }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return findVersion(latest);
}

async function holdsData(): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db) throw new Error("Data needs a connected database");
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections) {
    if (!name.startsWith("system.") && (await db.collection(name).findOne({}, { projection: { _id: 1 } }))) return true;
  }
  return false;
}

async function takeLock(own: string, version: number): Promise<boolean> {
  const now = new Date();
  const isFree = { $or: [{ lockedUntil: null }, { lockedUntil: { $lte: now } }] };
  const taken = await DataVersion.updateOne({ _id: ID, version, ...isFree }, { $set: lockOf(own, now) });
  return taken.modifiedCount === 1;
}

function lockOf(own: string, now: Date) {
  return { lockedBy: own, lockedUntil: new Date(now.getTime() + LOCK_MS) };
}

async function runAll(own: string, migrations: readonly Migration[]): Promise<void> {
  const renewal = setInterval(() => {
    void DataVersion.updateOne({ _id: ID, lockedBy: own }, { $set: lockOf(own, new Date()) }).catch(() => {});
  }, RENEW_MS);
  try {
    const { version: before } = await findVersion(latestOf(migrations));
    for (const { version, what, run } of migrations.filter((migration) => migration.version > before)) {
      logger.warn(`The data is brought to version ${version}: ${what}.`);
      await run();
      const noted = await DataVersion.updateOne({ _id: ID, lockedBy: own }, { $set: { version } });
      if (noted.matchedCount === 0)
        throw new Error("Another process took over the change of the data to this version.");
    }
  } finally {
    clearInterval(renewal);
    await DataVersion.updateOne({ _id: ID, lockedBy: own }, { $set: { lockedBy: null, lockedUntil: null } });
  }
}

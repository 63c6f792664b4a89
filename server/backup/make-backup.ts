import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import mongoose from "mongoose";
import { type CopiedCollection, copyDatabase, readContents } from "../database/copy-database.ts";
import type { Database } from "../database/connect.ts";
import { makeDataFolder, serveSnapshot, takeSnapshot } from "../database/embedded/join.ts";
import { NoBackup, writeManifest } from "./manifest.ts";

export type MadeBackup = { collections: CopiedCollection[]; isOfOneMoment: boolean };

/** Backs up all and reads it back; `dataDir` is an embedded database's. Throws NoBackup unless the folder is empty. */
export async function makeBackup(folder: string, database: Database, dataDir: string): Promise<MadeBackup> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new NoBackup(`${folder} is not empty.`);
  makeDataFolder(folder);
  const madeAt = new Date().toISOString();
  try {
    const made = database.kind === "embedded" ? await copyFile(folder, dataDir) : await copyServer(folder);
    writeManifest(folder, { madeAt, ...made });
    return made;
  } catch (error) {
    // Half a backup is in the way of the next try.
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

/** Of one moment by SQLite's own means. */
async function copyFile(folder: string, dataDir: string): Promise<MadeBackup> {
  await takeSnapshot(dataDir, folder);
  return onCopy(folder, async (db) => ({ collections: await readContents(db), isOfOneMoment: true }));
}

async function copyServer(folder: string): Promise<MadeBackup> {
  const { db: source } = mongoose.connection;
  if (!source) throw new Error("A backup needs a connected database");
  const hello = await source.admin().command({ hello: 1 });
  const isOfOneMoment = hello.setName !== undefined || hello.msg === "isdbgrid";
  const session = isOfOneMoment ? mongoose.connection.getClient().startSession({ snapshot: true }) : null;
  try {
    return await onCopy(folder, async (db) => ({
      collections: await copyDatabase(source, db, { live: { session } }),
      isOfOneMoment,
    }));
  } finally {
    await session?.endSession();
  }
}

async function onCopy(folder: string, work: (db: mongoose.mongo.Db) => Promise<MadeBackup>): Promise<MadeBackup> {
  const copy = await serveSnapshot(folder);
  const client = new mongoose.mongo.MongoClient(copy.uri);
  try {
    return await work(client.db());
  } finally {
    await client.close();
    await copy.close();
  }
}

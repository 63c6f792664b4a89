import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";

const FILE = "embedded/data.sqlite";

/** Makes a data folder ready for an app that is about to start with it at an address of its own. */
export type Fill = (dataDir: string, url: string) => void | Promise<void>;

/**
 * A copy of the database of this ended product, for those that start later. Its process lives on for some seconds, and
 * until then what was stored last stands beside the file.
 */
export function copyData(endedDataDir: string): string {
  const copy = path.join(endedDataDir, "prepared.sqlite");
  const database = new DatabaseSync(path.join(endedDataDir, FILE));
  database.prepare("VACUUM INTO ?").run(copy);
  database.close();
  return copy;
}

/** Puts the prepared database, if there is one, into a data folder that has none: a second start takes two thirds. */
export function fillFromPrepared(dataDir: string): void {
  fill(dataDir, process.env.PREPARED_DATABASE);
}

/** The same with the demo's personas, whose sample data takes seconds to make; it is theirs at this app's address. */
export async function fillWithPersonas(dataDir: string, url: string): Promise<void> {
  const { PREPARED_PERSONAS, PREPARED_PERSONAS_URL } = process.env;
  if (!fill(dataDir, PREPARED_PERSONAS)) return fillFromPrepared(dataDir);
  const { uri, leave } = await joinEmbeddedDatabase(dataDir);
  const client = await new mongoose.mongo.MongoClient(uri).connect();
  const users = client.db().collection("users");
  await users.updateMany({ issuer: `${PREPARED_PERSONAS_URL}/oidc` }, { $set: { issuer: `${url}/oidc` } });
  await client.close();
  // Its process waits some seconds for the app.
  void leave();
}

function fill(dataDir: string, prepared: string | undefined): boolean {
  const file = path.join(dataDir, FILE);
  if (!prepared || existsSync(file)) return false;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  cpSync(prepared, file);
  return true;
}

import { cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const FILE = "embedded/data.sqlite";

/**
 * From now on whatever starts with an empty data folder finds the database of this ended product in it. Its process
 * lives on for some seconds, and until then what was stored last stands beside the file that is copied here.
 */
export function prepareData(endedDataDir: string): void {
  const prepared = path.join(endedDataDir, "prepared.sqlite");
  const database = new DatabaseSync(path.join(endedDataDir, FILE));
  database.prepare("VACUUM INTO ?").run(prepared);
  database.close();
  process.env.PREPARED_DATABASE = prepared;
}

/** Copies the prepared database, if there is one, into a data folder that has none: a second start takes two thirds. */
export function fillFromPrepared(dataDir: string): void {
  const { PREPARED_DATABASE } = process.env;
  const file = path.join(dataDir, FILE);
  if (!PREPARED_DATABASE || existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  cpSync(PREPARED_DATABASE, file);
}

import { chmodSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { makeDataFolder } from "./data-folder.ts";
import { startServer } from "./server.ts";
import { DATABASE_NAME, makePrivateFolder, placesOf, uriOf } from "./socket-place.ts";

/** All pages in one step: they are of one moment, and nobody's write makes the copying begin again. */
const ALL_PAGES = 2 ** 31 - 1;
const NEVER_MS = 2 ** 31 - 1;

/** Copies the database of one DATA_DIR, also while it is used, into the folder of another that has none. */
export async function takeSnapshot(fromDir: string, toDir: string): Promise<void> {
  makeDataFolder(toDir);
  const [from, to] = [placesOf(fromDir), placesOf(toDir)];
  makePrivateFolder(to.folder);
  const source = new DatabaseSync(from.database);
  try {
    await backup(source, to.database, { rate: ALL_PAGES });
    chmodSync(to.database, 0o600);
  } finally {
    source.close();
  }
}

type ServedSnapshot = { uri: string; close(): Promise<void> };

/** Serves a copy as it is, within this process: nothing in it expires meanwhile. `close` leaves its one file. */
export async function serveSnapshot(dataDir: string): Promise<ServedSnapshot> {
  const server = await startServer({
    dataDir,
    log: () => {},
    idleMs: 0,
    firstConnectionMs: 0,
    expirySweepMs: NEVER_MS,
  });
  const { lock, log, socketRecord } = placesOf(dataDir);
  return {
    uri: uriOf(server.socketPath, DATABASE_NAME),
    async close() {
      await server.close();
      for (const file of [lock, log, socketRecord, server.socketPath]) rmSync(file, { force: true });
    },
  };
}

import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { joinEmbeddedDatabase } from "../../server/database/embedded/join.ts";
import { databaseUri, freePort } from "./app-process.ts";
import { type DatabaseGate, startDatabaseGate } from "./database-gate.ts";
import { type Fill, fillFromPrepared } from "./prepared-data.ts";

export type GatedDatabase = {
  gate: DatabaseGate;
  /** Past the gate: to look at what is stored. */
  connection: mongoose.Connection;
  /** What an app behind the gate is started with. */
  settings: Record<string, string>;
  close(): Promise<void>;
};

/** A database whose commands a test sees, counts or holds up on their way from the app. */
export async function openGatedDatabase(fill: Fill = fillFromPrepared): Promise<GatedDatabase> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "northfold-gated-"));
  const given = databaseUri(port);
  if (!given) await fill(dataDir, `http://127.0.0.1:${port}`);
  const database = given ? null : await joinEmbeddedDatabase(dataDir);
  const upstream = given ?? database?.uri ?? "";
  const gate = await startDatabaseGate(upstream);
  const connection = await mongoose.createConnection(upstream).asPromise();
  return {
    gate,
    connection,
    settings: { PORT: String(port), DATA_DIR: path.join(dataDir, "app"), MONGODB_URI: gate.uri },
    async close() {
      await connection.close();
      await gate.close();
      await database?.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

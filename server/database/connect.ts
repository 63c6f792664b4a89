import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import mongoose from "mongoose";
import type { Env } from "../env.ts";
import { connectConfigured } from "./connect-configured.ts";
import { joinEmbeddedDatabase, makeDataFolder } from "./embedded/join.ts";
import { joinLocalMongod } from "./local-mongod.ts";
import { freeWaitingWrites } from "./free-waiting-writes.ts";
import { stayJoined } from "./stay-joined.ts";

export type DatabaseKind = "configured" | "mongod" | "embedded";

export type Database = { kind: DatabaseKind; description: string; uri: string; disconnect(): Promise<void> };

const OPERATION_TIMEOUT_MS = 5_000;
const HEARTBEAT_MS = 2_000;

export const CONNECT_OPTIONS = {
  serverSelectionTimeoutMS: OPERATION_TIMEOUT_MS,
  connectTimeoutMS: OPERATION_TIMEOUT_MS,
  heartbeatFrequencyMS: HEARTBEAT_MS,
  // startProduct builds the indexes once, before the first request.
  autoIndex: false,
  autoCreate: false,
};

freeWaitingWrites();
mongoose.set("strictQuery", "throw");
mongoose.set("bufferTimeoutMS", OPERATION_TIMEOUT_MS);

function findMongod(searchPath: string): string | null {
  for (const folder of searchPath.split(path.delimiter)) {
    const file = path.join(folder, "mongod");
    try {
      if (folder !== "") accessSync(file, constants.X_OK);
      if (folder !== "") return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** Decided once and written down, so that data never seems to vanish. */
function chosenDatabase(env: Env): "mongod" | "embedded" {
  const note = path.join(env.DATA_DIR, "database");
  if (existsSync(note)) {
    const chosen = readFileSync(note, "utf8").trim();
    if (chosen === "mongod" || chosen === "embedded") return chosen;
  }
  const chosen = findMongod(env.PATH) ? "mongod" : "embedded";
  writeFileSync(note, `${chosen}\n`, { mode: 0o600 });
  return chosen;
}

/** Connects to MONGODB_URI, else to a local server, which is restarted when it ends. Throws when none is reachable. */
export async function connectDatabase(env: Env): Promise<Database> {
  if (env.MONGODB_URI) {
    await connectConfigured(env.MONGODB_URI, CONNECT_OPTIONS);
    const description = "MongoDB at MONGODB_URI";
    return { kind: "configured", description, uri: env.MONGODB_URI, disconnect: () => mongoose.disconnect() };
  }
  makeDataFolder(env.DATA_DIR);
  const kind = chosenDatabase(env);
  const mongod = kind === "mongod" ? findMongod(env.PATH) : null;
  if (kind === "mongod" && !mongod) {
    throw new Error(`The data in ${env.DATA_DIR} belongs to a mongod, and none is found on the PATH any more.`);
  }
  const joined = await stayJoined(() =>
    mongod ? joinLocalMongod(mongod, env.DATA_DIR) : joinEmbeddedDatabase(env.DATA_DIR),
  );
  await mongoose.connect(joined.uri, CONNECT_OPTIONS);
  return {
    kind,
    uri: joined.uri,
    description:
      kind === "mongod"
        ? `a local MongoDB server with its data in ${env.DATA_DIR}`
        : `the embedded database in ${env.DATA_DIR} (for one machine; set MONGODB_URI for more)`,
    async disconnect() {
      await mongoose.disconnect();
      await joined.leave();
    },
  };
}

import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import mongoose from "mongoose";
import { makeDataFolder } from "./embedded/data-folder.ts";
import type { Env } from "../env.ts";
import { connectConfigured } from "./connect-configured.ts";
import { joinEmbeddedDatabase } from "./embedded/join.ts";
import { joinLocalMongod } from "./local-mongod.ts";
import { stayJoined } from "./stay-joined.ts";

export type DatabaseKind = "configured" | "mongod" | "embedded";

export type Database = { kind: DatabaseKind; description: string; disconnect(): Promise<void> };

const OPERATION_TIMEOUT_MS = 5_000;
/** How often each server is asked whether it is there; one that leaves OPERATION_TIMEOUT_MS unanswered is away. */
const HEARTBEAT_MS = 2_000;

mongoose.set("strictQuery", "throw");
mongoose.set("bufferTimeoutMS", OPERATION_TIMEOUT_MS);

/** The first executable `mongod` of PATH, or null. */
function findMongod(searchPath: string): string | null {
  for (const folder of searchPath.split(path.delimiter)) {
    const file = path.join(folder, "mongod");
    try {
      if (folder !== "") accessSync(file, constants.X_OK);
      if (folder !== "") return file;
    } catch {
      // Not here: the next folder.
    }
  }
  return null;
}

/** Which local database this DATA_DIR was started with: asked for once and written down, so data never seems to vanish. */
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

/**
 * Connects Mongoose to the database: MONGODB_URI, else what this DATA_DIR was started with, else a mongod of PATH,
 * else the embedded server. A local server that ends is started again; one of MONGODB_URI is waited for at the start,
 * for a minute. Operations on a server that has gone silent fail within some seconds. Throws when none can be reached.
 */
export async function connectDatabase(env: Env): Promise<Database> {
  const options = {
    serverSelectionTimeoutMS: OPERATION_TIMEOUT_MS,
    connectTimeoutMS: OPERATION_TIMEOUT_MS,
    heartbeatFrequencyMS: HEARTBEAT_MS,
    // Indexes are built once, before the first request (startProduct), not behind its back.
    autoIndex: false,
    autoCreate: false,
  };
  if (env.MONGODB_URI) {
    await connectConfigured(env.MONGODB_URI, options);
    return { kind: "configured", description: "MongoDB at MONGODB_URI", disconnect: () => mongoose.disconnect() };
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
  await mongoose.connect(joined.uri, options);
  return {
    kind,
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

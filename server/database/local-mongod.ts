import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import path from "node:path";
import { makeDataFolder } from "../data-folder.ts";
import mongoose from "mongoose";

const START_TIMEOUT_MS = 20_000;
const SOCKET_NAME = "mongodb-27017.sock";

async function answers(uri: string): Promise<boolean> {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 500 });
  try {
    await client.db("admin").command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once("exit", () => resolve());
    server.kill("SIGTERM");
  });
}

/**
 * Joins the mongod that runs on DATA_DIR, or starts it: on a Unix socket only (mode 0600), never on the network.
 * The process that started it stops it. Throws when it does not answer within 20 s.
 */
export async function joinLocalMongod(
  executable: string,
  dataDir: string,
): Promise<{ uri: string; leave(): Promise<void> }> {
  const dbPath = path.join(dataDir, "mongod");
  makeDataFolder(dbPath);
  const uri = `mongodb://${encodeURIComponent(path.join(dbPath, SOCKET_NAME))}/northfold`;
  if (await answers(uri)) return { uri, leave: async () => {} };
  const log = openSync(path.join(dataDir, "mongod.log"), "a", 0o600);
  // --bind_ip with the socket's path alone leaves no TCP listener.
  const server = spawn(
    executable,
    [
      "--dbpath",
      dbPath,
      "--bind_ip",
      path.join(dbPath, SOCKET_NAME),
      "--unixSocketPrefix",
      dbPath,
      "--filePermissions",
      "0600",
    ],
    { stdio: ["ignore", log, log], detached: true },
  );
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(uri))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop(server);
      throw new Error(`mongod did not start; its words are in ${path.join(dataDir, "mongod.log")}.`);
    }
  }
  server.unref();
  return { uri, leave: () => stop(server) };
}

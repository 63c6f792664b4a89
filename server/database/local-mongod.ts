import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { createConnection } from "node:net";
import path from "node:path";
import mongoose from "mongoose";
import type { JoinedServer } from "./stay-joined.ts";
import { makeDataFolder } from "./embedded/join.ts";

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

/** An unused connection that closes when the server ends. */
function watchServer(socketPath: string): { gone: Promise<void>; close(): void } {
  const socket = createConnection(socketPath).unref();
  const gone = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("error", () => undefined);
  socket.resume();
  return { gone, close: () => void socket.destroy() };
}

function start(executable: string, dbPath: string, logFile: string): ChildProcess {
  const log = openSync(logFile, "a", 0o600);
  const socketPath = path.join(dbPath, SOCKET_NAME);
  // --bind_ip with only the socket's path leaves no TCP listener.
  const places = ["--dbpath", dbPath, "--bind_ip", socketPath, "--unixSocketPrefix", dbPath];
  const stdio = ["ignore" as const, log, log];
  const server = spawn(executable, [...places, "--filePermissions", "0600"], { stdio, detached: true });
  closeSync(log);
  return server;
}

/** Unix socket only (mode 0600); its starter stops it. Throws without an answer within 20 s. */
export async function joinLocalMongod(executable: string, dataDir: string): Promise<JoinedServer> {
  const dbPath = path.join(dataDir, "mongod");
  makeDataFolder(dbPath);
  const socketPath = path.join(dbPath, SOCKET_NAME);
  const uri = `mongodb://${encodeURIComponent(socketPath)}/northfold`;
  let server: ChildProcess | null = null;
  if (!(await answers(uri))) {
    const logFile = path.join(dataDir, "mongod.log");
    server = start(executable, dbPath, logFile);
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(uri))) {
      if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) {
        await stop(server);
        throw new Error(`mongod did not start; its words are in ${logFile}.`);
      }
    }
    server.unref();
  }
  const { gone, close } = watchServer(socketPath);
  return {
    uri,
    gone,
    async leave() {
      close();
      if (server) await stop(server);
      await gone;
    },
  };
}

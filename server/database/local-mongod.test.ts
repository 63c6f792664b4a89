import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import mongoose from "mongoose";
import { inspect } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { logger } from "../http/logger.ts";
import { joinLocalMongod } from "./local-mongod.ts";
import { stayJoined } from "./stay-joined.ts";

/** Takes a mongod's options and serves its socket, with the embedded server behind it: this machine may have no mongod. */
const STAND_IN = `#!${process.execPath}
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { parseArgs } from "node:util";
import { startServer } from ${JSON.stringify(path.join(import.meta.dirname, "embedded", "server.ts"))};
const text = { type: "string" };
const { values } = parseArgs({
  options: { dbpath: text, bind_ip: text, unixSocketPrefix: text, filePermissions: text },
});
const { socketPath } = await startServer({ dataDir: values.dbpath, log() {}, idleMs: 0, firstConnectionMs: 0 });
rmSync(values.bind_ip, { force: true });
createServer((client) => {
  const upstream = connect(socketPath);
  client.on("error", () => upstream.destroy()).on("close", () => upstream.destroy());
  upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
  client.pipe(upstream).pipe(client);
}).listen(values.bind_ip);
process.once("SIGTERM", () => process.exit(0));
`;

let folder = "";
let executable = "";

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "nf-mongod-"));
  executable = path.join(folder, "mongod.mjs");
  writeFileSync(executable, STAND_IN);
  chmodSync(executable, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** By a client of its own, as a process asks that starts now. */
async function ask<Answer>(uri: string, question: (db: mongoose.mongo.Db) => Promise<Answer>): Promise<Answer> {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 2_000 });
  try {
    return await question(client.db());
  } finally {
    await client.close();
  }
}

const serverPid = async (db: mongoose.mongo.Db): Promise<number> => (await db.admin().serverStatus()).pid;

const WHOLE_LIFE = "a mongod is started, joined, started again when it is killed, and stopped by who started it";

// Real processes on a machine that others use as well.
test(WHOLE_LIFE, { retry: 1, timeout: 150_000 }, async () => {
  const told = vi.spyOn(logger, "error").mockReturnValue();
  const dataDir = mkdtempSync(path.join(folder, "data-"));
  const first = await stayJoined(() => joinLocalMongod(executable, dataDir));
  const second = await joinLocalMongod(executable, dataDir);
  expect(second.uri).toBe(first.uri);
  onTestFinished(() => first.leave());
  await ask(first.uri, (db) => db.collection<{ _id: string }>("notes").insertOne({ _id: "kept" }));
  const pid = await ask(first.uri, serverPid);
  process.kill(pid, "SIGKILL");
  await second.gone;
  const kept = await vi
    .waitFor(() => ask(first.uri, (db) => db.collection("notes").findOne()), { timeout: 60_000 })
    .catch((error: unknown) => {
      throw new Error(`It was not started again: ${inspect(told.mock.calls)}`, { cause: error });
    });
  expect(kept).toEqual({ _id: "kept" });
  const again = await ask(first.uri, serverPid);
  expect(again).not.toBe(pid);
  await second.leave();
  await first.leave();
  expect(() => process.kill(again, 0)).toThrow("ESRCH");
});

test("a mongod that cannot start is told with the file its words are in", async () => {
  await expect(joinLocalMongod("/bin/false", path.join(folder, "broken"))).rejects.toThrow("broken/mongod.log");
});

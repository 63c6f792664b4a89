import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { createConnection, type Socket } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { encodeAfter } from "./bson-writer.ts";
import { makeDataFolder } from "./data-folder.ts";
import {
  chooseSocketPath,
  makePrivateFolder,
  DATABASE_NAME,
  type Places,
  placesOf,
  recordedSocketPath,
  uriOf,
} from "./socket-place.ts";

export { makeDataFolder } from "./data-folder.ts";
export { serveSnapshot, takeSnapshot } from "./snapshot.ts";

export type JoinedDatabase = {
  uri: string;
  socketPath: string;
  database: string;
  gone: Promise<void>;
  leave(): Promise<void>;
};

const MAIN = join("server", "database", "embedded", "main.ts");
const READY_TIMEOUT_MS = 20_000;
const RETRY_MS = 15;
const ANSWER_TIMEOUT_MS = 5_000;
const OP_MSG_PREFIX_BYTES = 21;

function findMain(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json")) && existsSync(join(folder, MAIN))) return join(folder, MAIN);
    if (dirname(folder) === folder) throw new Error(`${MAIN} was not found above ${import.meta.dirname}`);
  }
}

function startProcess(places: Places, dataDir: string): ChildProcess {
  const log = openSync(places.log, "a", 0o600);
  try {
    const child = spawn(process.execPath, [findMain(), "--data-dir", dataDir], {
      detached: true,
      stdio: ["ignore", log, log],
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

function pingMessage(): Buffer {
  const message = encodeAfter(OP_MSG_PREFIX_BYTES, { ping: 1, $db: "admin" });
  message.fill(0, 0, OP_MSG_PREFIX_BYTES);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(2013, 12);
  return message;
}

/** Waits for an answer, because a server that is ending accepts but does not answer. */
function connectOnce(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = createConnection(path);
    const timer = setTimeout(() => finish(null), ANSWER_TIMEOUT_MS);
    function finish(result: Socket | null): void {
      clearTimeout(timer);
      socket.removeAllListeners();
      if (!result) socket.destroy();
      socket.on("error", () => socket.destroy());
      socket.resume();
      done(result);
    }
    socket.once("connect", () => socket.write(pingMessage()));
    socket.once("data", () => finish(socket));
    socket.once("error", () => finish(null));
    socket.once("close", () => finish(null));
  });
}

/** Whether a DATA_DIR has an embedded database, running or not. */
export function holdsDatabase(dataDir: string): boolean {
  return existsSync(placesOf(dataDir).database);
}

/** Joins or starts the server, which ends shortly after its last process. Throws after 20 s without an answer. */
export async function joinEmbeddedDatabase(dataDir: string): Promise<JoinedDatabase> {
  makeDataFolder(dataDir);
  const places = placesOf(dataDir);
  makePrivateFolder(places.folder);
  const deadline = Date.now() + READY_TIMEOUT_MS;
  let child: ChildProcess | null = null;
  while (Date.now() < deadline) {
    const path = recordedSocketPath(places) ?? chooseSocketPath(places);
    const socket = existsSync(path) ? await connectOnce(path) : null;
    if (socket) return joined(path, socket);
    if (child && child.exitCode === 1) throw new Error(startFailure(places));
    if (!child || child.exitCode !== null || child.signalCode !== null) child = startProcess(places, dataDir);
    await sleep(RETRY_MS);
  }
  throw new Error(`The embedded database did not answer within ${READY_TIMEOUT_MS / 1000} s; see ${places.log}`);
}

function startFailure(places: Places): string {
  const said = readFileSync(places.log, "utf8")
    .match(/^\S+ Error: (.+)$/gm)
    ?.at(-1);
  const reason = said?.replace(/^\S+ Error: /, "");
  return `The embedded database could not be started${reason ? `: ${reason}` : ""} (see ${places.log})`;
}

function joined(path: string, socket: Socket): JoinedDatabase {
  socket.unref();
  const gone = new Promise<void>((done) => {
    if (socket.destroyed) done();
    else socket.once("close", () => done());
  });
  return {
    uri: uriOf(path, DATABASE_NAME),
    socketPath: path,
    database: DATABASE_NAME,
    gone,
    leave() {
      socket.destroy();
      return gone;
    },
  };
}

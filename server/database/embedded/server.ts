import { rmSync } from "node:fs";
import { createServer, type Server as NetServer, type Socket } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { makeDataFolder } from "./data-folder.ts";
import { Connection } from "./connection.ts";
import { openEngine } from "./engine.ts";
import { deleteExpired } from "./expiry.ts";
import { chooseSocketPath, makePrivateFolder, placesOf, recordSocketPath } from "./socket-place.ts";
import { isLogCut } from "./storage.ts";

type ServerOptions = {
  dataDir: string;
  log(line: string): void;
  idleMs: number;
  firstConnectionMs: number;
  expirySweepMs?: number;
  onEnd?(): void;
};

type RunningServer = { socketPath: string; close(): Promise<void> };

export class AlreadyServed extends Error {}

const SQLITE_BUSY = 5;
const EXPIRY_SWEEP_MS = 60_000;
const CURSOR_SWEEP_MS = 60_000;

/** SQLite's lock ends with the process, however it ends. Throws AlreadyServed. */
function takeLock(path: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = DELETE");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== SQLITE_BUSY) throw error;
    throw new AlreadyServed(`Another server holds ${path}`, { cause: error });
  }
  return lock;
}

/** Listens on a Unix socket. Throws AlreadyServed where another process does. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  makeDataFolder(options.dataDir);
  const places = placesOf(options.dataDir);
  makePrivateFolder(places.folder);
  const lock = takeLock(places.lock);
  const socketPath = chooseSocketPath(places);
  rmSync(socketPath, { force: true });
  if (isLogCut(places.database)) options.log("the log of writes ends within an entry: what followed it is lost");
  const sockets = new Set<Socket>();
  const { engine, executor, storage } = openEngine(places.database, {
    connections: () => sockets.size,
    onFailure: (error) => options.log(`writes were undone: ${String(error)}`),
  });

  let lastId = 0;
  let idleTimer: NodeJS.Timeout | null = null;
  let closing: Promise<void> | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    if (idleTimer) clearTimeout(idleTimer);
    idleTimer = null;
    new Connection(socket, ++lastId, engine, executor);
    socket.on("close", () => {
      sockets.delete(socket);
      if (sockets.size === 0) waitForClients(options.idleMs);
    });
  });

  function waitForClients(ms: number): void {
    if (options.idleMs === 0 || closing) return;
    if (idleTimer) clearTimeout(idleTimer);
    idleTimer = setTimeout(() => {
      if (sockets.size === 0) void close();
    }, ms);
  }

  const sweeps = [
    setInterval(() => {
      executor.submit(deleteExpired(engine.catalog), (reply) => {
        if (reply.ok === 0) options.log(`expiry failed: ${String(reply.errmsg)}`);
      });
    }, options.expirySweepMs ?? EXPIRY_SWEEP_MS),
    setInterval(() => engine.cursors.closeIdle(), CURSOR_SWEEP_MS),
  ];

  async function shut(): Promise<void> {
    for (const sweep of sweeps) clearInterval(sweep);
    if (idleTimer) clearTimeout(idleTimer);
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of sockets) socket.destroy();
    await closed;
    storage.close();
    lock.close();
    options.onEnd?.();
  }

  function close(): Promise<void> {
    closing ??= shut();
    return closing;
  }

  try {
    await listen(server, socketPath);
    recordSocketPath(places, socketPath);
  } catch (error) {
    storage.close();
    lock.close();
    throw error;
  }
  waitForClients(options.firstConnectionMs);
  return { socketPath, close };
}

/** The mask makes the socket with mode 0600 from the start instead of changing it afterwards. */
function listen(server: NetServer, path: string): Promise<void> {
  return new Promise((done, fail) => {
    const mask = process.umask(0o177);
    server.once("error", fail);
    server.listen({ path, backlog: 511 }, () => done());
    process.umask(mask);
  });
}

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

type Serving = Pick<ReturnType<typeof openEngine>, "engine" | "executor" | "storage"> & {
  options: ServerOptions;
  lock: DatabaseSync;
  server: NetServer;
  sockets: Set<Socket>;
  lastId: number;
  idleTimer: NodeJS.Timeout | null;
  sweeps: NodeJS.Timeout[];
  closing: Promise<void> | null;
};

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
  const opened = openEngine(places.database, {
    connections: () => sockets.size,
    onFailure: (error) => options.log(`writes were undone: ${String(error)}`),
  });
  const state = { lastId: 0, idleTimer: null, sweeps: [], closing: null };
  const serving: Serving = { ...opened, ...state, options, lock, sockets, server: createServer() };
  serving.server.on("connection", (socket) => welcome(serving, socket));
  serving.sweeps.push(...startSweeps(serving));
  try {
    await listen(serving.server, socketPath);
    recordSocketPath(places, socketPath);
  } catch (error) {
    opened.storage.close();
    lock.close();
    throw error;
  }
  waitForClients(serving, options.firstConnectionMs);
  return { socketPath, close: () => close(serving) };
}

function welcome(serving: Serving, socket: Socket): void {
  const { sockets, engine, executor, options } = serving;
  sockets.add(socket);
  if (serving.idleTimer) clearTimeout(serving.idleTimer);
  serving.idleTimer = null;
  serving.lastId += 1;
  new Connection(socket, serving.lastId, engine, executor);
  socket.on("close", () => {
    sockets.delete(socket);
    if (sockets.size === 0) waitForClients(serving, options.idleMs);
  });
}

function waitForClients(serving: Serving, ms: number): void {
  if (serving.options.idleMs === 0 || serving.closing) return;
  if (serving.idleTimer) clearTimeout(serving.idleTimer);
  serving.idleTimer = setTimeout(() => {
    if (serving.sockets.size === 0) void close(serving);
  }, ms);
}

function startSweeps({ engine, executor, options }: Serving): NodeJS.Timeout[] {
  const expire = () =>
    executor.submit(deleteExpired(engine.catalog), (reply) => {
      if (reply.ok === 0) options.log(`expiry failed: ${String(reply.errmsg)}`);
    });
  return [
    setInterval(expire, options.expirySweepMs ?? EXPIRY_SWEEP_MS),
    setInterval(() => engine.cursors.closeIdle(), CURSOR_SWEEP_MS),
  ];
}

function close(serving: Serving): Promise<void> {
  serving.closing ??= shut(serving);
  return serving.closing;
}

async function shut({ sweeps, idleTimer, server, sockets, storage, lock, options }: Serving): Promise<void> {
  for (const sweep of sweeps) clearInterval(sweep);
  if (idleTimer) clearTimeout(idleTimer);
  const closed = new Promise<void>((done) => server.close(() => done()));
  for (const socket of sockets) socket.destroy();
  await closed;
  storage.close();
  lock.close();
  options.onEnd?.();
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

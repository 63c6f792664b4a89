import { createHash } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const DATABASE_NAME = "northfold";
const MAX_SOCKET_PATH_BYTES = 100; // sun_path is 104 bytes on macOS, 108 on Linux

export type Places = {
  folder: string;
  database: string;
  lock: string;
  log: string;
  socketRecord: string;
};

/** Not os.userInfo, which fails for a user without a name, as containers have. */
function userId(): number {
  return process.getuid?.() ?? -1;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}

export function placesOf(dataDir: string): Places {
  const folder = join(realPath(dataDir), "embedded");
  return {
    folder,
    database: join(folder, "data.sqlite"),
    lock: join(folder, "lock.sqlite"),
    log: join(folder, "server.log"),
    socketRecord: join(folder, "socket-path"),
  };
}

/** Throws where somebody else owns it. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== userId()) throw new Error(`${folder} is not a folder of this user`);
  if ((found.mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

export function chooseSocketPath(places: Places): string {
  const near = join(places.folder, "mongo.sock");
  if (Buffer.byteLength(near) <= MAX_SOCKET_PATH_BYTES) return near;
  const folder = join(tmpdir(), `northfold-${userId()}`);
  makePrivateFolder(folder);
  const path = join(folder, `${createHash("sha256").update(places.folder).digest("hex").slice(0, 24)}.sock`);
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH_BYTES)
    throw new Error(`The path of the temporary folder is too long for a socket: ${path}`);
  return path;
}

export function recordSocketPath(places: Places, socketPath: string): void {
  writeFileSync(places.socketRecord, `${socketPath}\n${places.folder}\n`, { mode: 0o600 });
}

/** Null when none ever ran, or the folder was copied from elsewhere. */
export function recordedSocketPath(places: Places): string | null {
  try {
    const [socketPath, folder] = readFileSync(places.socketRecord, "utf8").split("\n");
    return socketPath && folder === places.folder ? socketPath : null;
  } catch {
    return null;
  }
}

export function uriOf(socketPath: string, database: string): string {
  return `mongodb://${encodeURIComponent(socketPath)}/${database}`;
}

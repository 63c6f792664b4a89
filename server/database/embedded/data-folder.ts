import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/** Readable by this user only. Not Node's recursive way, which never ends in /proc. Throws the system's error. */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeDataFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder for this user alone, with those above it. One after the other: where none can be made at all, as in
 * /proc, Node's own recursive way never comes to an end. Throws the system's error.
 */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeDataFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another of our processes made it just now.
    if (!existsSync(folder)) throw error;
  }
}

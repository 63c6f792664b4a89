import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Env } from "./env.ts";
import { makeDataFolder } from "./database/embedded/join.ts";

const SECRET = /^[\w-]{43}$/;

/** SESSION_SECRET, else a secret made once and kept in DATA_DIR (mode 0600). */
export function sessionSecret(env: Pick<Env, "SESSION_SECRET" | "DATA_DIR">): string {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = path.join(env.DATA_DIR, "session-secret");
  makeDataFolder(env.DATA_DIR);
  return readSecret(file) ?? makeSecret(file);
}

/** Null when there is none, or a full disk or a power cut left half of one. */
function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, "utf8");
    return SECRET.test(secret) ? secret : null;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Written beside its place and then moved, so that nobody ever reads a part of it. */
function makeSecret(file: string): string {
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    if (readSecret(file) === null) rmSync(file, { force: true });
    linkSync(whole, file);
  } catch (error) {
    // EEXIST: another of our processes made one just now. Anything else: a file system without links.
    if (codeOf(error) !== "EEXIST") renameSync(whole, file);
  } finally {
    rmSync(whole, { force: true });
  }
  const secret = readSecret(file);
  if (secret === null) throw new Error(`The secret in ${file} could not be written.`);
  return secret;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { SettingsError } from "../env.ts";
import { logger } from "../http/logger.ts";

const PATIENCE_MS = 60_000;
const RETRY_MS = 500;
const UNREACHED = new Set(["MongooseServerSelectionError", "MongoServerSelectionError", "MongoNetworkError"]);
const WRONG_ADDRESS =
  "MONGODB_URI is no address MongoDB's driver understands. Check the host and the options, and write special " +
  "characters of the password as %40 and the like.";

type Place = { name: string; password: string | null };

/** For sentences that must not contain the password. Throws SettingsError for a malformed address. */
function placeOf(uri: string): Place {
  try {
    const { hosts, srvHost, credentials } = new mongoose.mongo.MongoClient(uri).options;
    return { name: srvHost ?? hosts.join(", "), password: credentials?.password ?? null };
  } catch {
    // The driver's own message repeats the address with the password.
    throw new SettingsError(WRONG_ADDRESS);
  }
}

function whyUnreached(error: unknown, { password }: Place): string | null {
  if (!(error instanceof Error)) return null;
  const isDns = "syscall" in error && /^(query|getaddrinfo)/.test(String(error.syscall));
  if (!UNREACHED.has(error.name) && !isDns) return null;
  return password !== null && error.message.includes(password) ? error.name : error.message;
}

/** Retries for a minute. Throws SettingsError, which names the variable and the host but never the password. */
export async function connectConfigured(
  uri: string,
  options: mongoose.ConnectOptions,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const place = placeOf(uri);
  const deadline = Date.now() + patienceMs;
  for (let isTold = false; ; isTold = true) {
    try {
      await mongoose.connect(uri, options);
      return;
    } catch (error) {
      const reason = whyUnreached(error, place);
      if (reason === null) throw new SettingsError(describeRefusal(error, place));
      const sentence = `The database of MONGODB_URI, ${place.name}, cannot be reached: ${reason}.`;
      if (Date.now() >= deadline) throw new SettingsError(`${sentence} Is it running, and may this machine reach it?`);
      if (!isTold) logger.warn(`${sentence} Trying again for ${Math.round(patienceMs / 1000)} seconds.`);
      await sleep(RETRY_MS);
    }
  }
}

function describeRefusal(error: unknown, { name }: Place): string {
  if (!(error instanceof mongoose.mongo.MongoServerError)) return WRONG_ADDRESS;
  return `The database of MONGODB_URI, ${name}, refuses us (code ${error.code}). Check user, password and authSource.`;
}

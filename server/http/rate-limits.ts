import mongoose from "mongoose";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from "rate-limiter-flexible";
import { getEnv } from "../env.ts";
import { Refusal } from "./errors.ts";

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** One address may fail for one account as often an hour as in a minute for all; all addresses together this often. */
const ADDRESSES_TO_STOP_AN_ACCOUNT = 10;

export type LimitName =
  | "writes"
  | "generations"
  | "uploads"
  | "downloads"
  | "exports"
  | "failed-logins"
  | "account-failures"
  | "account-failures-in-all"
  | "known-browser-failures"
  | "outside-searches";

const limiters = new Map<LimitName, RateLimiterAbstract>();

function settingsOf(name: LimitName): { points: number; duration: number } {
  const env = getEnv();
  if (name === "generations") return { points: env.LIMIT_GENERATIONS_PER_MINUTE, duration: MINUTE_S };
  if (name === "writes") return { points: env.LIMIT_WRITES_PER_MINUTE, duration: MINUTE_S };
  if (name === "downloads") return { points: env.LIMIT_DOWNLOADS_PER_MINUTE, duration: MINUTE_S };
  if (name === "exports") return { points: env.LIMIT_EXPORTS_PER_HOUR, duration: HOUR_S };
  if (name === "uploads") return { points: env.LIMIT_UPLOADS_PER_HOUR, duration: HOUR_S };
  if (name === "outside-searches") return { points: env.APIFY_SEARCHES_PER_DAY, duration: DAY_S };
  const failures = env.LIMIT_FAILED_LOGINS_PER_MINUTE;
  if (name === "account-failures" || name === "known-browser-failures") return { points: failures, duration: HOUR_S };
  if (name === "account-failures-in-all") return { points: failures * ADDRESSES_TO_STOP_AN_ACCOUNT, duration: HOUR_S };
  return { points: failures, duration: MINUTE_S };
}

/** Counts in the database, so that limits hold across processes and restarts; in memory while that is away. */
function limiterOf(name: LimitName): RateLimiterAbstract {
  const known = limiters.get(name);
  if (known) return known;
  const settings = { ...settingsOf(name), keyPrefix: name };
  const limiter = new RateLimiterMongo({
    ...settings,
    storeClient: mongoose.connection,
    tableName: "rate_limits",
    insuranceLimiter: new RateLimiterMemory(settings),
  });
  limiters.set(name, limiter);
  return limiter;
}

function refuse(result: unknown): never {
  if (!(result instanceof RateLimiterRes)) throw result;
  throw new Refusal("limit-reached", "Too many requests. Please wait a moment and try again.", {
    retryAfterSeconds: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
  });
}

/** Counts one use. Throws Refusal (limit-reached) with the seconds to wait. */
export async function consumeLimit(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).consume(key).catch(refuse);
}

/** Takes back one use that turned out to be none. */
export async function returnLimit(name: LimitName, key: string): Promise<void> {
  await limiterOf(name).reward(key);
}

/** Checks without counting. Throws Refusal (limit-reached). */
export async function checkLimit(name: LimitName, key: string): Promise<void> {
  const used = await limiterOf(name).get(key);
  if (used && used.consumedPoints >= settingsOf(name).points) refuse(used);
}

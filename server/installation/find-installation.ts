import { setTimeout as wait } from "node:timers/promises";
import { JobSource, type JobSourceRecord } from "../../models/job-source.ts";
import { Listing } from "../../models/listing.ts";
import { startProduct } from "../boot.ts";
import type { Installation, ListingsInUse } from "../domain/installation.ts";
import { getEnv } from "../env.ts";
import { isDatabaseUnreachable } from "../http/errors.ts";
import { logger } from "../http/logger.ts";
import { findSourceKind } from "../jobs/sources/all-kinds.ts";
import { isLoopbackHost } from "../loopback.ts";

const MODEL_HOST = "api.openai.com";

const FRESH_MS = 10_000;
const PATIENCE_MS = 1_000;

let known: ListingsInUse | null = null;
let askedAt = 0;
let looking: Promise<void> | null = null;

/** Never throws: counts are missing while the database is away. */
export async function findInstallation(): Promise<Installation> {
  const { database } = await startProduct();
  const { IS_HTTPS, IS_DEMO, PAYPAL_CLIENT_ID, OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = getEnv();
  const host = OPENAI_BASE_URL ? new URL(OPENAI_BASE_URL).hostname : MODEL_HOST;
  const hasModel = OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined;
  return {
    database: database.kind,
    isHttps: IS_HTTPS,
    isDemo: IS_DEMO,
    canPay: PAYPAL_CLIENT_ID !== undefined,
    model: hasModel ? { name: OPENAI_MODEL, host: isLoopbackHost(host) ? null : host } : null,
    listings: await findListings(Date.now()),
  };
}

/** Cached, so that few pages wait while the database is away. */
async function findListings(now: number): Promise<ListingsInUse | null> {
  const isDue = now - askedAt > FRESH_MS;
  if (isDue) {
    askedAt = now;
    looking ??= look().finally(() => {
      looking = null;
    });
  }
  if (looking && (isDue || !known)) await Promise.race([looking, wait(PATIENCE_MS, undefined, { ref: false })]);
  return known;
}

async function look(): Promise<void> {
  const open = { ownerId: null, closedAt: null };
  try {
    const [samples, others, sources] = await Promise.all([
      Listing.countDocuments({ ...open, isSample: true }),
      Listing.countDocuments({ ...open, isSample: false }),
      JobSource.find({ isEnabled: true, isRemoved: false }).select({ kind: 1, settings: 1 }).lean(),
    ]);
    const names = (sources as unknown as JobSourceRecord[]).map(
      ({ kind, settings }) => findSourceKind(kind)?.sourceOf(settings) ?? kind,
    );
    known = { samples, others, sources: [...new Set(names)] };
  } catch (error) {
    if (!isDatabaseUnreachable(error)) logger.error({ err: error }, "listings not counted");
  }
}

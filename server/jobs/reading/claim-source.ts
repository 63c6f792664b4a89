import { randomUUID } from "node:crypto";
import type { Types } from "mongoose";
import { JobSource, type JobSourceRecord } from "../../../models/job-source.ts";
import { isDuplicateKey } from "../../auth/duplicate-key.ts";
import { findSourceKind } from "../sources/all-kinds.ts";

/** A run says that it is alive well within this time; after it another process may take the source. */
export const LEASE_MS = 2 * 60_000;

export type Claim = { source: JobSourceRecord; token: string };

type Wanted = { id: Types.ObjectId } | { host: string };

/** When the rules of its kind let a source be read again; null = now. */
export async function findGapEnd(kindName: string, now: Date): Promise<Date | null> {
  const gapMs = findSourceKind(kindName)?.leastGapMs ?? 0;
  if (gapMs === 0) return null;
  const since = new Date(now.getTime() - gapMs);
  const last = await JobSource.findOne({ kind: kindName, lastStartedAt: { $gt: since } })
    .sort({ lastStartedAt: -1 })
    .select({ lastStartedAt: 1 })
    .lean();
  return last?.lastStartedAt ? new Date(last.lastStartedAt.getTime() + gapMs) : null;
}

/** Frees the sources whose process died in the middle of a run. */
export async function freeAbandoned(now: Date): Promise<void> {
  await JobSource.updateMany({ "run.until": { $lt: now } }, { $set: { run: null } });
}

/** Claims a due source so that no other process reads its host. Null = none may be read now. */
export async function claimSource(wanted: Wanted, now: Date): Promise<Claim | null> {
  await freeAbandoned(now);
  const which = "id" in wanted ? { _id: wanted.id } : { host: wanted.host };
  const due = { ...which, isEnabled: true, run: null, nextRunAt: { $lte: now } };
  const next = await JobSource.findOne(due).sort({ nextRunAt: 1 }).select({ kind: 1, host: 1 }).lean();
  if (!next) return null;
  const gapEnd = await findGapEnd(next.kind, now);
  if (gapEnd) {
    await JobSource.updateOne({ _id: next._id, run: null }, { $max: { nextRunAt: gapEnd } });
    return "id" in wanted ? null : claimSource(wanted, now);
  }
  const token = randomUUID();
  const run = { token, host: next.host, startedAt: now, until: new Date(now.getTime() + LEASE_MS) };
  try {
    const source = await JobSource.findOneAndUpdate(
      { ...due, _id: next._id },
      { $set: { run, lastStartedAt: now, queuedUntil: null } },
      { returnDocument: "after", lean: true },
    );
    // Lean, so the settings are a plain object.
    return source && { source: source as unknown as JobSourceRecord, token };
  } catch (error) {
    // Another source of this host is being read.
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** Tells that a run is alive; false = it was taken for dead, or its source taken away. */
export async function renewClaim({ source, token }: Claim, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS);
  const renewed = await JobSource.updateOne({ _id: source._id, "run.token": token }, { $set: { "run.until": until } });
  return renewed.matchedCount === 1;
}

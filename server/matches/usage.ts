import type { Types } from "mongoose";
import { Usage } from "../../models/usage.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";

/** The calendar month of a moment, UTC: "2026-11". */
export function usageMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** When the month's counter starts at 0 again: the first of the next month, 00:00 UTC. */
export function usageResetsOn(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** The jobs counted for a user in the month of `now`. */
export async function findUsage(ownerId: Types.ObjectId, now: Date): Promise<{ countedJobIds: string[] }> {
  const usage = await Usage.findOne({ ownerId, month: usageMonth(now) })
    .select({ countedJobIds: 1 })
    .lean();
  return { countedJobIds: usage?.countedJobIds ?? [] };
}

/** How many jobs are counted for each of these users in the month of `now`; who has none is left out. */
export async function countUsage(ownerIds: Types.ObjectId[], now: Date): Promise<Map<string, number>> {
  const counted = await Usage.aggregate<{ _id: Types.ObjectId; jobs: number }>([
    { $match: { ownerId: { $in: ownerIds }, month: usageMonth(now) } },
    { $project: { _id: "$ownerId", jobs: { $size: "$countedJobIds" } } },
  ]);
  return new Map(counted.map(({ _id, jobs }) => [String(_id), jobs]));
}

/** Puts the month's counter back to 0: of one user, or of everybody. */
export async function clearUsage(ownerId: Types.ObjectId | "everybody", now: Date): Promise<void> {
  const whose = ownerId === "everybody" ? { "countedJobIds.0": { $exists: true } } : { ownerId };
  await Usage.updateMany({ ...whose, month: usageMonth(now) }, { $set: { countedJobIds: [], countedFor: [] } });
}

/** Gives the places of these jobs in the month back. */
export async function releaseJobs(ownerId: Types.ObjectId, jobIds: string[], now: Date): Promise<void> {
  if (jobIds.length === 0) return;
  await Usage.updateOne(
    { ownerId, month: usageMonth(now) },
    { $pull: { countedJobIds: { $in: jobIds }, countedFor: { jobId: { $in: jobIds } } } },
  );
}

async function ensureUsage(ownerId: Types.ObjectId, month: string): Promise<void> {
  try {
    await Usage.updateOne({ ownerId, month }, { $setOnInsert: { countedJobIds: [] } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Counts jobs of users on a plan without a limit against the month of `now`. */
export async function countJobs(
  claims: readonly { ownerId: Types.ObjectId; jobIds: string[] }[],
  now: Date,
): Promise<void> {
  const month = usageMonth(now);
  const writes = claims
    .filter(({ jobIds }) => jobIds.length > 0)
    .map(({ ownerId, jobIds }) => ({
      updateOne: {
        filter: { ownerId, month },
        update: { $addToSet: { countedJobIds: { $each: jobIds } } },
        upsert: true,
      },
    }));
  if (writes.length === 0) return;
  try {
    await Usage.bulkWrite(writes, { ordered: false });
  } catch (error) {
    // Made by another process a moment ago: now they are all there.
    if (!isDuplicateKey(error)) throw error;
    await Usage.bulkWrite(writes, { ordered: false });
  }
}

/** Counts jobs against the month; returns those that may be shown. Atomic, so parallel runs never exceed `limit`. */
export async function claimJobs(
  ownerId: Types.ObjectId,
  jobIds: string[],
  options: { now: Date; limit: number | null; resumeId: Types.ObjectId },
): Promise<Set<string>> {
  const month = usageMonth(options.now);
  if (jobIds.length === 0) return new Set();
  if (options.limit === null) {
    await countJobs([{ ownerId, jobIds }], options.now);
    return new Set(jobIds);
  }
  await ensureUsage(ownerId, month);
  const counted = new Set((await findUsage(ownerId, options.now)).countedJobIds);
  const granted = new Set(jobIds.filter((id) => counted.has(id)));
  for (const id of jobIds) {
    if (granted.has(id)) continue;
    const place = `countedJobIds.${options.limit - 1}`;
    const claimed = await Usage.updateOne(
      { ownerId, month, countedJobIds: { $ne: id }, [place]: { $exists: false } },
      { $push: { countedJobIds: id, countedFor: { jobId: id, resumeId: options.resumeId } } },
    );
    if (claimed.modifiedCount === 1) granted.add(id);
    else if ((await findUsage(ownerId, options.now)).countedJobIds.length >= options.limit) break;
    // Counted by a parallel run in the meantime: it costs nothing again.
    else granted.add(id);
  }
  return granted;
}

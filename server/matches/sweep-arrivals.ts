import type { Types } from "mongoose";
import { Arrivals } from "../../models/arrivals.ts";
import { Resume } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import type { ListingIndex } from "../engines/matching/index/listing-index.ts";
import { findIndex } from "../jobs/follow-listings.ts";
import { ARRIVALS_ID } from "../jobs/postings-arrived.ts";
import { matchArrivals } from "./match-arrivals.ts";

export const ARRIVALS_LOCK_MS = 60_000;
/** A run that has not ended by then died with its process. */
const CLAIM_MS = ARRIVALS_LOCK_MS;
/** The time of one sweep; the next one starts with who waits longest. */
const RUN_MS = 20_000;
const USERS_AT_A_TIME = 1_000;
/** The clock of the process that asked may go ahead of this one's by so much. */
const CLOCKS_MS = 5_000;

/** The uploads among these: a variant shows the matches of its root. */
async function rootsOf(activeIds: Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const variants = await Resume.find({ _id: { $in: activeIds }, originalResumeId: { $ne: null } })
    .select({ originalResumeId: 1 })
    .lean();
  return [...activeIds, ...variants.flatMap(({ originalResumeId }) => originalResumeId ?? [])];
}

/** Queues every active resume once; one that is being matched waits again, as it may have missed the new postings. */
async function askEverybody(now: Date): Promise<void> {
  const ask = async (ids: Types.ObjectId[]) =>
    Resume.updateMany(
      {
        ...{ _id: { $in: await rootsOf(ids) }, originalResumeId: null },
        $or: [{ "matching.arrivalsAskedAt": null }, { "matching.arrivalsClaimedAt": { $ne: null } }],
      },
      { $set: { "matching.arrivalsAskedAt": now } },
    );
  let ids: Types.ObjectId[] = [];
  const users = User.find({ activeResumeId: { $ne: null } })
    .select({ activeResumeId: 1 })
    .lean()
    .cursor({ batchSize: USERS_AT_A_TIME });
  for await (const { activeResumeId } of users) {
    if (activeResumeId) ids.push(activeResumeId);
    if (ids.length < USERS_AT_A_TIME) continue;
    await ask(ids);
    ids = [];
  }
  if (ids.length > 0) await ask(ids);
}

/** Matches resumes with new postings, the longest waiting first; the next sweep finds what a crash cut off. */
export async function sweepArrivals(): Promise<void> {
  const began = Date.now();
  const arrivals = await Arrivals.findById(ARRIVALS_ID).lean();
  if (arrivals && (!arrivals.handledUpTo || arrivals.handledUpTo < arrivals.arrivedAt)) {
    await askEverybody(new Date(began));
    await Arrivals.updateOne({ _id: ARRIVALS_ID }, { $max: { handledUpTo: arrivals.arrivedAt } });
  }
  let looked: { index: ListingIndex; at: number } | null = null;
  while (Date.now() - began < RUN_MS) {
    const now = new Date();
    const resume = await Resume.findOneAndUpdate(
      {
        "matching.arrivalsAskedAt": { $lte: now },
        $or: [
          { "matching.arrivalsClaimedAt": null },
          { "matching.arrivalsClaimedAt": { $lt: new Date(now.getTime() - CLAIM_MS) } },
        ],
      },
      { $set: { "matching.arrivalsClaimedAt": now } },
      { sort: { "matching.arrivalsAskedAt": 1 }, returnDocument: "after", lean: true },
    );
    if (!resume) return;
    // What arrived before somebody asked is in an index that is newer than the request.
    const askedAt = resume.matching.arrivalsAskedAt?.getTime() ?? 0;
    if (!looked || askedAt > looked.at - CLOCKS_MS) looked = { at: Date.now(), index: await findIndex() };
    await matchArrivals(resume, looked.index);
  }
}

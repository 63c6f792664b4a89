import type { mongo, Types } from "mongoose";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import { findHiddenTest } from "./find-hidden.ts";
import { postedDate } from "../jobs/listing-view.ts";
import { COPIED, toPostingFacts } from "./posting-facts.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

export const MAX_MATCHES = 300;
const BATCH = 50; // reasons are long: smaller batches let other requests in between

export type Ranked = {
  id: string;
  match: MatchScore;
  isOwn?: boolean;
};

/** `existing` are those in the list already; without it nobody has looked. */
export type RankedList = {
  resume: Pick<ResumeRecord, "_id" | "ownerId">;
  chosen: readonly Ranked[];
  existing?: ReadonlySet<string>;
};

export const TAKEN_OVER = { ...COPIED, company: 1 } as const;
export type TakenOver = Pick<ListingRecord, "_id" | keyof typeof TAKEN_OVER>;

type Written = { now: Date; newAt: Date | null };
type Pair = { resumeId: Types.ObjectId; listingId: string };
type Write = { pair: Pair; isKnownNew: boolean; values: object; atFirst: object };

/** Writes matches of a resume or updates them. `newAt` marks the added ones as new; null = the list's first. */
export async function writeMatches(
  resume: RankedList["resume"],
  chosen: readonly Ranked[],
  written: Written,
): Promise<void> {
  if (chosen.length === 0) return;
  const listings = await Listing.find({ _id: { $in: chosen.map(({ id }) => id) } })
    .select(TAKEN_OVER)
    .lean();
  await writeLists([{ resume, chosen }], new Map(listings.map((listing) => [listing._id, listing])), written);
}

/** The same for several resumes at once, with listings that were just read. */
export async function writeLists(
  lists: RankedList[],
  listings: ReadonlyMap<string, TakenOver>,
  { now, newAt }: Written,
): Promise<void> {
  if (lists.every(({ chosen }) => chosen.length === 0)) return;
  const isHidden = await findHiddenTest(lists.map(({ resume }) => resume.ownerId));
  const writes = lists.flatMap(({ resume, chosen, existing }) =>
    chosen.map(({ id, match, isOwn = false }): Write => {
      const listing = listings.get(id) ?? null;
      const postedAt = listing && postedDate(listing, now);
      const hiddenAt = listing && !isOwn && isHidden(resume.ownerId, listing) ? now : null;
      return {
        pair: { resumeId: resume._id, listingId: id },
        isKnownNew: existing !== undefined && !existing.has(id),
        values: { score: match.score, explanation: match, postedAt, isOwn, posting: toPostingFacts(listing) },
        atFirst: { ownerId: resume.ownerId, newAt, hiddenAt, optimization: null },
      };
    }),
  );
  for (let from = 0; from < writes.length; from += BATCH) {
    const batch = writes.slice(from, from + BATCH);
    await forgetListCounts({ _id: { $in: [...new Set(batch.map(({ pair }) => pair.resumeId))] } });
    await writeBatch(batch);
  }
}

function toUpsert({ pair, values, atFirst }: Write): mongo.AnyBulkWriteOperation {
  return { updateOne: { filter: pair, update: { $set: values, $setOnInsert: atFirst }, upsert: true } };
}

/** What nobody has is inserted, which costs a database half of what an upsert does. */
async function writeBatch(batch: Write[]): Promise<void> {
  // The driver's own: reasons are long, and are written as they were made.
  const { collection } = Match;
  const operations = batch.map((write): mongo.AnyBulkWriteOperation => {
    const { pair, values, atFirst } = write;
    return write.isKnownNew ? { insertOne: { document: { ...pair, ...values, ...atFirst } } } : toUpsert(write);
  });
  try {
    await collection.bulkWrite(operations, { ordered: false });
  } catch (error) {
    // Added by another process a moment ago.
    if (!isDuplicateKey(error)) throw error;
    await collection.bulkWrite(batch.map(toUpsert), { ordered: false });
  }
}

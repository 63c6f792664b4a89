import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import { findHiddenTest } from "./find-hidden.ts";
import { postedDate } from "../jobs/listing-view.ts";
import { COPIED, toPostingFacts } from "./posting-facts.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

export const MAX_MATCHES = 300;
/** Reasons are long: smaller batches let other requests in between. */
const BATCH = 50;

export type Ranked = {
  id: string;
  match: MatchScore;
  isOwn?: boolean;
};

export type RankedList = { resume: Pick<ResumeRecord, "_id" | "ownerId">; chosen: readonly Ranked[] };

type Written = { now: Date; newAt: Date | null };

/** Writes matches of a resume or updates them. `newAt` marks the added ones as new; null = the list's first. */
export async function writeMatches(
  resume: RankedList["resume"],
  chosen: readonly Ranked[],
  written: Written,
): Promise<void> {
  await writeLists([{ resume, chosen }], written);
}

/** The same for several resumes at once. */
export async function writeLists(lists: RankedList[], { now, newAt }: Written): Promise<void> {
  const ids = new Set(lists.flatMap(({ chosen }) => chosen.map(({ id }) => id)));
  if (ids.size === 0) return;
  const listings = await Listing.find({ _id: { $in: [...ids] } })
    .select({ ...COPIED, company: 1 })
    .lean();
  const isHidden = await findHiddenTest(lists.map(({ resume }) => resume.ownerId));
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  const writes = lists.flatMap(({ resume, chosen }) =>
    chosen.map(({ id, match, isOwn = false }) => {
      const listing = byId.get(id) ?? null;
      const postedAt = listing && postedDate(listing, now);
      const hiddenAt = listing && !isOwn && isHidden(resume.ownerId, listing) ? now : null;
      return {
        updateOne: {
          filter: { resumeId: resume._id, listingId: id },
          update: {
            $set: { score: match.score, explanation: match, postedAt, isOwn, posting: toPostingFacts(listing) },
            $setOnInsert: { ownerId: resume.ownerId, newAt, hiddenAt, optimization: null },
          },
          upsert: true,
        },
      };
    }),
  );
  for (let from = 0; from < writes.length; from += BATCH) {
    const batch = writes.slice(from, from + BATCH);
    await forgetListCounts({ _id: { $in: [...new Set(batch.map(({ updateOne }) => updateOne.filter.resumeId))] } });
    // The driver's own: reasons are long, and are written as they were made.
    await Match.collection.bulkWrite(batch, { ordered: false });
  }
}

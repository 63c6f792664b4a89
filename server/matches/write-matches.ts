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

/** Writes matches of a resume or updates them. `newAt` marks the added ones as new; null = the list's first. */
export async function writeMatches(
  resume: Pick<ResumeRecord, "_id" | "ownerId">,
  chosen: readonly Ranked[],
  { now, newAt }: { now: Date; newAt: Date | null },
): Promise<void> {
  if (chosen.length === 0) return;
  const listings = await Listing.find({ _id: { $in: chosen.map(({ id }) => id) } })
    .select({ ...COPIED, company: 1 })
    .lean();
  const isHidden = await findHiddenTest(resume.ownerId);
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  const writes = chosen.map(({ id, match, isOwn = false }) => {
    const listing = byId.get(id) ?? null;
    const postedAt = listing && postedDate(listing, now);
    const hiddenAt = listing && !isOwn && isHidden(listing) ? now : null;
    return {
      updateOne: {
        filter: { resumeId: resume._id, listingId: id },
        update: {
          $set: { score: match.score, explanation: match, postedAt, isOwn, posting: toPostingFacts(listing) },
          $setOnInsert: { ownerId: resume.ownerId, newAt, hiddenAt },
        },
        upsert: true,
      },
    };
  });
  for (let from = 0; from < writes.length; from += BATCH) {
    await forgetListCounts({ _id: resume._id });
    await Match.bulkWrite(writes.slice(from, from + BATCH), { ordered: false });
  }
}

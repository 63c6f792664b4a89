import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import { postedDate } from "../jobs/listing-view.ts";

/** The best 300 matches are kept. */
export const MAX_MATCHES = 300;

export type Ranked = {
  id: string;
  match: MatchScore;
  /** True of a job that the user added. */
  isOwn?: boolean;
};

/** Writes matches of a resume; pairs that exist are brought up to date. */
export async function writeMatches(
  resume: Pick<ResumeRecord, "_id" | "ownerId">,
  chosen: readonly Ranked[],
  now: Date,
): Promise<void> {
  if (chosen.length === 0) return;
  const listings = await Listing.find({ _id: { $in: chosen.map(({ id }) => id) } })
    .select({ postedAt: 1, postedDaysAgo: 1 })
    .lean();
  const dates = new Map(listings.map((listing) => [listing._id, postedDate(listing, now)]));
  await Match.bulkWrite(
    chosen.map(({ id, match, isOwn = false }) => ({
      updateOne: {
        filter: { resumeId: resume._id, listingId: id },
        update: {
          $set: { score: match.score, explanation: match, postedAt: dates.get(id) ?? null, isOwn },
          $setOnInsert: { ownerId: resume.ownerId },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

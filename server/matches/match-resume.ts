import type { Types } from "mongoose";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { postedDate } from "../jobs/listing-view.ts";
import { rescoreVariants } from "./rescore-variants.ts";
import { findCatalogue } from "../jobs/catalogue.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import { MINIMUM_SCORE } from "../domain/minimum-score.ts";
import { rankListings } from "../engines/matching/rank.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { claimJobs, findUsage } from "./usage.ts";

/** Starts of one request, crashes included, before it is given up as failed. */
export const MAX_ATTEMPTS = 5;

/** DEC-81: the best 300 matches are kept. */
const MAX_MATCHES = 300;

type Ranked = { id: string; match: MatchScore };

/**
 * Which of the ranked listings a user gets to see: the pairs that exist (free), what was counted this month already,
 * and the best new ones within the plan (DEC-34, DEC-35, DEC-80).
 */
async function chooseWithinPlan(
  resume: ResumeRecord,
  ranked: Ranked[],
  options: { now: Date; limit: number | null },
): Promise<{ chosen: Ranked[]; lockedMore: number }> {
  const fitting = ranked.filter(({ match }) => match.score >= MINIMUM_SCORE).slice(0, MAX_MATCHES);
  const existing = new Set(await Match.distinct("listingId", { resumeId: resume._id }));
  const added = fitting.map(({ id }) => id).filter((id) => !existing.has(id));
  const granted = await claimJobs(resume.ownerId, added, options);
  if (options.limit === null) return { chosen: fitting, lockedMore: 0 };
  // A limited plan keeps its jobs whatever their score (DEC-81).
  const counted = new Set((await findUsage(resume.ownerId, options.now)).countedJobIds);
  return {
    chosen: ranked.filter(({ id }) => granted.has(id) || existing.has(id) || counted.has(id)).slice(0, MAX_MATCHES),
    lockedMore: added.filter((id) => !granted.has(id)).length,
  };
}

async function writeMatches(resume: ResumeRecord, chosen: Ranked[], now: Date): Promise<void> {
  if (chosen.length > 0) {
    const listings = await Listing.find({ _id: { $in: chosen.map(({ id }) => id) } })
      .select({ postedAt: 1, postedDaysAgo: 1 })
      .lean();
    const dates = new Map(listings.map((listing) => [listing._id, postedDate(listing, now)]));
    await Match.bulkWrite(
      chosen.map(({ id, match }) => ({
        updateOne: {
          filter: { resumeId: resume._id, listingId: id },
          update: {
            $set: { score: match.score, explanation: match, postedAt: dates.get(id) ?? null },
            $setOnInsert: { ownerId: resume.ownerId },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  }
  await Match.deleteMany({ resumeId: resume._id, listingId: { $nin: chosen.map(({ id }) => id) } });
}

async function runMatching(resume: ResumeRecord): Promise<number> {
  const now = new Date();
  const user = await User.findById(resume.ownerId).lean();
  if (!user) return 0;
  const { listings, weights } = await findCatalogue();
  // Written by analyseResume, see upload-resume.ts.
  const facts = extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
  const ranked = rankListings(facts, listings, weights, { limit: listings.length, minimumScore: 0 });
  const { chosen, lockedMore } = await chooseWithinPlan(resume, ranked, {
    now,
    limit: PLANS[tierOf(user, now)].jobMatchLimit,
  });
  await writeMatches(resume, chosen, now);
  await rescoreVariants(resume, { user, weights });
  // Deleted while this ran: its matches go with it.
  if (!(await Resume.exists({ _id: resume._id }))) await Match.deleteMany({ resumeId: resume._id });
  return lockedMore;
}

/**
 * Scores a resume against all listings and stores its matches. Runs at least once for a request and has the effect of
 * once: matches are keyed by (resume, listing), and a request that came in meanwhile is worked off in the same run.
 */
export async function matchResume(resumeId: Types.ObjectId): Promise<void> {
  for (;;) {
    const resume = await Resume.findOneAndUpdate(
      { _id: resumeId, "matching.state": { $in: ["queued", "running"] }, "matching.attempts": { $lt: MAX_ATTEMPTS } },
      { $set: { "matching.state": "running", "matching.startedAt": new Date() }, $inc: { "matching.attempts": 1 } },
      { returnDocument: "after", lean: true },
    );
    if (!resume) return;
    const lockedMore = await runMatching(resume).catch(async (error: unknown) => {
      await finish(resume, { state: "failed" });
      throw error;
    });
    if (await finish(resume, { state: "done", lockedMore })) return;
  }
}

/** Closes the run; false = another request came in while it ran. */
async function finish(
  resume: ResumeRecord,
  outcome: { state: "done"; lockedMore: number } | { state: "failed" },
): Promise<boolean> {
  const closed = await Resume.updateOne(
    { _id: resume._id, "matching.revision": resume.matching.revision },
    {
      $set: {
        "matching.state": outcome.state,
        "matching.finishedAt": new Date(),
        ...(outcome.state === "done" ? { "matching.lockedMore": outcome.lockedMore } : {}),
      },
    },
  );
  return closed.matchedCount === 1 || !(await Resume.exists({ _id: resume._id }));
}

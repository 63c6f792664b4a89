import type { Types } from "mongoose";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { rescoreVariants } from "./rescore-variants.ts";
import { explainMatches } from "./explain-matches.ts";
import { findFitting, type Scoring } from "./find-fitting.ts";
import { findIndex } from "../jobs/follow-listings.ts";
import { usesSamples } from "../jobs/uses-samples.ts";
import { LISTING_FACTS_VERSION } from "../engines/matching/listing-facts.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { giveBackJobs } from "./give-back-jobs.ts";
import { giveBackSamples } from "./give-back-samples.ts";
import { scoreOwnJobs } from "./own-jobs.ts";
import { noteWeightsApplied, ownWeightsOf } from "./own-weights.ts";
import { claimJobs, findUsage } from "./usage.ts";
import { type Ranked, writeMatches } from "./write-matches.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

/** Starts of one request, crashes included, before it is given up as failed. */
export const MAX_ATTEMPTS = 5;

type Chosen = { chosen: Ranked[]; lockedMore: number; gaveBack: number };

/** The listings a user sees: all that fit, or within a limit the existing pairs, counted jobs and the best new ones. */
async function chooseWithinPlan(
  resume: ResumeRecord,
  scoring: Scoring,
  { now, limit, isActive }: { now: Date; limit: number | null; isActive: boolean },
): Promise<Chosen> {
  const fitting = findFitting(scoring).map(({ id }) => id);
  const { _id: resumeId, ownerId } = resume;
  if (limit === null) {
    await claimJobs(ownerId, fitting, { now, limit, resumeId });
    return { chosen: await explainMatches(fitting, scoring), lockedMore: 0, gaveBack: 0 };
  }
  const { countedJobIds } = await findUsage(ownerId, now);
  const isShort = fitting.filter((id) => !countedJobIds.includes(id)).length > limit - countedJobIds.length;
  const gaveBack = isShort && isActive ? await giveBackJobs(ownerId, { resumeId, now }) : 0;
  const existing = await Match.distinct("listingId", { resumeId });
  const added = fitting.filter((id) => !existing.includes(id));
  const granted = await claimJobs(ownerId, added, { now, limit, resumeId });
  const counted = await findUsage(ownerId, now);
  const shown = new Set([...granted, ...existing, ...counted.countedJobIds]);
  const lockedMore = added.filter((id) => !granted.has(id)).length;
  return { chosen: await explainMatches(shown, scoring), lockedMore, gaveBack };
}

/** Removes what was not chosen of offered listings. Closed ones stay, marked; those with older facts wait for newer. */
async function dropOthers(resume: ResumeRecord, chosen: readonly Ranked[]): Promise<void> {
  const others = await Match.distinct("listingId", {
    resumeId: resume._id,
    listingId: { $nin: chosen.map(({ id }) => id) },
  });
  const isKept = { $or: [{ closedAt: { $ne: null } }, { factsVersion: { $ne: LISTING_FACTS_VERSION } }] };
  const kept = new Set(await Listing.distinct("_id", { _id: { $in: others }, ...isKept }));
  const gone = others.filter((id) => !kept.has(id));
  if (gone.length === 0) return;
  await forgetListCounts({ _id: resume._id });
  await Match.deleteMany({ resumeId: resume._id, listingId: { $in: gone } });
}

type Outcome = Pick<ResumeRecord["matching"], "lockedMore" | "gaveBack" | "arrivalsUpTo" | "usedSamples">;

async function runMatching(resume: ResumeRecord): Promise<Outcome> {
  const now = new Date();
  const user = await User.findById(resume.ownerId).lean();
  if (!user) return { lockedMore: 0, gaveBack: 0, arrivalsUpTo: now, usedSamples: false };
  const index = await findIndex();
  const { weights } = index;
  const usedSamples = usesSamples(user, index.hasRealPostings);
  if (!usedSamples) await giveBackSamples(user._id, now);
  // Written by analyseResume, see upload-resume.ts.
  const facts = extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
  const ownWeights = ownWeightsOf(user, now);
  const { chosen, ...outcome } = await chooseWithinPlan(
    resume,
    { index, facts, ownWeights, withSamples: usedSamples },
    {
      now,
      limit: PLANS[tierOf(user, now)].jobMatchLimit,
      isActive: user.activeResumeId?.equals(resume._id) ?? false,
    },
  );
  const own = await scoreOwnJobs(user._id, facts, { weights, ownWeights });
  // Neither the first list of a resume nor an added job counts as new.
  await writeMatches(resume, chosen, { now, newAt: resume.matching.arrivalsUpTo ? now : null });
  await writeMatches(resume, own, { now, newAt: null });
  await dropOthers(resume, [...chosen, ...own]);
  await rescoreVariants(resume, { user, weights, ownWeights });
  await noteWeightsApplied(user, ownWeights !== null);
  // Deleted while this ran: its matches go with it.
  if (!(await Resume.exists({ _id: resume._id }))) await Match.deleteMany({ resumeId: resume._id });
  return { ...outcome, arrivalsUpTo: now, usedSamples };
}

/** Scores a resume against all listings and stores its matches. Safe to run twice; later requests join the same run. */
export async function matchResume(resumeId: Types.ObjectId): Promise<void> {
  for (;;) {
    const resume = await Resume.findOneAndUpdate(
      { _id: resumeId, "matching.state": { $in: ["queued", "running"] }, "matching.attempts": { $lt: MAX_ATTEMPTS } },
      { $set: { "matching.state": "running", "matching.startedAt": new Date() }, $inc: { "matching.attempts": 1 } },
      { returnDocument: "after", lean: true },
    );
    if (!resume) return;
    const outcome = await runMatching(resume).catch(async (error: unknown) => {
      await finish(resume, { state: "failed" });
      throw error;
    });
    if (await finish(resume, { state: "done", ...outcome })) return;
  }
}

/** Closes the run; false = another request came in while it ran. */
async function finish(
  resume: ResumeRecord,
  { state, ...outcome }: ({ state: "done" } & Outcome) | { state: "failed" },
): Promise<boolean> {
  const closed = await Resume.updateOne(
    { _id: resume._id, "matching.revision": resume.matching.revision },
    {
      $set: {
        "matching.state": state,
        "matching.finishedAt": new Date(),
        ...Object.fromEntries(Object.entries(outcome).map(([name, value]) => [`matching.${name}`, value])),
      },
    },
  );
  return closed.matchedCount === 1 || !(await Resume.exists({ _id: resume._id }));
}

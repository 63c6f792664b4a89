import { Match } from "../../models/match.ts";
import { Resume } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import type { ListingFacts } from "../engines/matching/listing-facts.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { scoreMatch } from "../engines/matching/score.ts";
import { ownWeightsOf } from "../matches/own-weights.ts";
import { writeMatches } from "../matches/write-matches.ts";
import { findWeights } from "./matching-basis.ts";

/** Scores the active resume against a job its owner added. Answers the score, or null without an active resume. */
export async function matchOwnJob(
  user: Pick<UserRecord, "_id" | "activeResumeId" | "wishes" | "subscriptionTier" | "paidUntil" | "partWeights">,
  facts: ListingFacts,
  now: Date,
): Promise<number | null> {
  const active = user.activeResumeId
    ? await Resume.findOne({ _id: user.activeResumeId, ownerId: user._id }).lean()
    : null;
  const root = active?.originalResumeId
    ? await Resume.findOne({ _id: active.originalResumeId, ownerId: user._id }).lean()
    : active;
  if (!root) return null;
  const weights = await findWeights();
  // Written by analyseResume, see read-upload.ts.
  const resume = extractResumeFacts(root.profile as Profile, user.wishes ?? undefined);
  const match = scoreMatch(resume, facts, weights, ownWeightsOf(user, now));
  await writeMatches(root, [{ id: facts.id, match, isOwn: true }], { now, newAt: null });
  // Deleted while this ran: its matches go with it.
  if (!(await Resume.exists({ _id: root._id }))) await Match.deleteMany({ resumeId: root._id });
  return match.score;
}

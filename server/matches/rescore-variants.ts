import { AiResume } from "../../models/material.ts";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { PartWeights } from "../domain/score-parts.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { toPosting } from "../jobs/listing-view.ts";
import { extractListingFacts } from "../engines/matching/listing-facts.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { scoreMatch } from "../engines/matching/score.ts";
import type { SkillWeights } from "../engines/matching/skill-weights.ts";
import { keywordMatch } from "../engines/writing/tailored-resume/keyword-match.ts";

type Scoring = { user: Pick<UserRecord, "wishes">; weights: SkillWeights; ownWeights: PartWeights | null };

/** Scores an original's tailored resumes again; these have no matches of their own and use no quota. */
export async function rescoreVariants(root: ResumeRecord, scoring: Scoring): Promise<void> {
  const variants = await Resume.find({ ownerId: root.ownerId, originalResumeId: root._id }).lean();
  for (const variant of variants) await rescore(variant, scoring);
}

async function rescore(variant: ResumeRecord, { user, weights, ownWeights }: Scoring): Promise<void> {
  const { _id: variantId, ownerId, content } = variant;
  const record = await AiResume.findOne({ ownerId, variantId }).select({ listingId: 1 }).lean();
  const listing = record && (await Listing.findById(record.listingId).lean());
  if (!listing) return;
  // Written by analyseResume, see read-upload.ts.
  const profile = variant.profile as Profile;
  const facts = extractListingFacts(toPosting(listing));
  const explanation = scoreMatch(extractResumeFacts(profile, user.wishes ?? undefined), facts, weights, ownWeights);
  const keywordMatchAfter = keywordMatch(profile, facts, weights);
  const { score, matchedSkills } = explanation;
  await Resume.updateOne({ _id: variantId, ownerId }, { $set: { optimizationScore: score } });
  await AiResume.updateMany(
    { ownerId, variantId },
    { $set: { matchScore: score, content, keywordMatchAfter, matchedKeywords: matchedSkills } },
  );
  await Match.updateOne(
    { resumeId: variant.originalResumeId, listingId: listing._id, "optimization.variantId": variantId },
    {
      $set: {
        "optimization.score": score,
        "optimization.explanation": explanation,
        "optimization.keywordMatchAfter": keywordMatchAfter,
      },
    },
  );
}

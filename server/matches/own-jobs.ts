import type { Types } from "mongoose";
import { Listing } from "../../models/listing.ts";
import type { PartWeights } from "../domain/score-parts.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../engines/matching/listing-facts.ts";
import type { ResumeFacts } from "../engines/matching/resume-facts.ts";
import { scoreMatch } from "../engines/matching/score.ts";
import type { SkillWeights } from "../engines/matching/skill-weights.ts";
import type { Ranked } from "./write-matches.ts";

/** A resume against the jobs that its owner added: all of them, whatever their score. */
export async function scoreOwnJobs(
  ownerId: Types.ObjectId,
  resume: ResumeFacts,
  { weights, ownWeights }: { weights: SkillWeights; ownWeights: PartWeights | null },
): Promise<Ranked[]> {
  const own = await Listing.find({ ownerId, factsVersion: LISTING_FACTS_VERSION }).select({ facts: 1 }).lean();
  return own.map(({ _id, facts }) => ({
    id: _id,
    // Written by extractListingFacts of this very version, see add-job.ts.
    match: scoreMatch(resume, facts as ListingFacts, weights, ownWeights),
    isOwn: true,
  }));
}

import { Listing } from "../../models/listing.ts";
import type { PartWeights } from "../domain/score-parts.ts";
import type { ListingFacts } from "../engines/matching/listing-facts.ts";
import { rankListings } from "../engines/matching/rank.ts";
import type { ResumeFacts } from "../engines/matching/resume-facts.ts";
import type { SkillWeights } from "../engines/matching/skill-weights.ts";
import { OFFERED } from "../jobs/matching-basis.ts";
import type { Ranked } from "./write-matches.ts";

type Scoring = {
  facts: ResumeFacts;
  index: { weights: SkillWeights };
  ownWeights?: PartWeights | null;
  withSamples: boolean;
};

/** The scores of these listings with their reasons, the highest first; those that are offered no more are left out. */
export async function explainMatches(
  ids: Iterable<string>,
  { facts, index, ownWeights, withSamples }: Scoring,
): Promise<Ranked[]> {
  const isWanted = withSamples ? {} : { isSample: { $ne: true } };
  const records = await Listing.find({ _id: { $in: [...ids] }, ...OFFERED, ...isWanted })
    .select({ facts: 1 })
    .lean();
  // Written by extractListingFacts of this very version, see posting-record.ts.
  const listings = records.map((record) => record.facts as ListingFacts);
  return rankListings(facts, listings, index.weights, { limit: listings.length, minimumScore: 0, ownWeights });
}

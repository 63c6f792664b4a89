import type { ListingFacts } from "./listing-facts.ts";
import { type PreparedListing, prepareListing } from "./prepare-listing.ts";
import { type PreparedResume, prepareResume } from "./prepare-resume.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import type { SkillWeights } from "./skill-weights.ts";

export const NEAR_ENOUGH = 0.35;

export type Pair = {
  resume: ResumeFacts;
  listing: ListingFacts;
  weights: SkillWeights;
  preparedResume: PreparedResume;
  preparedListing: PreparedListing;
  /** How near the person's work is to the listing's field, from 0 to 1. */
  near: number;
};

function nearness({ affinity }: PreparedResume, { families }: PreparedListing): number {
  let near = 0;
  for (const { family, share } of families) near += share * (affinity.get(family) ?? 0);
  return near;
}

export function makePair(resume: ResumeFacts, listing: ListingFacts, weights: SkillWeights): Pair {
  const preparedResume = prepareResume(resume, weights);
  const preparedListing = prepareListing(listing, weights);
  return {
    resume,
    listing,
    weights,
    preparedResume,
    preparedListing,
    near: nearness(preparedResume, preparedListing),
  };
}

import { isGeneralFamily } from "../analysis/lexicon/occupation-families.ts";
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

const GENERAL_FLOOR = 0.1; // what a general family counts where the fields have nothing in common

/** Sums over a listing's families: of shares times affinity, and of the shares of those that name a field. */
export type FamilySums = { general: number; field: number; fieldShare: number };

/** A project manager of a clinic is far from one of a building site: general families count as the fields agree. */
export function nearOf({ general, field, fieldShare }: FamilySums, fieldAffinity: number): number {
  const possible = fieldShare * fieldAffinity;
  const agreement = possible > 0 ? field / possible : 1;
  return field + general * (GENERAL_FLOOR + (1 - GENERAL_FLOOR) * agreement);
}

function nearness({ affinity, fieldAffinity }: PreparedResume, { families }: PreparedListing): number {
  const sums: FamilySums = { general: 0, field: 0, fieldShare: 0 };
  for (const { family, share } of families) {
    const part = share * (affinity.get(family) ?? 0);
    if (isGeneralFamily(family)) sums.general += part;
    else {
      sums.field += part;
      sums.fieldShare += share;
    }
  }
  return nearOf(sums, fieldAffinity);
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

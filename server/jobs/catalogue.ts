import { Listing } from "../../models/listing.ts";
import { MatchingBasis } from "../../models/matching-basis.ts";
import type { UserRecord } from "../../models/user.ts";
import { getEnv } from "../env.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../engines/matching/listing-facts.ts";
import { type SkillWeights, skillWeights } from "../engines/matching/skill-weights.ts";

export type Catalogue = {
  /** Everybody's listings that are offered, without the samples. */
  listings: ListingFacts[];
  withSamples: ListingFacts[];
  weights: SkillWeights;
};

const BASIS_ID = "current";
/** The weights of skills are renewed when the catalogue has grown or shrunk by half; until then scores stay equal. */
const RENEW_AT_GROWTH = 1.5;
const OFFERED = { ownerId: null, closedAt: null, factsVersion: LISTING_FACTS_VERSION };

let held: { newestAt: number; count: number; catalogue: Catalogue } | null = null;

/** The frozen weights of skills: the stored ones while they fit the catalogue, else new ones, stored for all processes. */
async function findWeights(listings: ListingFacts[]): Promise<SkillWeights> {
  const basis = await MatchingBasis.findById(BASIS_ID).lean();
  const growth = basis ? Math.max(listings.length, 1) / Math.max(basis.listingCount, 1) : Number.POSITIVE_INFINITY;
  const fits = growth < RENEW_AT_GROWTH && growth > 1 / RENEW_AT_GROWTH;
  // Made by skillWeights of this very version.
  if (basis && fits && basis.factsVersion === LISTING_FACTS_VERSION) return basis.weights as SkillWeights;
  const weights = skillWeights(listings);
  await MatchingBasis.updateOne(
    { _id: BASIS_ID },
    { $set: { factsVersion: LISTING_FACTS_VERSION, listingCount: listings.length, weights, madeAt: new Date() } },
    { upsert: true },
  );
  return weights;
}

async function readCatalogue(): Promise<Catalogue> {
  const records = await Listing.find(OFFERED).select({ facts: 1, isSample: 1 }).lean();
  // Written by extractListingFacts of this very version, see posting-record.ts.
  const factsOf = (record: (typeof records)[number]) => record.facts as ListingFacts;
  const listings = records.filter(({ isSample }) => !isSample).map(factsOf);
  const withSamples = records.map(factsOf);
  return { listings, withSamples, weights: await findWeights(withSamples) };
}

/**
 * The facts of all listings and the weights they are scored with, kept in memory and read anew when listings were
 * added, changed or removed. Extraction happened when they arrived, so this is one read of the database. Postings that
 * somebody added for himself are not among them.
 */
export async function findCatalogue(): Promise<Catalogue> {
  const [count, newest] = await Promise.all([
    Listing.countDocuments(OFFERED),
    Listing.findOne({ ownerId: null }).sort({ updatedAt: -1 }).select({ updatedAt: 1 }).lean(),
  ]);
  const newestAt = newest?.updatedAt.getTime() ?? 0;
  if (!held || held.count !== count || held.newestAt !== newestAt) {
    held = { newestAt, count, catalogue: await readCatalogue() };
  }
  return held.catalogue;
}

/** Samples step aside for real postings; a persona of the demo keeps those that its data was made from. */
export function usesSamples(user: Pick<UserRecord, "persona"> | null, catalogue: Catalogue): boolean {
  if (getEnv().SAMPLE_JOBS || catalogue.listings.length === 0) return true;
  return user?.persona === "pro" || user?.persona === "premium";
}

/** The listings that a user's resumes are matched with, besides the user's own. */
export function listingsFor(user: Pick<UserRecord, "persona"> | null, catalogue: Catalogue): ListingFacts[] {
  return usesSamples(user, catalogue) ? catalogue.withSamples : catalogue.listings;
}

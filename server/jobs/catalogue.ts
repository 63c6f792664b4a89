import { Listing } from "../../models/listing.ts";
import { MatchingBasis } from "../../models/matching-basis.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../engines/matching/listing-facts.ts";
import { type SkillWeights, skillWeights } from "../engines/matching/skill-weights.ts";

export type Catalogue = { listings: ListingFacts[]; weights: SkillWeights };

const BASIS_ID = "current";
/** The weights of skills are renewed when the catalogue has grown or shrunk by half; until then scores stay equal. */
const RENEW_AT_GROWTH = 1.5;

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

/**
 * The facts of all listings and the weights they are scored with, kept in memory and read anew when listings were
 * added, changed or removed. Extraction happened when they arrived, so this is one read of the database.
 */
export async function findCatalogue(): Promise<Catalogue> {
  const [count, newest] = await Promise.all([
    Listing.countDocuments({ factsVersion: LISTING_FACTS_VERSION }),
    Listing.findOne({}).sort({ updatedAt: -1 }).select({ updatedAt: 1 }).lean(),
  ]);
  const newestAt = newest?.updatedAt.getTime() ?? 0;
  if (!held || held.count !== count || held.newestAt !== newestAt) {
    const records = await Listing.find({ factsVersion: LISTING_FACTS_VERSION }).select({ facts: 1 }).lean();
    // Written by extractListingFacts of this very version, see store-postings.ts.
    const listings = records.map((record) => record.facts as ListingFacts);
    held = { newestAt, count, catalogue: { listings, weights: await findWeights(listings) } };
  }
  return held.catalogue;
}

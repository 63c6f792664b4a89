import { Listing } from "../../models/listing.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "./listing-facts.ts";
import { type SkillWeights, skillWeights } from "./skill-weights.ts";

export type Catalogue = { listings: ListingFacts[]; weights: SkillWeights };

let held: { newest: number; count: number; catalogue: Catalogue } | null = null;

/**
 * The facts of all listings, kept in memory and read anew when listings were added, changed or removed.
 * Extraction happened when they arrived, so this is one read of the database.
 */
export async function findCatalogue(): Promise<Catalogue> {
  const [count, newest] = await Promise.all([
    Listing.countDocuments({ factsVersion: LISTING_FACTS_VERSION }),
    Listing.findOne({}).sort({ updatedAt: -1 }).select({ updatedAt: 1 }).lean(),
  ]);
  const newestAt = newest?.updatedAt.getTime() ?? 0;
  if (!held || held.count !== count || held.newest !== newestAt) {
    const records = await Listing.find({ factsVersion: LISTING_FACTS_VERSION }).select({ facts: 1 }).lean();
    // Written by extractListingFacts of this very version, see store-postings.ts.
    const listings = records.map((record) => record.facts as ListingFacts);
    held = { newest: newestAt, count, catalogue: { listings, weights: skillWeights(listings) } };
  }
  return held.catalogue;
}

import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../engines/matching/listing-facts.ts";
import { forgetCountsOfListings } from "../remembered/forget-list-counts.ts";
import { countSamplePostings, samplePostings } from "./sample-postings/all-sample-postings.ts";

/** Where a posting that has no page of its own can be read in full. */
export function ownPageUrl(id: string): string {
  return `/api/jobs/${encodeURIComponent(id)}/posting`;
}

/** Makes sure the sample set of this version is stored, and only then writes. What left it takes its matches along. */
export async function seedSamplePostings(): Promise<void> {
  const present = await Listing.countDocuments({ isSample: true, factsVersion: LISTING_FACTS_VERSION });
  if (present === countSamplePostings()) return;
  const samples = samplePostings();
  const gone = await Listing.distinct("_id", { isSample: true, _id: { $nin: samples.map(({ id }) => id) } });
  if (gone.length > 0) {
    await forgetCountsOfListings(gone);
    await Match.deleteMany({ listingId: { $in: gone } });
    await Listing.deleteMany({ _id: { $in: gone } });
  }
  const updatedAt = new Date();
  await Listing.bulkWrite(
    samples.map(({ id, ...sample }) => {
      const posting = { ...sample, sourceUrl: ownPageUrl(id) };
      const facts = extractListingFacts({ id, ...posting });
      const stored = { ...posting, isSample: true, facts, factsVersion: LISTING_FACTS_VERSION, updatedAt };
      return { updateOne: { filter: { _id: id }, update: { $set: stored }, upsert: true } };
    }),
    { ordered: false },
  );
}

import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../engines/matching/listing-facts.ts";
import type { Posting, SamplePosting } from "../domain/posting.ts";

type StoredPosting = Posting & { isSample: boolean; postedAt: Date | null; postedDaysAgo: number | null };

/** Stores postings by id, new or changed, and extracts what matching needs of each. */
async function storePostings(postings: StoredPosting[]): Promise<void> {
  if (postings.length === 0) return;
  const updatedAt = new Date();
  await Listing.bulkWrite(
    postings.map(({ id, ...posting }) => ({
      updateOne: {
        filter: { _id: id },
        update: {
          $set: {
            ...posting,
            facts: extractListingFacts({ id, ...posting }),
            factsVersion: LISTING_FACTS_VERSION,
            updatedAt,
          },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

/** Where a sample posting can be read in full: there is no other source (DEC-88). */
function samplePostingUrl(id: string): string {
  return `/api/jobs/${encodeURIComponent(id)}/posting`;
}

/** Makes sure the sample set of this version is stored, and only then writes. What left it takes its matches along. */
export async function seedSamplePostings(samples: SamplePosting[]): Promise<void> {
  const present = await Listing.countDocuments({ isSample: true, factsVersion: LISTING_FACTS_VERSION });
  if (present === samples.length) return;
  const gone = await Listing.distinct("_id", { isSample: true, _id: { $nin: samples.map(({ id }) => id) } });
  if (gone.length > 0) {
    await Match.deleteMany({ listingId: { $in: gone } });
    await Listing.deleteMany({ _id: { $in: gone } });
  }
  await storePostings(
    samples.map((sample) => ({
      ...sample,
      sourceUrl: samplePostingUrl(sample.id),
      isSample: true,
      postedAt: null,
    })),
  );
}

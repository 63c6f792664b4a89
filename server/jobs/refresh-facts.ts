import { Listing } from "../../models/listing.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../engines/matching/listing-facts.ts";
import { toPosting } from "./listing-view.ts";
import { postingsArrived } from "./postings-arrived.ts";

const AT_ONCE = 100;
const RUN_MS = 10_000; // the time of one run; the next sweep goes on

/** Extracts facts again that an older version extracted; until then nobody is matched with those listings. */
export async function refreshFacts(): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < RUN_MS) {
    const old = await Listing.find({ factsVersion: { $lt: LISTING_FACTS_VERSION }, isSample: { $ne: true } })
      .limit(AT_ONCE)
      .lean();
    if (old.length === 0) return;
    await Listing.bulkWrite(
      old.map((listing) => ({
        updateOne: {
          filter: { _id: listing._id, factsVersion: listing.factsVersion },
          update: {
            $set: {
              facts: extractListingFacts(toPosting(listing)),
              factsVersion: LISTING_FACTS_VERSION,
              updatedAt: new Date(),
            },
          },
        },
      })),
      { ordered: false },
    );
    await postingsArrived(old.map(({ _id }) => _id));
  }
}

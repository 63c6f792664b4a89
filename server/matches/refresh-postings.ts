import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { COPIED, POSTING_VERSION, toPostingFacts } from "./posting-facts.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

const AT_ONCE = 500;
const RUN_MS = 10_000; // the time of one run; the next sweep goes on
export const REFRESH_LOCK_MS = 3 * RUN_MS;

/** Copies to matches that an older version of the product wrote what the list is narrowed by. */
export async function refreshPostings(): Promise<void> {
  const began = Date.now();
  // Named one by one, because what is not equal is looked for in the whole index.
  const isOld = { "posting.version": { $in: [null, ...Array(POSTING_VERSION).keys()] } };
  while (Date.now() - began < RUN_MS) {
    const old = await Match.find(isOld).limit(AT_ONCE).select({ resumeId: 1, listingId: 1 }).lean();
    if (old.length === 0) return;
    const listings = await Listing.find({ _id: { $in: old.map(({ listingId }) => listingId) } })
      .select(COPIED)
      .lean();
    const byId = new Map(listings.map((listing) => [listing._id, listing]));
    // No match goes: where full lists end stays known.
    await forgetListCounts({ _id: { $in: old.map(({ resumeId }) => resumeId) } });
    await Match.bulkWrite(
      old.map(({ _id, listingId }) => ({
        updateOne: {
          // A match scored meanwhile has a newer copy.
          filter: { _id, ...isOld },
          update: { $set: { posting: toPostingFacts(byId.get(listingId) ?? null) } },
        },
      })),
      { ordered: false },
    );
  }
}

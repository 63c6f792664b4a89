import type { Types } from "mongoose";
import { Listing, type ListingRecord } from "../../models/listing.ts";

/** A user sees public listings and the user's own, never another user's. */
function visibleTo(ownerId: Types.ObjectId) {
  return { ownerId: { $in: [null, ownerId] } };
}

/** A listing that a user may see, without its facts; null for any other id. */
export async function findListing(ownerId: Types.ObjectId, id: unknown): Promise<Omit<ListingRecord, "facts"> | null> {
  if (typeof id !== "string") return null;
  return Listing.findOne({ _id: id, ...visibleTo(ownerId) })
    .select({ facts: 0 })
    .lean();
}

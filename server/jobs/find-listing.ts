import type { Types } from "mongoose";
import { Listing, type ListingRecord } from "../../models/listing.ts";

/** Whose listings a user sees: everybody's and the user's own; what somebody else added is not there. */
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

import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import type { JobView } from "../matches/match-view.ts";
import { findListing } from "./find-listing.ts";
import { toJobView } from "./listing-view.ts";
import { type PostingCopy, toCopyView } from "./posting-copy.ts";

export type PostingPage = JobView & {
  /** When the posting was kept as it is shown, ISO: the day the user applied; null = it is still offered. */
  asOf: string | null;
  isClosed: boolean;
};

/** A posting that a user may see, or the copy kept when the user applied. Null for any other id. */
export async function findPosting(ownerId: Types.ObjectId, id: string, now: Date): Promise<PostingPage | null> {
  const listing = await findListing(ownerId, id);
  if (listing && !listing.closedAt) return { ...toJobView(listing, now), asOf: null, isClosed: false };
  const applied = await Application.findOne({ ownerId, listingId: id }).select({ posting: 1, appliedAt: 1 }).lean();
  // Written by applyToJob.
  if (applied?.posting)
    return { ...toCopyView(applied.posting as PostingCopy), asOf: applied.appliedAt.toISOString(), isClosed: true };
  return listing && { ...toJobView(listing, now), asOf: null, isClosed: true };
}

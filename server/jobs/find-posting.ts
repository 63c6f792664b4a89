import { Listing } from "../../models/listing.ts";
import type { JobView } from "../matches/match-view.ts";
import { toJobView } from "./listing-view.ts";

/** A listing by its id, or null. */
export async function findPosting(id: string, now: Date): Promise<JobView | null> {
  const listing = await Listing.findById(id).select({ facts: 0 }).lean();
  return listing && toJobView(listing, now);
}

import type { Types } from "mongoose";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { SavedJob } from "../../models/saved-job.ts";
import { requireOwnJob } from "./own-job.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

/** Deletes an added job and its matches; applications and materials keep their copies. Throws Refusal (not-found). */
export async function deleteJob(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const { _id } = await requireOwnJob(ownerId, id);
  await Listing.deleteOne({ _id, ownerId });
  await forgetListCounts({ ownerId });
  await Match.deleteMany({ ownerId, listingId: _id });
  await SavedJob.deleteOne({ ownerId, listingId: _id });
}

import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Listing } from "../../models/listing.ts";
import { findUsage, releaseJobs } from "./usage.ts";

/** Frees the month's places that samples took, but for those applied to, since real postings replace samples. */
export async function giveBackSamples(ownerId: Types.ObjectId, now: Date): Promise<void> {
  const { countedJobIds } = await findUsage(ownerId, now);
  const samples = await Listing.distinct("_id", { _id: { $in: countedJobIds }, isSample: true });
  if (samples.length === 0) return;
  const applied = new Set(await Application.distinct("listingId", { ownerId, listingId: { $in: samples } }));
  await releaseJobs(
    ownerId,
    samples.filter((id) => !applied.has(id)),
    now,
  );
}

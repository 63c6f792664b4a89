import type { Types } from "mongoose";
import { Generation } from "../../models/generation.ts";

/** The ids of the jobs for which something is being generated (AG-03). */
export async function findGeneratingJobs(ownerId: Types.ObjectId): Promise<string[]> {
  const generations = await Generation.find({ ownerId, status: "active" }).select({ listingId: 1 }).lean();
  return [...new Set(generations.map(({ listingId }) => listingId))];
}

import { Application } from "../../models/application.ts";
import { Generation } from "../../models/generation.ts";
import { Material } from "../../models/material.ts";
import { SavedJob } from "../../models/saved-job.ts";

/** Which of these listings somebody saved, applied to or has materials for, finished or under way. */
export async function findUsedListings(ids: readonly string[]): Promise<Set<string>> {
  const which = { listingId: { $in: [...ids] } };
  const used: unknown[][] = await Promise.all([
    Application.distinct("listingId", which),
    SavedJob.distinct("listingId", which),
    Material.distinct("listingId", which),
    Generation.distinct("listingId", which),
  ]);
  return new Set(used.flat().map(String));
}

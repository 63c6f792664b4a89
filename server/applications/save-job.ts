import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { SavedJob } from "../../models/saved-job.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { Refusal } from "../http/errors.ts";
import { forgetTally } from "../remembered/forget-tally.ts";
import { findListing } from "../jobs/find-listing.ts";

export const MAX_SAVED = 300;

/** Puts a job aside, once. Throws Refusal (not-found, or conflict where it is applied for or too many are saved). */
export async function saveJob(ownerId: Types.ObjectId, id: unknown, now: Date): Promise<{ title: string }> {
  const listing = await findListing(ownerId, id);
  if (!listing) throw new Refusal("not-found", "Job not found");
  const { _id: listingId, title } = listing;
  const which = { ownerId, listingId };
  if (await Application.exists(which)) throw new Refusal("conflict", "You have applied for this job already.");
  if (!(await SavedJob.exists(which)) && (await SavedJob.countDocuments({ ownerId })) >= MAX_SAVED)
    throw new Refusal("conflict", `You have saved ${MAX_SAVED} jobs. Please remove some from your board first.`);
  const told = { jobTitle: title, company: listing.company, savedAt: now };
  await forgetTally(ownerId);
  await SavedJob.updateOne(which, { $setOnInsert: told }, { upsert: true }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return { title };
}

/** Takes saved jobs off the board; one that is gone already stays gone. */
export async function removeSavedJob(ownerId: Types.ObjectId, listingId: string): Promise<void> {
  await SavedJob.deleteOne({ ownerId, listingId });
}

import type { Types } from "mongoose";
import { SavedChoices } from "../../models/saved-choices.ts";
import { SavedJob } from "../../models/saved-job.ts";
import type { Tally } from "../../models/tally.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { findNextSteps } from "../applications/find-next-steps.ts";
import { countMaterials } from "../materials/find-materials.ts";
import { findGenerations } from "../materials/start-generation.ts";
import { countApplications } from "../resumes/count-applications.ts";
import { countUploadedResumes } from "../resumes/find-resumes.ts";

/** So long a figure may stay wrong that a clean-up or another program changed. */
const CORRECTED_AFTER_MS = 10 * 60_000;

const STEPS_SHOWN_AND_ONE = 4; // the dashboard shows three, and whether there are more

async function countAll(ownerId: Types.ObjectId, now: Date): Promise<Tally> {
  const [uploads, materials, applications, searches, savedJob, generations, nextSteps] = await Promise.all([
    countUploadedResumes(ownerId),
    countMaterials(ownerId),
    countApplications(ownerId),
    SavedChoices.exists({ _id: ownerId, "searches.0": { $exists: true } }),
    SavedJob.exists({ ownerId }),
    findGenerations(ownerId),
    findNextSteps(ownerId, { most: STEPS_SHOWN_AND_ONE }),
  ]);
  return {
    countedAt: now,
    uploads,
    materials,
    applications,
    hasSearches: searches !== null,
    hasSavedJobs: savedJob !== null,
    isQuiet: generations.length === 0,
    nextSteps,
  };
}

/** What is counted of a user's records: as it is remembered with the user, else counted anew and remembered. */
export async function findTally(
  { _id, tally, tallyHeldUntil }: Pick<UserRecord, "_id" | "tally" | "tallyHeldUntil">,
  now: Date = new Date(),
): Promise<Tally> {
  if (tally && now.getTime() - tally.countedAt.getTime() < CORRECTED_AFTER_MS) return tally;
  const counted = await countAll(_id, now);
  const isHeld = tallyHeldUntil ? tallyHeldUntil > now : false;
  // A write that began since the user was read has held it anew: then what was counted may be old.
  if (!isHeld) await User.updateOne({ _id, tallyHeldUntil: tallyHeldUntil ?? null }, { $set: { tally: counted } });
  return counted;
}

import type { UserRecord } from "../../models/user.ts";
import { Resume } from "../../models/resume.ts";
import { experienceName } from "../domain/letter-choices.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { findListing } from "../jobs/find-listing.ts";
import { findLetterPresets, type LetterPreset } from "./letter-presets.ts";

export type LetterDesk = {
  /** Null = there is no such job. */
  job: { id: string; title: string; company: string } | null;
  /** The jobs of the active resume, as `stressed` names them. */
  experiences: string[];
  presets: LetterPreset[];
  isAllowed: boolean;
};

async function findExperiences({ _id: ownerId, activeResumeId }: UserRecord): Promise<string[]> {
  const active = activeResumeId && (await Resume.findOne({ _id: activeResumeId, ownerId }).lean());
  // Letters are written from the original.
  const root = active?.originalResumeId
    ? await Resume.findOne({ _id: active.originalResumeId, ownerId }).lean()
    : active;
  if (!root) return [];
  // Written by analyseResume, see read-upload.ts.
  const { jobs } = root.profile as Profile;
  return [...new Set(jobs.map(experienceName))].filter((name) => name !== "");
}

export async function findLetterDesk(user: UserRecord, jobId: unknown, now: Date): Promise<LetterDesk> {
  const [listing, experiences, presets] = await Promise.all([
    findListing(user._id, jobId),
    findExperiences(user),
    findLetterPresets(user._id),
  ]);
  return {
    job: listing && { id: listing._id, title: listing.title, company: listing.company },
    experiences,
    presets,
    isAllowed: PLANS[tierOf(user, now)].customLetters,
  };
}

import { Application, type ApplicationRecord } from "../../models/application.ts";
import type { UserRecord } from "../../models/user.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { companyKey } from "../engines/postings/company-names.ts";
import { Refusal } from "../http/errors.ts";
import { findListing } from "../jobs/find-listing.ts";
import { copyOfPosting } from "../jobs/posting-copy.ts";
import { findShownScore } from "../matches/find-matches.ts";
import { findActiveResume } from "../resumes/find-resumes.ts";
import { findLatestLetter, keepSent } from "./keep-sent.ts";
import { removeSavedJob } from "./save-job.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

type Applied = { application: ApplicationRecord; isNew: boolean; sourceUrl: string };

/** Creates the application once for a job. Throws Refusal (not-found, or invalid without an active resume). */
export async function applyToJob(user: UserRecord, listingId: string): Promise<Applied> {
  const listing = await findListing(user._id, listingId);
  if (!listing) throw new Refusal("not-found", "Job not found");
  const { sourceUrl } = listing;
  const existing = await Application.findOne({ ownerId: user._id, listingId }).lean();
  if (existing) await removeSavedJob(user._id, listingId);
  if (existing) return { application: existing, isNew: false, sourceUrl };
  const active = await findActiveResume(user);
  if (!active) throw new Refusal("invalid", "Upload a resume first");
  const appliedAt = new Date();
  const resumeId = active.originalResumeId ?? active._id;
  // Before the application, so that there is none without it.
  await keepSent(
    { ownerId: user._id, listingId, resumeId },
    { resume: active, letter: await findLatestLetter(user._id, listingId) },
  );
  await forgetTally(user._id);
  try {
    const created = await Application.create({
      ownerId: user._id,
      listingId,
      resumeId,
      status: "applied",
      appliedAt,
      jobTitle: listing.title,
      company: listing.company,
      companyKey: companyKey(listing.company),
      posting: copyOfPosting(listing, appliedAt),
      resumeName: active.name,
      score: await findShownScore(active, listingId),
    });
    await removeSavedJob(user._id, listingId);
    return { application: created.toObject(), isNew: true, sourceUrl };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const application = await Application.findOne({ ownerId: user._id, listingId }).lean();
    if (!application) throw error;
    return { application, isNew: false, sourceUrl };
  }
}

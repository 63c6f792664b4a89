import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { newRequest } from "./match-after-reset.ts";
import { enqueueMatching } from "./match-job.ts";
import type { QueuePriority } from "../domain/plans.ts";

/** Notes that a resume is to be matched; the sweeper begins it. Answers the resume that has the matches. */
export async function noteMatching(changedId: Types.ObjectId): Promise<Types.ObjectId> {
  // A variant has no matches of its own: it shows its original's.
  const changed = await Resume.findById(changedId).select({ originalResumeId: 1 }).lean();
  const resumeId = changed?.originalResumeId ?? changedId;
  await Resume.updateOne({ _id: resumeId }, newRequest());
  return resumeId;
}

/** Asks for matching in the background. The request is stored first, so that a crash loses nothing. */
export async function requestMatching(changedId: Types.ObjectId, options: { priority: QueuePriority }): Promise<void> {
  const resumeId = await noteMatching(changedId);
  await enqueueMatching(String(resumeId), options);
}

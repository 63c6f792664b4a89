import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { newRequest } from "./match-after-reset.ts";
import { enqueueMatching } from "./match-job.ts";
import type { QueuePriority } from "../domain/plans.ts";

/** Asks for matching in the background. The request is stored first, so that a crash loses nothing. */
export async function requestMatching(changedId: Types.ObjectId, options: { priority: QueuePriority }): Promise<void> {
  // A variant has no matches of its own: it shows its original's.
  const changed = await Resume.findById(changedId).select({ originalResumeId: 1 }).lean();
  const resumeId = changed?.originalResumeId ?? changedId;
  await Resume.updateOne({ _id: resumeId }, newRequest());
  await enqueueMatching(String(resumeId), options);
}

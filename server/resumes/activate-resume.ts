import { User, type UserRecord } from "../../models/user.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { priorityOf } from "../domain/tier.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { requireResume } from "./require-resume.ts";

/** Makes a resume the active one, and with that every other inactive, and matches it. Throws Refusal (not-found). */
export async function activateResume(user: UserRecord, id: unknown): Promise<ResumeRecord> {
  const resume = await requireResume(user._id, id);
  await User.updateOne({ _id: user._id }, { $set: { activeResumeId: resume._id } });
  await requestMatching(resume._id, { priority: priorityOf(user) });
  return resume;
}

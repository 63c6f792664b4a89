import { User, type UserRecord } from "../../models/user.ts";
import { priorityOf } from "../domain/tier.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { requireResumeText, type ResumeText } from "./require-resume.ts";

/** Makes a resume the active one, and with that every other inactive, and matches it. Throws Refusal (not-found). */
export async function activateResume(user: UserRecord, id: unknown): Promise<ResumeText> {
  const resume = await requireResumeText(user._id, id);
  await User.updateOne({ _id: user._id }, { $set: { activeResumeId: resume._id } });
  await requestMatching(resume._id, { priority: priorityOf(user) });
  return resume;
}

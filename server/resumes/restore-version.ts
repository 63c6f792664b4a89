import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { priorityOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { findVersion, keepVersion, versionedFields } from "./keep-version.ts";
import { requireResume } from "./require-resume.ts";

/** Makes an earlier version of a resume the present one; the present one is kept. Throws Refusal (not-found). */
export async function restoreVersion(user: UserRecord, id: unknown, versionId: unknown): Promise<ResumeRecord> {
  const resume = await requireResume(user._id, id);
  const version = await findVersion(resume, versionId);
  if (!version) throw new Refusal("not-found", "This version is not there any more.");
  await keepVersion(resume, "restore");
  const restored = await Resume.findOneAndUpdate(
    { _id: resume._id, ownerId: user._id },
    { $set: versionedFields(version) },
    { returnDocument: "after", lean: true },
  );
  if (!restored) throw new Refusal("not-found", "Resume not found");
  await requestMatching(resume._id, { priority: priorityOf(user) });
  return restored;
}

import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { toObjectId } from "../database/object-id.ts";
import { Refusal } from "../http/errors.ts";

export type ResumeText = Omit<ResumeRecord, "profile">;

/** A user's resume, or null. Somebody else's is simply not found. */
export async function getResume(ownerId: Types.ObjectId, id: unknown): Promise<ResumeRecord | null> {
  const resumeId = toObjectId(id);
  return resumeId && Resume.findOne({ _id: resumeId, ownerId }).lean();
}

/** A user's resume without what was understood of it, which is the most of it. Throws Refusal (not-found). */
export async function requireResumeText(ownerId: Types.ObjectId, id: unknown): Promise<ResumeText> {
  const resumeId = toObjectId(id);
  const resume = resumeId && (await Resume.findOne({ _id: resumeId, ownerId }).select({ profile: 0 }).lean());
  if (!resume) throw new Refusal("not-found", "Resume not found");
  return resume;
}

/** A user's resume. Throws Refusal (not-found). */
export async function requireResume(ownerId: Types.ObjectId, id: unknown): Promise<ResumeRecord> {
  const resume = await getResume(ownerId, id);
  if (!resume) throw new Refusal("not-found", "Resume not found");
  return resume;
}

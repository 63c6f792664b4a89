import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { requireResume } from "./require-resume.ts";

/** Gives a resume another name. Throws Refusal (not-found). */
export async function renameResume(ownerId: Types.ObjectId, id: unknown, name: string): Promise<ResumeRecord> {
  const resume = await requireResume(ownerId, id);
  await Resume.updateOne({ _id: resume._id }, { $set: { name } });
  return { ...resume, name };
}

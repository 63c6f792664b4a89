import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { requireResumeText, type ResumeText } from "./require-resume.ts";

/** Gives a resume another name. Throws Refusal (not-found). */
export async function renameResume(ownerId: Types.ObjectId, id: unknown, name: string): Promise<ResumeText> {
  const resume = await requireResumeText(ownerId, id);
  await Resume.updateOne({ _id: resume._id }, { $set: { name } });
  return { ...resume, name };
}

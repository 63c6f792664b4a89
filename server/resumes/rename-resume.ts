import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { Refusal } from "../http/errors.ts";
import { keepingName } from "./earlier-names.ts";
import { CHANGED_MEANWHILE } from "./keep-version.ts";
import { requireResumeText, type ResumeText } from "./require-resume.ts";

const MAX_ATTEMPTS = 10; // each further one means that another name of the same resume came first

/** Gives a resume another name, and keeps the one before. Throws Refusal (not-found, conflict). */
export async function renameResume(ownerId: Types.ObjectId, id: unknown, name: string): Promise<ResumeText> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const resume = await requireResumeText(ownerId, id);
    if (resume.name === name) return resume;
    const unchanged = { _id: resume._id, ownerId, name: resume.name };
    const renamed = await Resume.updateOne(unchanged, { $set: { name }, ...keepingName(resume, name) });
    if (renamed.matchedCount === 1) return { ...resume, name };
  }
  throw new Refusal("conflict", CHANGED_MEANWHILE);
}

import type { Types } from "mongoose";
import { z } from "zod";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { Refusal } from "../http/errors.ts";
import { requireResume } from "./require-resume.ts";

export const MAX_NAME_LENGTH = 200;

const NameSchema = z
  .string({ error: "Please enter a resume name." })
  .trim()
  .min(1, "Please enter a resume name.")
  .max(MAX_NAME_LENGTH, `Please enter a name of at most ${MAX_NAME_LENGTH} characters.`);

/** Renames a resume; the name is trimmed (CV-13). Throws Refusal (not-found, invalid). */
export async function renameResume(ownerId: Types.ObjectId, id: unknown, name: unknown): Promise<ResumeRecord> {
  const resume = await requireResume(ownerId, id);
  const parsed = NameSchema.safeParse(name);
  if (!parsed.success) throw new Refusal("invalid", parsed.error.issues[0]?.message ?? "Please enter a resume name.");
  await Resume.updateOne({ _id: resume._id }, { $set: { name: parsed.data } });
  return { ...resume, name: parsed.data };
}

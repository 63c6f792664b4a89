import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { CoverLetter, type CoverLetterRecord } from "../../models/material.ts";
import { toObjectId } from "../database/object-id.ts";
import { Refusal } from "../http/errors.ts";
import { requireResume } from "../resumes/require-resume.ts";
import { notFound } from "./change-application.ts";
import { keepSent } from "./keep-sent.ts";

async function requireLetter(ownerId: Types.ObjectId, id: string): Promise<CoverLetterRecord> {
  const _id = toObjectId(id);
  const letter = _id && (await CoverLetter.findOne({ _id, ownerId }).lean());
  if (!letter) throw new Refusal("not-found", "Cover letter not found");
  return letter;
}

/** Keeps these, as they are now, as sent; an empty id = none. Throws Refusal (not-found, or invalid with neither). */
export async function changeSent(
  ownerId: Types.ObjectId,
  id: unknown,
  { resumeId, letterId }: { resumeId: string; letterId: string },
): Promise<void> {
  const _id = toObjectId(id);
  const application = _id && (await Application.findOne({ _id, ownerId }).select({ posting: 0 }).lean());
  if (!application) throw notFound();
  if (resumeId === "" && letterId === "") throw new Refusal("invalid", "Please choose a resume or a letter.");
  await keepSent(application, {
    resume: resumeId === "" ? null : await requireResume(ownerId, resumeId),
    letter: letterId === "" ? null : await requireLetter(ownerId, letterId),
  });
}

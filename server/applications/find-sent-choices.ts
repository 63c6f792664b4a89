import type { Types } from "mongoose";
import { CoverLetter } from "../../models/material.ts";
import { Resume } from "../../models/resume.ts";
import { shownTitle } from "../domain/material-download.ts";

type Choice = { value: string; label: string };
export type SentChoices = { resumes: Choice[]; letters: Choice[] };

/** The resumes, tailored ones included, and letters of a user, the newest first: what may have been sent. */
export async function findSentChoices(ownerId: Types.ObjectId): Promise<SentChoices> {
  const [resumes, letters] = await Promise.all([
    Resume.find({ ownerId }).sort({ uploadedAt: -1, _id: -1 }).select({ name: 1 }).lean(),
    CoverLetter.find({ ownerId }).sort({ createdAt: -1, _id: -1 }).select({ title: 1 }).lean(),
  ]);
  return {
    resumes: resumes.map(({ _id, name }) => ({ value: String(_id), label: name })),
    letters: letters.map(({ _id, title }) => ({ value: String(_id), label: shownTitle(title) })),
  };
}

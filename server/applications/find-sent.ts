import type { Types } from "mongoose";
import { SentCopy, type SentCopyRecord } from "../../models/sent-copy.ts";

export type SentView = {
  keptAt: string;
  /** `filename` is the uploaded file's; null where the text was tailored. */
  resume: { name: string; filename: string | null; content: string } | null;
  letter: { title: string; content: string } | null;
};

/** What went out with the application for a listing; null where nothing was kept. */
export async function getSent(ownerId: Types.ObjectId, listingId: string): Promise<SentCopyRecord | null> {
  return SentCopy.findOne({ ownerId, listingId }).lean();
}

export function toSentView({ keptAt, resume, letter }: SentCopyRecord): SentView {
  return {
    keptAt: keptAt.toISOString(),
    resume: resume
      ? { name: resume.name, filename: resume.fileId ? resume.filename : null, content: resume.content }
      : null,
    letter: letter ? { title: letter.title, content: letter.content } : null,
  };
}

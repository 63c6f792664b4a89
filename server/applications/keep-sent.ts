import type { Types } from "mongoose";
import type { ApplicationRecord } from "../../models/application.ts";
import { CoverLetter, type CoverLetterRecord } from "../../models/material.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { SentCopy, type SentCopyRecord } from "../../models/sent-copy.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { releaseFiles } from "../resumes/release-files.ts";
import { filesOf } from "../resumes/sent-files.ts";

type Of = Pick<ApplicationRecord, "ownerId" | "listingId" | "resumeId">;
type Sent = { resume: ResumeRecord | null; letter: CoverLetterRecord | null };

function copyOfResume(resume: ResumeRecord): SentCopyRecord["resume"] {
  const { name, filename, mediaType, sizeBytes, fileId, originalResumeId } = resume;
  const { content, skills, experience, education, profile } = resume;
  const file = { name, filename, mediaType, sizeBytes, fileId: originalResumeId ? null : fileId };
  return { ...file, content, skills, experience, education, profile };
}

function copyOfLetter({ title, content, keyHighlights, matchedSkills }: CoverLetterRecord): SentCopyRecord["letter"] {
  return { title, content, keyHighlights, matchedSkills };
}

/** The letter that a user wrote last for a job. */
export async function findLatestLetter(ownerId: Types.ObjectId, listingId: string): Promise<CoverLetterRecord | null> {
  return CoverLetter.findOne({ ownerId, listingId }).sort({ createdAt: -1, _id: -1 }).lean();
}

/** Keeps resume and letter as they are now. A second call replaces the first, so that a crash in between does no harm. */
export async function keepSent({ ownerId, listingId, resumeId }: Of, { resume, letter }: Sent): Promise<void> {
  const of = { ownerId, listingId };
  const copy = {
    resumeId: resumeId ?? null,
    keptAt: new Date(),
    resume: resume && copyOfResume(resume),
    letter: letter && copyOfLetter(letter),
  };
  const replace = () => SentCopy.findOneAndUpdate(of, { $set: copy }, { upsert: true, lean: true });
  const before = await replace().catch((error: unknown) => {
    if (isDuplicateKey(error)) return replace();
    throw error;
  });
  if (before) await releaseFiles(ownerId, filesOf([before]));
}

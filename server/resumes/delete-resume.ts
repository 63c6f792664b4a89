import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { User } from "../../models/user.ts";
import { deleteOriginal } from "../files/original-files.ts";
import { requireResume } from "./require-resume.ts";
import { releaseStorage } from "./storage-quota.ts";

/**
 * Removes resumes with all that hangs on them (CV-17, DEC-27). The resume itself goes first, so that a crash leaves
 * orphans, which nobody sees and the sweeper removes, and never a resume without its file.
 */
async function removeAll(ownerId: Types.ObjectId, resumes: ResumeRecord[]): Promise<void> {
  const ids = resumes.map((resume) => resume._id);
  await Resume.deleteMany({ _id: { $in: ids }, ownerId });
  await User.updateOne({ _id: ownerId, activeResumeId: { $in: ids } }, { $set: { activeResumeId: null } });
  await Match.deleteMany({ resumeId: { $in: ids } });
  await Application.deleteMany({ resumeId: { $in: ids } });
  const versions = await ResumeVersion.find({ resumeId: { $in: ids } })
    .select({ fileId: 1, sizeBytes: 1 })
    .lean();
  await ResumeVersion.deleteMany({ resumeId: { $in: ids } });
  // A file is shared by a resume, its variants and the versions that edits left: it goes with the last of them.
  const sizes = new Map(
    [...resumes, ...versions].map(({ fileId, sizeBytes }) => [String(fileId), { fileId, sizeBytes }]),
  );
  const files = [];
  for (const file of sizes.values()) {
    const { fileId } = file;
    const isShared = (await Resume.exists({ fileId })) ?? (await ResumeVersion.exists({ fileId }));
    if (!isShared) files.push(file);
  }
  await releaseStorage(ownerId, {
    files: files.length,
    bytes: files.reduce((total, { sizeBytes }) => total + sizeBytes, 0),
  });
  for (const { fileId } of files) await deleteOriginal(fileId);
}

/** Deletes a resume and its variants, matches and applications. None is activated instead (DEC-26). Throws Refusal. */
export async function deleteResume(ownerId: Types.ObjectId, id: unknown): Promise<ResumeRecord> {
  const resume = await requireResume(ownerId, id);
  const variants = await Resume.find({ ownerId, originalResumeId: resume._id }).lean();
  await removeAll(ownerId, [resume, ...variants]);
  return resume;
}

/** Deletes every resume of a user, variants included, and says how many (DEC-28). */
export async function deleteAllResumes(ownerId: Types.ObjectId): Promise<number> {
  const resumes = await Resume.find({ ownerId }).lean();
  await removeAll(ownerId, resumes);
  return resumes.length;
}

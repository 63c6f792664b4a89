import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { User } from "../../models/user.ts";
import { releaseFiles } from "./release-files.ts";
import { requireResume } from "./require-resume.ts";

/**
 * Removes resumes with all that hangs on them. The resume itself goes first, so that a crash leaves
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
  await releaseFiles(ownerId, [...resumes, ...versions]);
}

/** Deletes a resume and its variants, matches and applications. None is activated instead. Throws Refusal. */
export async function deleteResume(ownerId: Types.ObjectId, id: unknown): Promise<ResumeRecord> {
  const resume = await requireResume(ownerId, id);
  const variants = await Resume.find({ ownerId, originalResumeId: resume._id }).lean();
  await removeAll(ownerId, [resume, ...variants]);
  return resume;
}

/** Deletes every resume of a user, variants included, and says how many. */
export async function deleteAllResumes(ownerId: Types.ObjectId): Promise<number> {
  const resumes = await Resume.find({ ownerId }).lean();
  await removeAll(ownerId, resumes);
  return resumes.length;
}

import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Match } from "../../models/match.ts";
import { MatchOutline } from "../../models/match-outline.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { User } from "../../models/user.ts";
import { forgetSent } from "./forget-sent.ts";
import { Refusal } from "../http/errors.ts";
import { releaseFiles } from "./release-files.ts";
import { requireResumeText } from "./require-resume.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

/** Null when another call did it. The resume goes first: the sweeper removes orphans after a crash. */
async function remove(ownerId: Types.ObjectId, resumeId: Types.ObjectId): Promise<ResumeRecord | null> {
  await forgetTally(ownerId);
  const resume = await Resume.findOneAndDelete({ _id: resumeId, ownerId }).lean();
  if (!resume) return null;
  await User.updateOne({ _id: ownerId, activeResumeId: resumeId }, { $set: { activeResumeId: null } });
  await Match.deleteMany({ resumeId });
  await MatchOutline.deleteOne({ _id: resumeId });
  await Application.deleteMany({ resumeId });
  await forgetSent(ownerId, { resumeId });
  const versions = await ResumeVersion.find({ resumeId }).select({ fileId: 1, sizeBytes: 1 }).lean();
  await ResumeVersion.deleteMany({ resumeId });
  await releaseFiles(ownerId, [resume, ...versions]);
  return resume;
}

/** Deletes a resume and its variants, matches and applications. None is activated instead. Throws Refusal. */
export async function deleteResume(ownerId: Types.ObjectId, id: unknown): Promise<ResumeRecord> {
  const { _id } = await requireResumeText(ownerId, id);
  const variants = await Resume.find({ ownerId, originalResumeId: _id }).select({ _id: 1 }).lean();
  const removed = await remove(ownerId, _id);
  if (!removed) throw new Refusal("not-found", "Resume not found");
  for (const variant of variants) await remove(ownerId, variant._id);
  return removed;
}

/** Deletes every resume of a user, variants included, and says how many this call removed. */
export async function deleteAllResumes(ownerId: Types.ObjectId): Promise<number> {
  const resumes = await Resume.find({ ownerId }).select({ _id: 1 }).lean();
  let count = 0;
  for (const { _id } of resumes) if (await remove(ownerId, _id)) count += 1;
  return count;
}

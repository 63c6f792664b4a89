import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { ResumeView } from "./resume-view.ts";

/** The public shape of a resume in a list (EN-02). */
export function toResumeView(resume: ResumeRecord, activeResumeId: Types.ObjectId | null): ResumeView {
  return {
    id: String(resume._id),
    name: resume.name,
    filename: resume.filename,
    uploadedAt: resume.uploadedAt.toISOString(),
    isActive: activeResumeId !== null && resume._id.equals(activeResumeId),
    skills: resume.skills,
    experience: resume.experience,
    education: resume.education,
    content: resume.content,
    ...(typeof resume.optimizationScore === "number" ? { optimizationScore: resume.optimizationScore } : {}),
    applicationCount: 0,
  };
}

/** All resumes of a user, the active one first, then newest upload first (DEC-72). */
export async function findResumes(user: UserRecord): Promise<ResumeView[]> {
  const records = await Resume.find({ ownerId: user._id })
    .sort({ uploadedAt: -1, _id: -1 })
    .select({ profile: 0 })
    .lean();
  return records
    .map((record) => toResumeView(record, user.activeResumeId ?? null))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
}

/** The active resume of a user, or null when none is active. */
export async function findActiveResume(user: UserRecord): Promise<ResumeRecord | null> {
  if (!user.activeResumeId) return null;
  return Resume.findOne({ _id: user.activeResumeId, ownerId: user._id }).lean();
}

/** How many resumes the user uploaded, variants made for a job left out: badge, card and statistics agree (DEC-06). */
export async function countUploadedResumes(ownerId: Types.ObjectId): Promise<number> {
  return Resume.countDocuments({ ownerId, optimizationScore: null });
}

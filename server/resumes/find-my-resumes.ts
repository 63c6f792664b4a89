import { excerpt } from "../domain/excerpt.ts";
import { Resume } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { countApplications } from "./count-applications.ts";

const KEY_SKILLS = 6;

/** A resume as My Resumes lists it (MR-05 to MR-08). */
export type MyResumeView = {
  id: string;
  name: string;
  filename: string;
  /** ISO date; null = not known. */
  uploadedAt: string | null;
  isActive: boolean;
  keySkills: string[];
  moreSkills: number;
  /** Cut after 150 characters. */
  recentExperience: string;
  applicationCount: number;
};

/** The uploaded resumes, without variants: the active one first, then newest upload first (MR-03, MR-04). */
export async function findMyResumes(user: UserRecord): Promise<MyResumeView[]> {
  const [records, applications] = await Promise.all([
    Resume.find({ ownerId: user._id, optimizationScore: null })
      .sort({ uploadedAt: -1, _id: -1 })
      .select({ name: 1, filename: 1, uploadedAt: 1, skills: 1, experience: 1 })
      .lean(),
    countApplications(user._id),
  ]);
  return records
    .map((record) => ({
      id: String(record._id),
      name: record.name,
      filename: record.filename,
      uploadedAt: Number.isNaN(record.uploadedAt.getTime()) ? null : record.uploadedAt.toISOString(),
      isActive: user.activeResumeId?.equals(record._id) ?? false,
      keySkills: record.skills.slice(0, KEY_SKILLS),
      moreSkills: Math.max(0, record.skills.length - KEY_SKILLS),
      recentExperience: excerpt(record.experience),
      applicationCount: applications.byResume.get(String(record._id)) ?? 0,
    }))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
}

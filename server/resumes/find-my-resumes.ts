import { excerpt } from "../domain/excerpt.ts";
import { Resume } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { countApplications, toApplicationCounts } from "./count-applications.ts";
import { toActiveVariant } from "./find-resumes.ts";
import type { ActiveVariant } from "./resume-view.ts";

const KEY_SKILLS = 6;

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

const LISTED = { name: 1, filename: 1, uploadedAt: 1, skills: 1, experience: 1 } as const;

/** The uploaded resumes, the active one first, then newest; beside them an active variant, or null. */
export async function findMyResumes(
  user: UserRecord,
): Promise<{ resumes: MyResumeView[]; activeVariant: ActiveVariant | null }> {
  const { _id: ownerId, activeResumeId } = user;
  const [records, applications] = await Promise.all([
    Resume.find({ ownerId, $or: [{ optimizationScore: null }, { _id: activeResumeId ?? null }] })
      .sort({ uploadedAt: -1, _id: -1 })
      .select({ ...LISTED, optimizationScore: 1, originalResumeId: 1 })
      .lean(),
    countApplications(ownerId).then(toApplicationCounts),
  ]);
  const active = records.find(({ _id }) => activeResumeId?.equals(_id)) ?? null;
  const resumes = records
    .filter(({ optimizationScore }) => typeof optimizationScore !== "number")
    .map((record) => ({
      id: String(record._id),
      name: record.name,
      filename: record.filename,
      uploadedAt: Number.isNaN(record.uploadedAt.getTime()) ? null : record.uploadedAt.toISOString(),
      isActive: record === active,
      keySkills: record.skills.slice(0, KEY_SKILLS),
      moreSkills: Math.max(0, record.skills.length - KEY_SKILLS),
      recentExperience: excerpt(record.experience),
      applicationCount: applications.byResume.get(String(record._id)) ?? 0,
    }))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
  return { resumes, activeVariant: toActiveVariant(active) };
}

import type { Types } from "mongoose";
import { jobTitleOf } from "../domain/job-title.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import type { Remembered } from "../matches/list-counts/find-list-counts.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { countApplications, toApplicationCounts } from "./count-applications.ts";
import { type ResumeText, requireResumeText } from "./require-resume.ts";
import type { ActiveVariant, ListedVersion, ResumeView } from "./resume-view.ts";

/** The public shape of a resume in a list. */
export function toResumeView(
  resume: ResumeText,
  activeResumeId: Types.ObjectId | null,
  applicationCount = 0,
): ResumeView {
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
    applicationCount,
  };
}

/** All resumes of a user, the active one first, then newest upload first. */
export async function findResumes(user: UserRecord): Promise<ResumeView[]> {
  const [records, applications] = await Promise.all([
    Resume.find({ ownerId: user._id }).sort({ uploadedAt: -1, _id: -1 }).select({ profile: 0 }).lean(),
    countApplications(user._id).then(toApplicationCounts),
  ]);
  return records
    .map((record) => toResumeView(record, user.activeResumeId ?? null, applications.byResume.get(String(record._id))))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
}

/** One resume of a user in the public shape. Throws Refusal (not-found). */
export async function findResumeView(user: UserRecord, id: unknown): Promise<ResumeView> {
  const [resume, applications] = await Promise.all([
    requireResumeText(user._id, id),
    countApplications(user._id).then(toApplicationCounts),
  ]);
  return toResumeView(resume, user.activeResumeId ?? null, applications.byResume.get(String(resume._id)));
}

const SUMMARY = { name: 1, matching: 1, originalResumeId: 1, "profile.location.text": 1 } as const;

/** The active resume, and the uploaded ones as the dashboard lists them: no variants, no texts. One read. */
export async function findVersions(user: UserRecord): Promise<{
  active: ActiveSummary | null;
  versions: Omit<ListedVersion, "applicationCount">[];
  remembered: Remembered;
}> {
  const { _id: ownerId, activeResumeId } = user;
  const records = await Resume.find({ ownerId, $or: [{ optimizationScore: null }, { _id: activeResumeId ?? null }] })
    .sort({ uploadedAt: -1, _id: -1 })
    .select({ ...SUMMARY, uploadedAt: 1, experience: 1, optimizationScore: 1, listCounts: 1, countsHeldUntil: 1 })
    .lean();
  const active = records.find((record) => activeResumeId?.equals(record._id));
  const root = active?.originalResumeId ? records.find(({ _id }) => active.originalResumeId?.equals(_id)) : active;
  const versions = records
    .filter(({ optimizationScore }) => typeof optimizationScore !== "number")
    .map((record) => ({
      id: String(record._id),
      name: record.name,
      uploadedAt: record.uploadedAt.toISOString(),
      isActive: record === active,
      jobTitle: jobTitleOf(record.experience),
    }))
    .sort((a, b) => Number(b.isActive) - Number(a.isActive));
  const remembered = {
    counts: root?.listCounts ?? null,
    heldUntil: root?.countsHeldUntil ?? null,
    tallyAt: user.tally?.countedAt ?? null,
  };
  return { active: active ? toSummary(active) : null, versions, remembered };
}

/** The active resume of a user, or null when none is active. */
export async function findActiveResume(user: UserRecord): Promise<ResumeRecord | null> {
  if (!user.activeResumeId) return null;
  return Resume.findOne({ _id: user.activeResumeId, ownerId: user._id }).lean();
}

export type ActiveSummary = Pick<ResumeRecord, "_id" | "name" | "matching" | "originalResumeId"> & {
  place: string | null;
};

/** What most screens need of the active resume, without its texts; null when none is active. */
export async function findActiveSummary(user: UserRecord): Promise<ActiveSummary | null> {
  if (!user.activeResumeId) return null;
  const resume = await Resume.findOne({ _id: user.activeResumeId, ownerId: user._id }).select(SUMMARY).lean();
  return resume && toSummary(resume);
}

function toSummary({ _id, name, matching, originalResumeId, profile }: ResumeRecord): ActiveSummary {
  // Written by analyseResume; only its place was asked for.
  const { location } = (profile ?? {}) as Partial<Pick<Profile, "location">>;
  return { _id, name, matching, originalResumeId, place: location?.text ?? null };
}

/** The active resume if it is a tailored one, which no list of resumes contains; else null. */
export function toActiveVariant(
  active: Pick<ResumeRecord, "_id" | "name" | "originalResumeId"> | null,
): ActiveVariant | null {
  if (!active?.originalResumeId) return null;
  return { id: String(active._id), name: active.name, originalId: String(active.originalResumeId) };
}

/** How many resumes the user uploaded, variants made for a job left out: badge, card and statistics agree. */
export async function countUploadedResumes(ownerId: Types.ObjectId): Promise<number> {
  return Resume.countDocuments({ ownerId, optimizationScore: null });
}

import type { Types } from "mongoose";
import type { ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion, type ResumeVersionRecord } from "../../models/resume-version.ts";
import { toObjectId } from "./require-resume.ts";

/** What a version keeps of a resume, and what restoring it brings back. */
export function versionedFields(record: ResumeRecord | ResumeVersionRecord) {
  const { name, filename, mediaType, sizeBytes, fileId } = record;
  const { content, skills, experience, education, profile, warnings, editedFields } = record;
  return {
    name,
    filename,
    mediaType,
    sizeBytes,
    fileId,
    content,
    skills,
    experience,
    education,
    profile,
    warnings,
    editedFields,
  };
}

/** Keeps what a resume is now, before a change replaces it. */
export async function keepVersion(resume: ResumeRecord, endedBy: ResumeVersionRecord["endedBy"]): Promise<void> {
  await ResumeVersion.create({
    ...versionedFields(resume),
    ownerId: resume.ownerId,
    resumeId: resume._id,
    savedAt: new Date(),
    endedBy,
  });
}

/** The earlier versions of a resume, newest first, without their texts. */
export async function findVersions(
  resumeId: Types.ObjectId,
): Promise<Pick<ResumeVersionRecord, "_id" | "filename" | "savedAt" | "endedBy">[]> {
  return ResumeVersion.find({ resumeId })
    .sort({ savedAt: -1, _id: -1 })
    .select({ filename: 1, savedAt: 1, endedBy: 1 })
    .lean();
}

/** One earlier version of a resume, or null when it has none with this id. */
export async function findVersion(
  resume: Pick<ResumeRecord, "_id" | "ownerId">,
  id: unknown,
): Promise<ResumeVersionRecord | null> {
  const _id = toObjectId(id);
  return _id && ResumeVersion.findOne({ _id, resumeId: resume._id, ownerId: resume.ownerId }).lean();
}

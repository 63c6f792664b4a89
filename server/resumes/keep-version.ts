import type { Types } from "mongoose";
import type { ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion, type ResumeVersionRecord } from "../../models/resume-version.ts";

/** Keeps what a resume is now, before a change replaces it. */
export async function keepVersion(resume: ResumeRecord, endedBy: ResumeVersionRecord["endedBy"]): Promise<void> {
  const { ownerId, name, filename, mediaType, sizeBytes, fileId } = resume;
  const { content, skills, experience, education, profile, warnings, editedFields } = resume;
  await ResumeVersion.create({
    ownerId,
    resumeId: resume._id,
    savedAt: new Date(),
    endedBy,
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
  });
}

/** The earlier versions of a resume, newest first. */
export async function findVersions(resumeId: Types.ObjectId): Promise<ResumeVersionRecord[]> {
  return ResumeVersion.find({ resumeId }).sort({ savedAt: -1, _id: -1 }).lean();
}

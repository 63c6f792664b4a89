import { Types } from "mongoose";
import type { ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion, type ResumeVersionRecord } from "../../models/resume-version.ts";
import { releaseFiles } from "./release-files.ts";
import { toObjectId } from "../database/object-id.ts";

export const CHANGED_MEANWHILE = "This resume was changed at the same time. Please look again and retry.";

/** How many earlier versions of a resume are kept, and how many bytes of files that only they need; the newest always is. */
export const VERSIONS_KEPT = { count: 20, fileBytes: 50 * 1024 * 1024 };

const FILE_OF = { fileId: 1, sizeBytes: 1 } as const;

/** What a version keeps of a resume, and what restoring it brings back. */
export function versionedFields(record: ResumeRecord | ResumeVersionRecord) {
  const { name, filename, mediaType, sizeBytes, fileId } = record;
  const { content, skills, experience, education, profile, warnings, editedFields, leftOut } = record;
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
    leftOut: leftOut ?? [],
  };
}

/** Keeps the present version and lets `change` replace it; a change that answers null leaves no version. */
export async function withKeptVersion<Changed>(
  resume: ResumeRecord,
  endedBy: ResumeVersionRecord["endedBy"],
  change: () => PromiseLike<Changed | null>,
): Promise<Changed | null> {
  const kept = {
    ...versionedFields(resume),
    _id: new Types.ObjectId(),
    ownerId: resume.ownerId,
    resumeId: resume._id,
    savedAt: new Date(),
    endedBy,
  };
  // As it is: to check and copy anew what has been stored takes longer than all the rest.
  await ResumeVersion.insertMany([kept], { lean: true });
  const changed = await change();
  if (changed === null) {
    const version = await ResumeVersion.findOneAndDelete({ _id: kept._id }).select(FILE_OF).lean();
    // The resume may have been deleted meanwhile, and left its file to this version.
    if (version) await releaseFiles(resume.ownerId, [version]);
  } else await removeOldVersions(resume);
  return changed;
}

async function removeOldVersions(resume: ResumeRecord): Promise<void> {
  const versions = await ResumeVersion.find({ resumeId: resume._id })
    .sort({ savedAt: -1, _id: -1 })
    .select(FILE_OF)
    .lean();
  const files = new Set([String(resume.fileId)]);
  let fileBytes = 0;
  const fitting = versions.findIndex(({ fileId, sizeBytes }, index) => {
    if (!files.has(String(fileId))) fileBytes += sizeBytes;
    files.add(String(fileId));
    return index >= VERSIONS_KEPT.count || (index > 0 && fileBytes > VERSIONS_KEPT.fileBytes);
  });
  if (fitting === -1) return;
  const old = versions.slice(fitting);
  await ResumeVersion.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  await releaseFiles(resume.ownerId, old);
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

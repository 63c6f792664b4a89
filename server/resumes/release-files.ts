import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { deleteOriginal } from "../files/original-files.ts";
import { releaseStorage } from "./storage-quota.ts";

/** Whether a resume of the user's, a variant of one or an earlier version still has this file. */
export async function isFileUsed(ownerId: Types.ObjectId, fileId: Types.ObjectId): Promise<boolean> {
  return Boolean((await Resume.exists({ ownerId, fileId })) ?? (await ResumeVersion.exists({ ownerId, fileId })));
}

/**
 * Deletes the files of records that are gone and gives their room back. A file is shared by a resume, its variants and
 * the versions that edits left: it goes with the last of them. Of several calls only the one that removes it gives back.
 */
export async function releaseFiles(
  ownerId: Types.ObjectId,
  gone: Pick<ResumeRecord, "fileId" | "sizeBytes">[],
): Promise<void> {
  const sizes = new Map(gone.map(({ fileId, sizeBytes }) => [String(fileId), { fileId, sizeBytes }]));
  for (const { fileId, sizeBytes } of sizes.values()) {
    if (await isFileUsed(ownerId, fileId)) continue;
    if (await deleteOriginal(fileId)) await releaseStorage(ownerId, { files: 1, bytes: sizeBytes });
  }
}

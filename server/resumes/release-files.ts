import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { deleteOriginal } from "../files/original-files.ts";
import { releaseStorage } from "./storage-quota.ts";

/**
 * Deletes the files of records that are gone and gives their room back. A file is shared by a resume, its variants and
 * the versions that edits left: it goes with the last of them.
 */
export async function releaseFiles(
  ownerId: Types.ObjectId,
  gone: Pick<ResumeRecord, "fileId" | "sizeBytes">[],
): Promise<void> {
  const sizes = new Map(gone.map(({ fileId, sizeBytes }) => [String(fileId), { fileId, sizeBytes }]));
  const files = [];
  for (const file of sizes.values()) {
    const { fileId } = file;
    const isShared = (await Resume.exists({ fileId })) ?? (await ResumeVersion.exists({ fileId }));
    if (!isShared) files.push(file);
  }
  await releaseStorage(ownerId, {
    files: files.length,
    bytes: files.reduce((total, { sizeBytes }) => total + sizeBytes, 0),
  });
  for (const { fileId } of files) await deleteOriginal(fileId);
}

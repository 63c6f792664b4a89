import type { Types } from "mongoose";
import { AccountMove } from "../../models/account-move.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { SentCopy } from "../../models/sent-copy.ts";
import { deleteOriginal } from "../files/original-files.ts";
import { releaseStorage } from "./storage-quota.ts";

/** Whether a resume of the user's, a variant, an earlier version, a sent copy or a ZIP to be taken in has this file. */
export async function isFileUsed(ownerId: Types.ObjectId, fileId: Types.ObjectId): Promise<boolean> {
  return Boolean(
    (await Resume.exists({ ownerId, fileId })) ??
      (await ResumeVersion.exists({ ownerId, fileId })) ??
      (await SentCopy.exists({ ownerId, "resume.fileId": fileId })) ??
      (await AccountMove.exists({ _id: ownerId, fileId })),
  );
}

/** Deletes files that no resume, variant, version or sent copy uses any more and gives their room back, once. */
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

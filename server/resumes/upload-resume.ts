import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import type { QueuePriority } from "../domain/plans.ts";
import { storeOriginal } from "../files/original-files.ts";
import { enqueueMatching } from "../matches/match-job.ts";
import { forgetTally } from "../remembered/forget-tally.ts";
import { baseName, type ResumeFields, readUpload, type UploadedFile } from "./read-upload.ts";
import { withReservedStorage } from "./storage-quota.ts";

type ReadFile = { mediaType: string; fields: ResumeFields & { warnings: string[] } };
type UploadOptions = { name: string; priority: QueuePriority };

/** Stores a file as the active resume and asks for its matching; an unreadable file leaves nothing. Throws Refusal. */
export async function uploadResume(
  ownerId: Types.ObjectId,
  file: UploadedFile,
  options: UploadOptions,
): Promise<ResumeRecord> {
  const read = async () => ({ mediaType: file.mediaType, fields: await readUpload(ownerId, file) });
  return storeResume(ownerId, file, { ...options, read });
}

/** Stores what `read` makes of a file as the active resume, like an upload. Throws Refusal, and what `read` throws. */
export async function storeResume(
  ownerId: Types.ObjectId,
  { bytes, ...file }: Pick<UploadedFile, "bytes" | "filename">,
  { name, priority, read }: UploadOptions & { read: () => Promise<ReadFile> },
): Promise<ResumeRecord> {
  const resume = await withReservedStorage(ownerId, bytes.byteLength, async () => {
    const { mediaType, fields } = await read();
    const filename = baseName(file.filename);
    const fileId = await storeOriginal(bytes, { filename, ownerId, mediaType });
    const now = new Date();
    await forgetTally(ownerId, now);
    const stored = await Resume.create({
      ...fields,
      ownerId,
      name,
      filename,
      mediaType,
      fileId,
      sizeBytes: bytes.byteLength,
      uploadedAt: now,
      matching: { state: "queued", revision: 1, requestedAt: now },
    });
    return stored.toObject();
  });
  await User.updateOne({ _id: ownerId }, { $set: { activeResumeId: resume._id } });
  await enqueueMatching(String(resume._id), { priority });
  return resume;
}

import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import { storeOriginal } from "../files/original-files.ts";
import { enqueueMatching } from "../matches/match-job.ts";
import { baseName, readUpload, type UploadedFile } from "./read-upload.ts";
import { withReservedStorage } from "./storage-quota.ts";
import type { QueuePriority } from "../domain/plans.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

/** Stores a file as the active resume and asks for its matching; an unreadable file leaves nothing. Throws Refusal. */
export async function uploadResume(
  ownerId: Types.ObjectId,
  file: UploadedFile,
  options: { name: string; priority: QueuePriority },
): Promise<ResumeRecord> {
  const resume = await withReservedStorage(ownerId, file.bytes.byteLength, async () => {
    const fields = await readUpload(ownerId, file);
    const filename = baseName(file.filename);
    const fileId = await storeOriginal(file.bytes, { filename, ownerId, mediaType: file.mediaType });
    const now = new Date();
    await forgetTally(ownerId, now);
    const stored = await Resume.create({
      ...fields,
      ownerId,
      name: options.name,
      filename,
      mediaType: file.mediaType,
      sizeBytes: file.bytes.byteLength,
      fileId,
      uploadedAt: now,
      matching: { state: "queued", revision: 1, requestedAt: now },
    });
    return stored.toObject();
  });
  await User.updateOne({ _id: ownerId }, { $set: { activeResumeId: resume._id } });
  await enqueueMatching(String(resume._id), options);
  return resume;
}

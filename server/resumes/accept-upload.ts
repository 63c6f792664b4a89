import type { Types } from "mongoose";
import type { UserRecord } from "../../models/user.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { priorityOf } from "../domain/tier.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import type { UploadedFile } from "./read-upload.ts";
import { reuploadResume } from "./reupload-resume.ts";
import { uploadResume } from "./upload-resume.ts";

type Upload = { file: UploadedFile; name: string };

/** Uploads a user's file as a resume of that name, within the limit of uploads an hour. Throws Refusal. */
export async function acceptUpload(user: UserRecord, { file, name }: Upload): Promise<ResumeRecord> {
  await consumeLimit("uploads", String(user._id));
  return uploadResume(user._id, file, { name, priority: priorityOf(user) });
}

/** Replaces the file of a resume, within the same limit, and returns the resume's id. Throws Refusal. */
export async function acceptReupload(user: UserRecord, id: unknown, { file, name }: Upload): Promise<Types.ObjectId> {
  await consumeLimit("uploads", String(user._id));
  return reuploadResume(user, id, file, { name });
}

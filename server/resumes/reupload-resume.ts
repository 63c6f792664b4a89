import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { priorityOf } from "../domain/tier.ts";
import { deleteOriginal, storeOriginal } from "../files/original-files.ts";
import { Refusal } from "../http/errors.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { keepingName } from "./earlier-names.ts";
import { CHANGED_MEANWHILE, withKeptVersion } from "./keep-version.ts";
import { baseName, readUpload, type UploadedFile } from "./read-upload.ts";
import { requireResume, requireResumeText } from "./require-resume.ts";
import { withReservedStorage } from "./storage-quota.ts";

/** Other changes of the resume that come between are kept as versions: this is tried anew after them. */
const ATTEMPTS = 5;

type Replacement = Partial<ResumeRecord> & { name: string; fileId: Types.ObjectId };

async function replace(ownerId: Types.ObjectId, id: unknown, replacement: Replacement): Promise<Types.ObjectId> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const present = await requireResume(ownerId, id);
    const replaced = await withKeptVersion(present, "reupload", () =>
      Resume.findOneAndUpdate(
        { _id: present._id, ownerId, name: present.name, "matching.revision": present.matching.revision },
        { $set: replacement, $inc: { "matching.revision": 1 }, ...keepingName(present, replacement.name) },
        { projection: { _id: 1 }, lean: true },
      ),
    );
    if (replaced) return present._id;
  }
  throw new Refusal("conflict", CHANGED_MEANWHILE);
}

/** Replaces the file and matches again; keeps the version. Throws Refusal (not-found, conflict, or the file is refused). */
export async function reuploadResume(
  user: UserRecord,
  id: unknown,
  file: UploadedFile,
  options: { name: string },
): Promise<Types.ObjectId> {
  await requireResumeText(user._id, id);
  const { mediaType } = file;
  const sizeBytes = file.bytes.byteLength;
  const resumeId = await withReservedStorage(user._id, sizeBytes, async () => {
    const fields = await readUpload(user._id, file);
    const filename = baseName(file.filename);
    const fileId = await storeOriginal(file.bytes, { filename, ownerId: user._id, mediaType });
    const replacement = { ...fields, name: options.name, filename, mediaType, sizeBytes, fileId };
    const settled = { ...replacement, uploadedAt: new Date(), editedFields: [] };
    return replace(user._id, id, settled).catch(async (error: unknown) => {
      // Nothing has taken the file: the resume was deleted, or changed again and again.
      if (error instanceof Refusal) await deleteOriginal(fileId);
      throw error;
    });
  });
  await requestMatching(resumeId, { priority: priorityOf(user) });
  return resumeId;
}

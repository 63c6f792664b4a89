import { Resume, type ResumeRecord } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { priorityOf } from "../domain/tier.ts";
import { storeOriginal } from "../files/original-files.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { keepVersion } from "./keep-version.ts";
import { baseName, readUpload, type UploadedFile } from "./read-upload.ts";
import { requireResume } from "./require-resume.ts";
import { withReservedStorage } from "./storage-quota.ts";

/**
 * Replaces the file of a resume, derives every field anew and matches it again; id, applications and active state
 * stay, and the earlier version is kept. Throws Refusal (not-found, or why the file is refused).
 */
export async function reuploadResume(
  user: UserRecord,
  id: unknown,
  file: UploadedFile,
  options: { name: string },
): Promise<ResumeRecord> {
  const resume = await requireResume(user._id, id);
  return withReservedStorage(user._id, file.bytes.byteLength, async () => {
    const fields = await readUpload(file);
    const filename = baseName(file.filename);
    const fileId = await storeOriginal(file.bytes, { filename, ownerId: user._id, mediaType: file.mediaType });
    await keepVersion(resume, "reupload");
    const replaced = await Resume.findOneAndUpdate(
      { _id: resume._id, ownerId: user._id },
      {
        $set: {
          ...fields,
          name: options.name,
          filename,
          mediaType: file.mediaType,
          sizeBytes: file.bytes.byteLength,
          fileId,
          uploadedAt: new Date(),
          editedFields: [],
        },
      },
      { returnDocument: "after", lean: true },
    );
    // Deleted while the new file was read: the sweeper removes what was stored.
    if (!replaced) return requireResume(user._id, id);
    await requestMatching(resume._id, { priority: priorityOf(user) });
    return replaced;
  });
}

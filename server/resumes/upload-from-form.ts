import type { UserRecord } from "../../models/user.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { MAX_UPLOAD_BYTES, UPLOAD_NOTICES, UploadSchema } from "../../app/schemas/upload.ts";
import { PLANS } from "../billing/plans.ts";
import { tierOf } from "../billing/subscription.ts";
import { Refusal } from "../http/errors.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { nameFromFile, uploadResume } from "./upload-resume.ts";

/**
 * Uploads what a form holds under `resume` (or `file`) and `name`. With `nameFromFile` an untouched, empty name becomes the
 * file's (DEC-22). Throws Refusal with the title and sentence of UP-10 to UP-13 or DEC-23.
 */
export async function uploadFromForm(
  user: UserRecord,
  form: FormData,
  options: { nameFromFile: boolean },
): Promise<ResumeRecord> {
  const file = form.get("resume") ?? form.get("file");
  const typed = form.get("name");
  const name = options.nameFromFile && typed === "" && file instanceof File ? nameFromFile(file.name) : typed;
  const upload = UploadSchema.safeParse({ file, name });
  if (!upload.success) {
    throw new Refusal("invalid", UPLOAD_NOTICES.missing.description, { title: UPLOAD_NOTICES.missing.title });
  }
  if (upload.data.file.size > MAX_UPLOAD_BYTES) {
    throw new Refusal("too-large", UPLOAD_NOTICES["too-large"].description, { title: UPLOAD_NOTICES["too-large"].title });
  }
  await consumeLimit("uploads", String(user._id));
  return uploadResume(
    user._id,
    {
      filename: upload.data.file.name,
      mediaType: upload.data.file.type,
      bytes: new Uint8Array(await upload.data.file.arrayBuffer()),
    },
    { name: upload.data.name, priority: PLANS[tierOf(user, new Date())].jobMatchLimit === null },
  );
}

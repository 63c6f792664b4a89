import type { z } from "zod";
import type { UserRecord } from "../../models/user.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { checkFile, nameFromFile, UPLOAD_NOTICES } from "../domain/upload-file.ts";
import { UploadSchema } from "../../app/schemas/upload.ts";
import { hasPriority } from "../billing/subscription.ts";
import { Refusal } from "../http/errors.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { baseName, type UploadedFile } from "./read-upload.ts";
import { reuploadResume } from "./reupload-resume.ts";
import { uploadResume } from "./upload-resume.ts";

function refuse(kind: "invalid" | "too-large", notice: { title: string; description: string }): Refusal {
  return new Refusal(kind, notice.description, { title: notice.title });
}

/** What is missing is said as UP-13 has it; a name that is too long as renaming says it. */
function refuseFields(error: z.ZodError): Refusal {
  const tooLong = error.issues.find(({ code }) => code === "too_big");
  if (!tooLong || error.issues.length > 1) return refuse("invalid", UPLOAD_NOTICES.missing);
  return new Refusal("invalid", tooLong.message);
}

/** The file and name of a form, checked. Throws Refusal with the title and sentence of UP-10 to UP-13. */
async function parseUpload(
  form: FormData,
  options: { nameFromFile: "always" | "when-empty" | "never" },
): Promise<{ file: UploadedFile; name: string }> {
  const file = form.get("resume") ?? form.get("file");
  const typed = form.get("name");
  const isTyped = options.nameFromFile === "never" || (options.nameFromFile === "when-empty" && typed !== "");
  const name = isTyped || !(file instanceof File) ? (typed ?? "") : nameFromFile(baseName(file.name));
  const upload = UploadSchema.safeParse({ file, name });
  if (!upload.success) throw refuseFields(upload.error);
  // The type is decided by the content, in reading; here it is only what the browser said of it.
  const refused = checkFile(upload.data.file);
  if (refused) throw refuse(refused === UPLOAD_NOTICES.tooLarge ? "too-large" : "invalid", refused);
  const { name: filename, type: mediaType } = upload.data.file;
  const bytes = new Uint8Array(await upload.data.file.arrayBuffer());
  return { file: { filename, mediaType, bytes }, name: upload.data.name };
}

/**
 * Uploads what a form holds under `resume` (or `file`) and `name`. With `nameFromFile` an untouched, empty name becomes
 * the file's (DEC-22). Throws Refusal with the title and sentence of UP-10 to UP-13 or DEC-23.
 */
export async function uploadFromForm(
  user: UserRecord,
  form: FormData,
  options: { nameFromFile: boolean },
): Promise<ResumeRecord> {
  const { file, name } = await parseUpload(form, { nameFromFile: options.nameFromFile ? "when-empty" : "never" });
  await consumeLimit("uploads", String(user._id));
  return uploadResume(user._id, file, { name, priority: hasPriority(user) });
}

/** Replaces the file of a resume; its name becomes the new file's (CV-15, DEC-24). Throws Refusal likewise. */
export async function reuploadFromForm(user: UserRecord, id: unknown, form: FormData): Promise<ResumeRecord> {
  const { file, name } = await parseUpload(form, { nameFromFile: form.get("name") ? "never" : "always" });
  await consumeLimit("uploads", String(user._id));
  return reuploadResume(user, id, file, { name });
}

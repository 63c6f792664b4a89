import type { z } from "zod";
import { checkFile, nameFromFile, UPLOAD_NOTICES } from "../../server/domain/upload-file.ts";
import { Refusal } from "../../server/http/errors.ts";
import { baseName, type UploadedFile } from "../../server/resumes/read-upload.ts";
import { UploadSchema } from "../schemas/upload.ts";

function refuse(kind: "invalid" | "too-large", notice: { title: string; description: string }): Refusal {
  return new Refusal(kind, notice.description, { title: notice.title });
}

function refuseFields(error: z.ZodError): Refusal {
  const tooLong = error.issues.find(({ code }) => code === "too_big");
  if (!tooLong || error.issues.length > 1) return refuse("invalid", UPLOAD_NOTICES.missing);
  return new Refusal("invalid", tooLong.message);
}

/** Throws Refusal with the title and sentence of what is wrong. An untouched name may be taken from the file. */
export async function parseUpload(
  form: FormData,
  options: { nameFromFile: "always" | "when-empty" | "never" },
): Promise<{ file: UploadedFile; name: string }> {
  const file = form.get("resume") ?? form.get("file");
  const typed = form.get("name");
  const isTyped = options.nameFromFile === "never" || (options.nameFromFile === "when-empty" && typed !== "");
  const name = isTyped || !(file instanceof File) ? (typed ?? "") : nameFromFile(baseName(file.name));
  const upload = UploadSchema.safeParse({ file, name });
  if (!upload.success) throw refuseFields(upload.error);
  // Reading decides the type by content; this is only the browser's claim.
  const refused = checkFile(upload.data.file);
  if (refused) throw refuse(refused === UPLOAD_NOTICES.tooLarge ? "too-large" : "invalid", refused);
  const { name: filename, type: mediaType } = upload.data.file;
  const bytes = new Uint8Array(await upload.data.file.arrayBuffer());
  return { file: { filename, mediaType, bytes }, name: upload.data.name };
}

export function parseReupload(form: FormData): ReturnType<typeof parseUpload> {
  return parseUpload(form, { nameFromFile: form.get("name") ? "never" : "always" });
}

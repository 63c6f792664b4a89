import { z } from "zod";

/** 10 MB: exactly that many bytes are accepted (UP-11). */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

export const UPLOAD_MEDIA_TYPES = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;

/** Title and description of the notices of UP-10, UP-11 and UP-13. */
export const UPLOAD_NOTICES = {
  "wrong-type": { title: "Invalid file type", description: "Please upload a PDF, DOC, or DOCX file." },
  "too-large": { title: "File too large", description: "Please upload a file smaller than 10MB." },
  missing: { title: "Missing information", description: "Please select a file and enter a resume name." },
} as const;

const FileSchema = z.instanceof(File, { error: UPLOAD_NOTICES.missing.description });

/** The fields of an upload: a file and a name that is not blank. */
export const UploadSchema = z.object({
  file: FileSchema,
  name: z.string({ error: UPLOAD_NOTICES.missing.description }).trim().min(1, UPLOAD_NOTICES.missing.description),
});

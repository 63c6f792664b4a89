import type { z } from "zod";
import { MAX_FILE_BYTES, UPLOAD_NOTICES } from "../../server/domain/upload-file.ts";
import { Refusal } from "../../server/http/errors.ts";
import type { ImportResumeSchema } from "../schemas/import-resume.ts";

const PASTED_FILENAME = "Pasted resume.txt";

/** The file that was chosen, or the pasted text as one. Throws Refusal (too-large). */
export async function toImportedFile({ file, text, name }: z.output<typeof ImportResumeSchema>) {
  const { title, description } = UPLOAD_NOTICES.tooLarge;
  if (file && file.size > MAX_FILE_BYTES) {
    throw new Refusal("too-large", description, { title, fields: { file: description } });
  }
  const filename = file?.name ?? PASTED_FILENAME;
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : new TextEncoder().encode(text);
  return { filename, bytes, name };
}

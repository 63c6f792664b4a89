import { checkFile, nameFromFile, UPLOAD_NOTICES } from "../../server/domain/upload-file.ts";
import { Refusal } from "../../server/http/errors.ts";
import { baseName, type UploadedFile } from "../../server/resumes/read-upload.ts";
import { UploadSchema } from "../schemas/upload.ts";
import { parseForm } from "./parse-input.ts";

const { missing, tooLarge } = UPLOAD_NOTICES;

function withTitle(error: unknown): unknown {
  const isMissing = error instanceof Refusal && error.message === missing.description;
  return isMissing ? new Refusal("invalid", error.message, { title: missing.title, fields: error.fields }) : error;
}

function parseFields(file: FormDataEntryValue | null, name: FormDataEntryValue) {
  const fields = new FormData();
  if (file) fields.set("file", file);
  fields.set("name", name);
  try {
    return parseForm(fields, UploadSchema);
  } catch (error) {
    throw withTitle(error);
  }
}

/** Throws Refusal with the title and sentence of what is wrong. An untouched name may be taken from the file. */
export async function parseUpload(
  form: FormData,
  options: { nameFromFile: "always" | "when-empty" | "never" },
): Promise<{ file: UploadedFile; name: string }> {
  const sent = form.get("resume") ?? form.get("file");
  const typed = form.get("name");
  const isTyped = options.nameFromFile === "never" || (options.nameFromFile === "when-empty" && typed !== "");
  const isNamed = isTyped || !(sent instanceof File);
  const { file, name } = parseFields(sent, isNamed ? (typed ?? "") : nameFromFile(baseName(sent.name)));
  // Reading decides the type by content; this is only the browser's claim.
  const refused = checkFile(file);
  if (refused) {
    const { title, description } = refused;
    const kind = refused === tooLarge ? "too-large" : "invalid";
    throw new Refusal(kind, description, { title, fields: { file: description } });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { file: { filename: file.name, mediaType: file.type, bytes }, name };
}

export function parseReupload(form: FormData): ReturnType<typeof parseUpload> {
  return parseUpload(form, { nameFromFile: form.get("name") ? "never" : "always" });
}

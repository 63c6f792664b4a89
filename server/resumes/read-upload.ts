import type { Types } from "mongoose";
import type { Profile } from "../engines/analysis/profile.ts";
import { repairTwiceEncoded } from "../engines/analysis/twice-encoded.ts";
import { Refusal } from "../http/errors.ts";
import { workFor } from "../http/work-for.ts";
import { type DocumentText, UnreadableDocumentError } from "../engines/reading/document-text.ts";
import { readDocument } from "../engines/reading/read-document.ts";

export type UploadedFile = { filename: string; mediaType: string; bytes: Uint8Array };

export type ResumeFields = {
  content: string;
  skills: string[];
  experience: string;
  education: string;
  profile: Profile;
};

const MAX_FILENAME_LENGTH = 255;
const RETRY_AFTER_SECONDS = 20;

/** The last part of a path, whatever the system it came from, without control characters. */
export function baseName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return clean.slice(-MAX_FILENAME_LENGTH) || "resume";
}

function toRefusal({ reason, message }: UnreadableDocumentError): Refusal {
  if (reason === "wrong-type") return new Refusal("invalid", message, { title: "Invalid file type" });
  if (reason === "own-files") return new Refusal("limit-reached", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (reason === "busy" || reason === "unavailable") {
    return new Refusal("unavailable", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  return new Refusal("unreadable", message);
}

async function readOrRefuse(ownerId: Types.ObjectId, file: UploadedFile): Promise<DocumentText> {
  const { bytes, filename, mediaType } = file;
  try {
    return await readDocument(bytes, { fileName: filename, mediaType, owner: String(ownerId) });
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? toRefusal(error) : error;
  }
}

/** The fields of a user's resume, all derived anew from its lines. Throws Refusal. */
export async function fieldsOf(ownerId: Types.ObjectId, lines: string[]): Promise<ResumeFields> {
  const profile = await workFor(ownerId, "analyse", { lines });
  return {
    content: lines.join("\n"),
    skills: profile.skills.map((skill) => skill.name),
    experience: profile.experienceText,
    education: profile.educationText,
    profile,
  };
}

/** Reads a user's file and derives its fields. Throws Refusal with the reason. */
export async function readUpload(
  ownerId: Types.ObjectId,
  file: UploadedFile,
): Promise<ResumeFields & { warnings: string[] }> {
  const text = await readOrRefuse(ownerId, file);
  return { ...(await fieldsOf(ownerId, text.lines.map(repairTwiceEncoded))), warnings: text.warnings };
}

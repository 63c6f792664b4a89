import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { repairTwiceEncoded } from "../engines/analysis/twice-encoded.ts";
import { Refusal } from "../http/errors.ts";
import { type DocumentText, UnreadableDocumentError } from "../engines/reading/document-text.ts";
import { readDocument } from "../engines/reading/read-document.ts";

export type UploadedFile = { filename: string; mediaType: string; bytes: Uint8Array };

/** What a resume holds of its text. */
export type ResumeFields = {
  content: string;
  skills: string[];
  experience: string;
  education: string;
  profile: Profile;
};

const MAX_FILENAME_LENGTH = 255;

/** The last part of a path, whatever the system it came from, without control characters. */
export function baseName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return clean.slice(-MAX_FILENAME_LENGTH) || "resume";
}

async function readOrRefuse(file: UploadedFile): Promise<DocumentText> {
  return readDocument(file.bytes, { fileName: file.filename, mediaType: file.mediaType }).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    if (error.reason === "wrong-type") throw new Refusal("invalid", error.message, { title: "Invalid file type" });
    if (error.reason === "busy") throw new Refusal("unavailable", error.message, { retryAfterSeconds: 20 });
    throw new Refusal("unreadable", error.message);
  });
}

/** The fields of a resume's lines, all derived anew. */
export function fieldsOf(lines: string[]): ResumeFields {
  const profile = analyseResume(lines);
  return {
    content: lines.join("\n"),
    skills: profile.skills.map((skill) => skill.name),
    experience: profile.experienceText,
    education: profile.educationText,
    profile,
  };
}

/** Reads an uploaded file and derives its fields. Throws Refusal with the sentence for what is wrong. */
export async function readUpload(file: UploadedFile): Promise<ResumeFields & { warnings: string[] }> {
  const text = await readOrRefuse(file);
  return { ...fieldsOf(text.lines.map(repairTwiceEncoded)), warnings: text.warnings };
}

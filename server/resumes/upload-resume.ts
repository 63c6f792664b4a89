import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { storeOriginal } from "../files/original-files.ts";
import { Refusal } from "../http/errors.ts";
import { enqueueMatching } from "../queue/queue.ts";
import { type DocumentText, UnreadableDocumentError } from "../reading/document-text.ts";
import { readDocument } from "../reading/read-document.ts";
import { releaseStorage, reserveStorage } from "./storage-quota.ts";

const MAX_NAME_LENGTH = 200;
const MAX_FILENAME_LENGTH = 255;

export type UploadedFile = { filename: string; mediaType: string; bytes: Uint8Array };

/** The last part of a path, whatever the system it came from, without control characters. */
export function baseName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return clean.slice(-MAX_FILENAME_LENGTH) || "resume";
}

/** The file's name without its last extension (DEC-22): `cv.v2.pdf` gives `cv.v2`. */
export function nameFromFile(filename: string): string {
  const base = baseName(filename);
  return base.replace(/(?<=.)\.[^.]*$/, "").trim() || base;
}

async function readOrRefuse(file: UploadedFile): Promise<DocumentText> {
  return readDocument(file.bytes, { fileName: file.filename, mediaType: file.mediaType }).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    if (error.reason === "wrong-type") throw new Refusal("invalid", error.message, { title: "Invalid file type" });
    if (error.reason === "busy") throw new Refusal("unavailable", error.message, { retryAfterSeconds: 20 });
    throw new Refusal("unreadable", error.message);
  });
}

/**
 * Reads a file, stores it with what was understood of it, makes it the active resume and asks for its matching
 * (UP-21, UP-22, DEC-26). Nothing is stored of a file that cannot be read. Throws Refusal with the user's sentence.
 */
export async function uploadResume(
  ownerId: Types.ObjectId,
  file: UploadedFile,
  options: { name: string; priority: boolean },
): Promise<ResumeRecord> {
  const sizeBytes = file.bytes.byteLength;
  await reserveStorage(ownerId, sizeBytes);
  try {
    return await readAndStore(ownerId, file, options);
  } catch (error) {
    await releaseStorage(ownerId, { files: 1, bytes: sizeBytes });
    throw error;
  }
}

async function readAndStore(
  ownerId: Types.ObjectId,
  file: UploadedFile,
  options: { name: string; priority: boolean },
): Promise<ResumeRecord> {
  const text = await readOrRefuse(file);
  const profile = analyseResume(text.lines);
  const filename = baseName(file.filename);
  const fileId = await storeOriginal(file.bytes, { filename, ownerId, mediaType: file.mediaType });
  const now = new Date();
  const resume = await Resume.create({
    ownerId,
    name: options.name.slice(0, MAX_NAME_LENGTH),
    filename,
    mediaType: file.mediaType,
    sizeBytes: file.bytes.byteLength,
    fileId,
    content: text.lines.join("\n"),
    skills: profile.skills.map((skill) => skill.name),
    experience: profile.experienceText,
    education: profile.educationText,
    profile,
    warnings: text.warnings,
    uploadedAt: now,
    matching: { state: "queued", revision: 1, requestedAt: now },
  });
  await User.updateOne({ _id: ownerId }, { $set: { activeResumeId: resume._id } });
  await enqueueMatching(String(resume._id), options);
  return resume.toObject();
}

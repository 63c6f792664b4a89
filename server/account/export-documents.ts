import type { Types } from "mongoose";
import { CoverLetter } from "../../models/cover-letter.ts";
import { Interview } from "../../models/interview.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { isoDay } from "../domain/iso-day.ts";
import { coverLetterFile, interviewFile, type TextFile } from "../domain/material-download.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { writeJsonResume } from "../engines/interchange/write-json-resume.ts";
import { workFor } from "../http/work-for.ts";
import { toCoverLetterView, toInterviewView } from "../materials/find-materials.ts";

export type ExportedDocument = { path: string; bytes: Uint8Array };

const MAX_NAME_CHARACTERS = 100;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** A name that is a file's on every system. */
export function plainName(filename: string): string {
  return filename.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(-MAX_NAME_CHARACTERS);
}

async function printed(ownerId: Types.ObjectId, record: ResumeRecord, format: "docx" | "pdf") {
  const { name, content, skills, experience, education, profile } = record;
  // Written by analyseResume, see read-upload.ts.
  const resume = { name, content, skills, experience, education, profile: profile as Profile };
  const made = await workFor(ownerId, "printResume", { resume, format });
  // What no typeface can show is in the other forms all the same.
  return "printed" in made ? made.printed.bytes : null;
}

async function* resumeDocuments(ownerId: Types.ObjectId): AsyncGenerator<ExportedDocument> {
  let at = 0;
  for await (const resume of Resume.find({ ownerId }).lean().cursor({ batchSize: 2 })) {
    at += 1;
    const folder = `resumes/${at} ${plainName(resume.name)}`;
    yield { path: `${folder}/resume.json`, bytes: utf8(writeJsonResume(resume.profile as Profile)) };
    for (const format of ["docx", "pdf"] as const) {
      const bytes = await printed(ownerId, resume, format);
      if (bytes) yield { path: `${folder}/resume.${format}`, bytes };
    }
    const versions = ResumeVersion.find({ resumeId: resume._id, ownerId }).select({ savedAt: 1, content: 1 });
    let version = 0;
    for await (const { savedAt, content } of versions.sort({ savedAt: 1 }).lean().cursor({ batchSize: 2 })) {
      version += 1;
      yield { path: `${folder}/earlier/${version} until ${isoDay(savedAt)}.txt`, bytes: utf8(content) };
    }
  }
}

function toDocument(folder: string, at: number, { filename, content }: TextFile): ExportedDocument {
  return { path: `${folder}/${at} ${filename}`, bytes: utf8(content) };
}

async function* materialDocuments(ownerId: Types.ObjectId): AsyncGenerator<ExportedDocument> {
  let at = 0;
  for await (const letter of CoverLetter.find({ ownerId }).select({ evidence: 0 }).lean().cursor()) {
    at += 1;
    yield toDocument("letters", at, coverLetterFile(toCoverLetterView(letter)));
  }
  at = 0;
  for await (const guide of Interview.find({ ownerId }).select({ evidence: 0 }).lean().cursor()) {
    at += 1;
    yield toDocument("guides", at, interviewFile(toInterviewView(guide)));
  }
}

/** A user's texts for use elsewhere, one at a time, since printing takes long. Throws Refusal as workFor. */
export async function* exportDocuments(ownerId: Types.ObjectId): AsyncGenerator<ExportedDocument> {
  yield* resumeDocuments(ownerId);
  yield* materialDocuments(ownerId);
}

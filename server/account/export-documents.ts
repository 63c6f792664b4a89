import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { CoverLetter, Interview } from "../../models/material.ts";
import { Resume } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { applicationsCsv } from "../applications/applications-csv.ts";
import { getSent } from "../applications/find-sent.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import type { Language } from "../domain/language.ts";
import { parseApplicationQuery } from "../domain/application-list.ts";
import { isoDay } from "../domain/iso-day.ts";
import { coverLetterFile, interviewFile, type TextFile } from "../domain/material-download.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { writeJsonResume } from "../engines/interchange/write-json-resume.ts";
import { Refusal } from "../http/errors.ts";
import { toCoverLetterView, toInterviewView } from "../materials/find-materials.ts";
import { printResume } from "../resumes/print-resume.ts";

export type ExportedDocument = { path: string; bytes: Uint8Array };

const MAX_NAME_CHARACTERS = 100;

const utf8 = (text: string) => new TextEncoder().encode(text);

/** A name that is a file's on every system. */
export function plainName(filename: string): string {
  return filename.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(-MAX_NAME_CHARACTERS);
}

/** Null where no typeface has its characters: the text is in the other forms all the same. */
async function printed(ownerId: Types.ObjectId, resume: Parameters<typeof printResume>[1], format: "docx" | "pdf") {
  try {
    return (await printResume(ownerId, resume, format)).bytes;
  } catch (error) {
    if (error instanceof Refusal && error.kind === "unreadable") return null;
    throw error;
  }
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

async function* applicationDocuments(ownerId: Types.ObjectId, language: Language): AsyncGenerator<ExportedDocument> {
  const query = parseApplicationQuery("");
  yield {
    path: "applications.csv",
    bytes: utf8(await applicationsCsv(ownerId, { query, origin: getAuthConfig().appUrl, language })),
  };
  const named = { listingId: 1, jobTitle: 1, company: 1 };
  let at = 0;
  for await (const application of Application.find({ ownerId })
    .sort({ appliedAt: 1, _id: 1 })
    .select(named)
    .lean()
    .cursor()) {
    const sent = await getSent(ownerId, application.listingId);
    if (!sent) continue;
    at += 1;
    const { jobTitle, company } = application;
    const folder = `sent/${at} ${plainName([jobTitle, company].filter(Boolean).join(" - "))}`;
    if (sent.resume) {
      yield { path: `${folder}/resume.txt`, bytes: utf8(sent.resume.content) };
      const bytes = await printed(ownerId, sent.resume, "pdf");
      if (bytes) yield { path: `${folder}/resume.pdf`, bytes };
    }
    if (sent.letter) yield { path: `${folder}/letter.txt`, bytes: utf8(`${sent.letter.content}\n`) };
  }
}

/** A user's texts for use elsewhere, one at a time, since printing takes long. Throws Refusal as workFor. */
export async function* exportDocuments(ownerId: Types.ObjectId, language: Language): AsyncGenerator<ExportedDocument> {
  yield* resumeDocuments(ownerId);
  yield* materialDocuments(ownerId);
  yield* applicationDocuments(ownerId, language);
}

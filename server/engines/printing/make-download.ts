import type { Profile } from "../analysis/profile.ts";
import type { DocumentFacts } from "./document-facts.ts";
import { type Block, resumeBlocks } from "./resume-blocks.ts";
import { choosePaper } from "./choose-paper.ts";
import { textLanguage } from "../analysis/text-language.ts";
import { writeTxt } from "./write-txt.ts";

export { UnprintableTextError } from "./unprintable-text-error.ts";

export const DOWNLOAD_FORMATS = ["txt", "docx", "pdf"] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export type DownloadableResume = {
  name: string;
  content: string;
  skills: string[];
  experience: string;
  education: string;
  profile: Profile;
};

export type Download = { filename: string; mediaType: string; bytes: Uint8Array };

export const MEDIA_TYPES: Record<DownloadFormat, string> = {
  txt: "text/plain; charset=utf-8",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  pdf: "application/pdf",
};
const MAX_BASE_NAME_LENGTH = 200; // file systems allow 255 bytes for a name

export function isDownloadFormat(word: string): word is DownloadFormat {
  return DOWNLOAD_FORMATS.some((format) => format === word);
}

/** Loads the DOCX and PDF libraries on first use. Throws UnprintableTextError when no font of the PDF has a character. */
export async function makeDownload(resume: DownloadableResume, format: DownloadFormat): Promise<Download> {
  const filename = `${baseName(resume.name)}.${format}`;
  return { filename, mediaType: MEDIA_TYPES[format], bytes: await write(resume, format) };
}

async function write(resume: DownloadableResume, format: DownloadFormat): Promise<Uint8Array> {
  if (format === "txt") return writeTxt(resume);
  const blocks = resumeBlocks(resume);
  const { name: author, location, lines } = resume.profile;
  const language = textLanguage(resume.content || lines.join("\n"));
  const about = {
    title: author ?? resume.name,
    author,
    language,
    look: "resume" as const,
    paper: choosePaper(location?.text ?? null, language),
    runningHead: author,
  };
  return writeBlocks(blocks, about, format);
}

/** Throws UnprintableTextError when no font of the PDF has a character. */
export async function writeBlocks(blocks: Block[], about: DocumentFacts, format: "docx" | "pdf"): Promise<Uint8Array> {
  if (format === "docx") return await (await import("./write-docx.ts")).writeDocx(blocks, about);
  return await (await import("./write-pdf.ts")).writePdf(blocks, about);
}

function baseName(name: string): string {
  return name.replace(/[^A-Za-z0-9]/gu, "_").slice(0, MAX_BASE_NAME_LENGTH) || "resume";
}

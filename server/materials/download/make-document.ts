import type { Types } from "mongoose";
import { materialFileName, shownTitle } from "../../domain/material-download.ts";
import { Resume } from "../../../models/resume.ts";
import type { Profile } from "../../engines/analysis/profile.ts";
import { Refusal } from "../../http/errors.ts";
import { consumeLimit } from "../../http/rate-limits.ts";
import { workFor } from "../../http/work-for.ts";
import { choosePaper } from "../../engines/printing/choose-paper.ts";
import type { DocumentFacts } from "../../engines/printing/document-facts.ts";
import { type Download, MEDIA_TYPES, UnprintableTextError } from "../../engines/printing/make-download.ts";
import type { Block } from "../../engines/printing/resume-blocks.ts";
import { textLanguage } from "../../engines/analysis/text-language.ts";
import { contactsOf } from "../../engines/writing/contacts.ts";
import { findListing } from "../../jobs/find-listing.ts";
import { requireMaterial, toInterviewView } from "../find-materials.ts";
import type { MaterialKind } from "../../domain/material-view.ts";
import { guideBlocks } from "../../engines/printing/guide-blocks.ts";
import { letterBlocks } from "../../engines/printing/letter-blocks.ts";

type DocumentFormat = "docx" | "pdf";
const LONGEST_SENT_NAME = 120;
type Made = Omit<DocumentFacts, "look"> & { blocks: Block[]; nameFor(format: DocumentFormat): string };

function isOwnTitle(title: string): boolean {
  return !title.startsWith("Cover Letter - ");
}

/** What an employer sees of a file: "Marcus-Okonkwo-Cover-Letter-Acme"; null without a name. */
function sentName(name: string | null, company: string): string | null {
  if (name === null) return null;
  const ascii = `${name} Cover Letter ${company}`.normalize("NFKD").replace(/\p{M}/gu, "");
  const words = ascii.match(/[A-Za-z0-9]+/g) ?? [];
  return words.join("-").slice(0, LONGEST_SENT_NAME);
}

async function findSender(ownerId: Types.ObjectId, resumeId: Types.ObjectId) {
  const resume = await Resume.findOne({ _id: resumeId, ownerId }).select({ profile: 1 }).lean();
  // Written by analyseResume, see read-upload.ts. A letter outlives its resume.
  const profile = resume?.profile as Profile | undefined;
  if (!profile) return { name: null, contacts: [], place: null };
  const place = profile.location?.text ?? null;
  return { name: profile.name, contacts: [...contactsOf(profile), place ?? ""].filter(Boolean), place };
}

async function letterDocument(ownerId: Types.ObjectId, id: unknown, now: Date): Promise<Made> {
  const letter = await requireMaterial("cover-letter", ownerId, id);
  const [sender, listing] = await Promise.all([
    findSender(ownerId, letter.resumeId),
    findListing(ownerId, letter.listingId),
  ]);
  const recipient = listing && { company: listing.company, location: listing.location, jobTitle: listing.title };
  const language = textLanguage(letter.content);
  const sent = isOwnTitle(letter.title) ? null : sentName(sender.name, listing?.company ?? "");
  return {
    blocks: letterBlocks(letter.content, { sender, recipient, date: now }),
    nameFor: (format) => (sent === null ? materialFileName(letter.title, format) : `${sent}.${format}`),
    title: sender.name ?? shownTitle(letter.title),
    author: sender.name,
    language,
    paper: choosePaper(sender.place, language),
    runningHead: sender.name,
  };
}

async function guideDocument(ownerId: Types.ObjectId, id: unknown): Promise<Made> {
  const guide = toInterviewView(await requireMaterial("interview", ownerId, id));
  const title = shownTitle(guide.title);
  const text = [...guide.generalQuestions, ...guide.technicalQuestions, ...guide.companyQuestions].join("\n");
  const language = textLanguage(text);
  return {
    blocks: guideBlocks(guide, title),
    title,
    author: null,
    language,
    paper: choosePaper(null, language),
    runningHead: title,
    nameFor: (format) => materialFileName(guide.title, format),
  };
}

/** A letter or a guide as Word or PDF. Throws Refusal (not-found, limit-reached, unreadable, or as workFor). */
export async function makeMaterialDocument(
  ownerId: Types.ObjectId,
  { kind, id, format, now }: { kind: MaterialKind; id: unknown; format: DocumentFormat; now: Date },
): Promise<Download> {
  if (kind === "resume") throw new Refusal("not-found", "A tailored resume is downloaded from its viewer.");
  await consumeLimit("downloads", String(ownerId));
  const { blocks, nameFor, ...about } =
    kind === "cover-letter" ? await letterDocument(ownerId, id, now) : await guideDocument(ownerId, id);
  const made = await workFor(ownerId, "printBlocks", { blocks, about: { ...about, look: "letter" }, format });
  if ("lacking" in made) throw new Refusal("unreadable", new UnprintableTextError(made.lacking).message);
  return { filename: nameFor(format), mediaType: MEDIA_TYPES[format], bytes: made.printed };
}

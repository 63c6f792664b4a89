import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import type { SentCopyRecord } from "../../models/sent-copy.ts";
import { toObjectId } from "../database/object-id.ts";
import { materialFileName } from "../domain/material-download.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { textLanguage } from "../engines/analysis/text-language.ts";
import { choosePaper } from "../engines/printing/choose-paper.ts";
import { letterBlocks } from "../engines/printing/letter-blocks.ts";
import {
  type Download,
  type DownloadFormat,
  MEDIA_TYPES,
  UnprintableTextError,
} from "../engines/printing/make-download.ts";
import { contactsOf } from "../engines/writing/contacts.ts";
import { Refusal } from "../http/errors.ts";
import { workFor } from "../http/work-for.ts";
import type { PostingCopy } from "../jobs/posting-copy.ts";
import { printResume } from "../resumes/print-resume.ts";
import { getSent } from "./find-sent.ts";

type Kept = { sent: SentCopyRecord; appliedAt: Date; posting: PostingCopy | null };

/** What was kept of an application. Throws Refusal (not-found). */
export async function requireSent(ownerId: Types.ObjectId, id: unknown): Promise<Kept> {
  const _id = toObjectId(id);
  const application =
    _id && (await Application.findOne({ _id, ownerId }).select({ listingId: 1, appliedAt: 1, posting: 1 }).lean());
  const sent = application && (await getSent(ownerId, application.listingId));
  if (!sent) throw new Refusal("not-found", "Nothing was kept of what was sent.");
  // Written by applyToJob.
  return { sent, appliedAt: application.appliedAt, posting: application.posting as PostingCopy | null };
}

/** The resume that was sent, as a file. Throws Refusal (not-found, or as printResume). */
export async function printSentResume(ownerId: Types.ObjectId, kept: Kept, format: DownloadFormat): Promise<Download> {
  const { resume } = kept.sent;
  if (!resume) throw new Refusal("not-found", "No resume was kept of what was sent.");
  return printResume(ownerId, resume, format);
}

/** The letter that was sent, with the date it was kept. Throws Refusal (not-found, unreadable, or as workFor). */
export async function printSentLetter(ownerId: Types.ObjectId, kept: Kept, format: DownloadFormat): Promise<Download> {
  const { letter, resume, keptAt } = kept.sent;
  if (!letter) throw new Refusal("not-found", "No letter was kept of what was sent.");
  const filename = materialFileName(letter.title, format);
  const mediaType = MEDIA_TYPES[format];
  if (format === "txt") return { filename, mediaType, bytes: new TextEncoder().encode(`${letter.content}\n`) };
  const profile = resume && (resume.profile as Profile);
  const place = profile?.location?.text ?? null;
  const language = textLanguage(letter.content);
  const { posting } = kept;
  const blocks = letterBlocks(letter.content, {
    sender: {
      name: profile?.name ?? null,
      contacts: profile ? [...contactsOf(profile), place ?? ""].filter(Boolean) : [],
    },
    recipient: posting && { company: posting.company, location: posting.location, jobTitle: posting.title },
    date: keptAt,
  });
  const name = profile?.name ?? null;
  const about = { title: name ?? letter.title, author: name, language, runningHead: name };
  const looks = { look: "letter" as const, paper: choosePaper(place, language) };
  const made = await workFor(ownerId, "printBlocks", { blocks, about: { ...about, ...looks }, format });
  if ("lacking" in made) throw new Refusal("unreadable", new UnprintableTextError(made.lacking).message);
  return { filename, mediaType, bytes: made.printed };
}

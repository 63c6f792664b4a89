import { createHash } from "node:crypto";
import type { Types } from "mongoose";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import { ADDED_BY_YOU } from "../domain/posting.ts";
import { Refusal } from "../http/errors.ts";
import { pastedText } from "../engines/postings/pasted-text.ts";
import { type PastedPosting, readPasted } from "../engines/postings/read-pasted.ts";
import { UNTOLD } from "../engines/postings/read-posting.ts";
import type { FoundPosting } from "./found-posting.ts";
import { contentOf, understand } from "./posting-record.ts";
import { ownPageUrl } from "./seed-sample-postings.ts";
import { UnclearJob } from "./unclear-job.ts";

const MAX_TEXT_LENGTH = 50_000; // characters; what is longer is no posting

export type OwnJobInput = PastedPosting & { text: string; url: string };

/** What a user is asked once, and may leave as it is: no company, and a text that reads like a resume. */
export const JOB_DOUBTS = ["company", "text"] as const;
export type JobDoubt = (typeof JOB_DOUBTS)[number];

/** What stands in the fields of a job that the user added. */
export function toldOf(listing: Omit<ListingRecord, "facts">): OwnJobInput {
  const { _id, description: text, title, company, location, sourceUrl } = listing;
  return { text, url: sourceUrl === ownPageUrl(_id) ? "" : sourceUrl, title, company, location };
}

/** A posting as somebody pasted it. */
export function toFound({ text, url, title, company, location }: OwnJobInput): FoundPosting {
  return {
    ...UNTOLD,
    externalId: "own",
    title,
    company,
    places: location === "" ? [] : [location],
    description: { kind: "text", content: text },
    postedAt: null,
    closesAt: null,
    url: url === "" ? null : url,
    requisition: null,
  };
}

/** A text that is kept whole. Throws UnclearJob where it is too long for a posting. */
export function requireText(input: OwnJobInput): OwnJobInput {
  const read = { ...input, text: pastedText(input.text) };
  if (read.text.length <= MAX_TEXT_LENGTH) return read;
  const most = MAX_TEXT_LENGTH.toLocaleString("en");
  const remark = `Please shorten the text to ${most} characters: it has ${read.text.length.toLocaleString("en")}.`;
  throw new UnclearJob("invalid", { read, remarks: { text: remark } });
}

/** Typed values win over the text; a company left empty on purpose stays empty. */
export function fillIn(input: OwnJobInput, settled: readonly JobDoubt[] = []): OwnJobInput {
  const read = readPasted(input.text);
  const { title, company, location } = input;
  return {
    ...input,
    title: title || read.title,
    company: company || (settled.includes("company") ? "" : read.company),
    location: location || read.location,
  };
}

/** Names a text and an address, so that a doubt about one posting is not taken as settled for another. */
export function doubtKey({ url, text }: OwnJobInput): string {
  return createHash("sha256")
    .update(`${url}\n${pastedText(text)}`)
    .digest("base64url")
    .slice(0, 22);
}

/** What identifies a job among those of a user, so that a second click finds the first. */
export function ownJobId(ownerId: Types.ObjectId, ...parts: string[]): string {
  const hash = createHash("sha256").update(
    [ownerId, ...parts.map((part) => part.replace(/\s+/g, " ").trim())].join("\n"),
  );
  return `own-${hash.digest("base64url").slice(0, 22)}`;
}

/** The record of a job that a user added, but for when it was. */
export function ownContent(id: string, found: FoundPosting) {
  // A private job must never be found as another posting's twin.
  return { ...contentOf(id, ADDED_BY_YOU, understand({ key: id, found })), near: [], postedAt: found.postedAt };
}

/** A job that the user added. Throws Refusal (not-found) for any other listing. */
export async function requireOwnJob(ownerId: Types.ObjectId, id: unknown): Promise<ListingRecord> {
  const listing = typeof id === "string" ? await Listing.findOne({ _id: id, ownerId }).lean() : null;
  if (!listing) throw new Refusal("not-found", "Job not found");
  return listing;
}

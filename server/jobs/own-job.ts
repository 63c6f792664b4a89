import { createHash } from "node:crypto";
import type { Types } from "mongoose";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import { ADDED_BY_YOU } from "../domain/posting.ts";
import { Refusal } from "../http/errors.ts";
import { canonicalUrl } from "../engines/postings/canonical-url.ts";
import { type PastedPosting, readPasted } from "../engines/postings/read-pasted.ts";
import type { FoundPosting } from "./found-posting.ts";
import { contentOf, understand } from "./posting-record.ts";

/** What a user tells of a job; what is empty is read from the text, or from the page at the address. */
export type OwnJobInput = PastedPosting & { text: string; url: string };

/** A posting as somebody pasted it. */
export function toFound({ text, url, title, company, location }: OwnJobInput): FoundPosting {
  return {
    externalId: "own",
    title,
    company,
    places: location === "" ? [] : [location],
    workplace: null,
    description: { kind: "text", content: text },
    pay: null,
    employment: null,
    postedAt: null,
    closesAt: null,
    language: null,
    url: url === "" ? null : url,
    applyUrl: null,
    requisition: null,
    companyLogo: null,
  };
}

/** What the user typed goes before what the text says of itself. Throws Refusal (invalid) without a title. */
export function fillIn(input: OwnJobInput): OwnJobInput {
  const read = readPasted(input.text);
  const title = input.title || read.title;
  if (title === "")
    throw new Refusal("invalid", "Please enter the title of the job: the text does not tell it clearly.");
  return { ...input, title, company: input.company || read.company, location: input.location || read.location };
}

/** One id for one job of a user, so that a second click finds the first: by its address, else by its text. */
export function ownJobId(ownerId: Types.ObjectId, { url, text }: Pick<OwnJobInput, "url" | "text">): string {
  const which = canonicalUrl(url) ?? text.replace(/\s+/g, " ").trim();
  return `own-${createHash("sha256").update(`${ownerId}\n${which}`).digest("base64url").slice(0, 22)}`;
}

/** The record of a job that a user added, but for when it was. */
export function ownContent(id: string, found: FoundPosting) {
  // Nobody else is looked up by it: it is nobody else's.
  return { ...contentOf(id, ADDED_BY_YOU, understand({ key: id, found })), near: [], postedAt: found.postedAt };
}

/** A job that the user added. Throws Refusal (not-found), for somebody else's and for everybody's, too. */
export async function requireOwnJob(ownerId: Types.ObjectId, id: unknown): Promise<ListingRecord> {
  const listing = typeof id === "string" ? await Listing.findOne({ _id: id, ownerId }).lean() : null;
  if (!listing) throw new Refusal("not-found", "Job not found");
  return listing;
}

import { Listing, type ListingRecord } from "../../models/listing.ts";
import type { UserRecord } from "../../models/user.ts";
import { Refusal } from "../http/errors.ts";
import { matchOwnJob } from "./match-own-job.ts";
import { type OwnJobInput, ownContent, requireOwnJob, toFound } from "./own-job.ts";
import { ownPageUrl } from "./seed-sample-postings.ts";

/**
 * Changes a job that the user added, understands it anew and scores it again; what is not given stays. Throws Refusal
 * (not-found, invalid without a title or a text).
 */
export async function editJob(
  user: UserRecord,
  id: unknown,
  change: Partial<OwnJobInput>,
  now: Date,
): Promise<ListingRecord> {
  const listing = await requireOwnJob(user._id, id);
  const { _id, description: text, title, company, location, sourceUrl } = listing;
  const url = sourceUrl === ownPageUrl(_id) ? "" : sourceUrl;
  const told = { text, url, title, company, location, ...change };
  if (told.title === "") throw new Refusal("invalid", "Please enter the title of the job.");
  if (told.text === "") throw new Refusal("invalid", "Please enter the text of the posting.");
  const found = toFound(told);
  // What a page told of itself stands until its text is changed.
  const isTextSame = told.text === text;
  const kept = isTextSame ? { postedAt: listing.postedAt, companyLogo: listing.companyLogo } : {};
  const content = { ...ownContent(_id, found), ...kept };
  await Listing.updateOne({ _id, ownerId: user._id }, { $set: content });
  await matchOwnJob(user, content.facts, now);
  return { ...listing, ...content };
}

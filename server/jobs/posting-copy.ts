import type { ListingRecord } from "../../models/listing.ts";
import type { Posting } from "../domain/posting.ts";
import type { JobView } from "../matches/match-view.ts";
import { postedDate, toPosting } from "./listing-view.ts";

export type PostingCopy = Posting & { postedAt: Date | null; isSample: boolean };

/** What an application keeps of a listing. */
export function copyOfPosting(listing: Omit<ListingRecord, "facts">, now: Date): PostingCopy {
  return { ...toPosting(listing), postedAt: postedDate(listing, now), isSample: listing.isSample };
}

/** A kept posting in the shape of a job. */
export function toCopyView(copy: PostingCopy): JobView {
  const { id, title, company, companyLogo, location, salary, applicantsCount, description, requirements } = copy;
  const { source, sourceUrl, isSample } = copy;
  const postedDate = copy.postedAt?.toISOString() ?? null;
  const shown = { id, title, company, companyLogo, location, salary, postedDate, applicantsCount };
  return { ...shown, description, requirements, source, sourceUrl, isSample };
}

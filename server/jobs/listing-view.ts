import type { ListingRecord } from "../../models/listing.ts";
import type { JobView } from "../matches/match-view.ts";
import type { Posting, PostingPay, PostingPlace } from "../domain/posting.ts";

const DAY_MS = 86_400_000;

/** When a listing was posted: its date, or for a sample the offset from now. Null = not stated. */
export function postedDate(listing: Pick<ListingRecord, "postedAt" | "postedDaysAgo">, now: Date): Date | null {
  if (listing.postedAt) return listing.postedAt;
  return typeof listing.postedDaysAgo === "number" ? new Date(now.getTime() - listing.postedDaysAgo * DAY_MS) : null;
}

/** The public shape of a listing. */
export function toJobView(listing: Omit<ListingRecord, "facts">, now: Date): JobView {
  return {
    id: listing._id,
    title: listing.title,
    company: listing.company,
    companyLogo: listing.companyLogo ?? null,
    location: listing.location,
    salary: listing.salary,
    postedDate: postedDate(listing, now)?.toISOString() ?? null,
    applicantsCount: listing.applicantsCount,
    description: listing.description,
    requirements: listing.requirements,
    source: listing.source,
    sourceUrl: listing.sourceUrl,
    isSample: listing.isSample,
  };
}

/** Fields that were never written are null. */
export function toPay(pay: ListingRecord["pay"]): PostingPay | null {
  if (!pay) return null;
  const { least = null, most = null, currency = null, period = null } = pay;
  return { least, most, currency, period };
}

export function toPlaces(places: ListingRecord["places"]): PostingPlace[] {
  return places.map(({ text, city = null, region = null, country = null, street = null }) => {
    return { text, city, region, country, street };
  });
}

/** A stored listing as the posting it came from. */
export function toPosting(listing: Omit<ListingRecord, "facts">): Posting {
  return {
    id: listing._id,
    source: listing.source,
    title: listing.title,
    company: listing.company,
    companyLogo: listing.companyLogo ?? null,
    location: listing.location,
    places: toPlaces(listing.places),
    workplace: listing.workplace ?? null,
    salary: listing.salary,
    pay: toPay(listing.pay),
    employment: listing.employment,
    applicantsCount: listing.applicantsCount,
    description: listing.description,
    requirements: listing.requirements,
    wishesFrom: listing.wishesFrom ?? null,
    language: listing.language ?? null,
    sourceUrl: listing.sourceUrl,
    applyUrl: listing.applyUrl ?? null,
  };
}

import type { ListingRecord } from "../../models/listing.ts";
import type { MatchRecord } from "../../models/match.ts";
import type { PostingPay } from "../domain/posting.ts";
import { paidYearly } from "../domain/yearly-dollars.ts";

/** Raised when the copy below changes: older ones are then made anew. */
export const POSTING_VERSION = 1;

export const COPIED = {
  source: 1,
  workplace: 1,
  employment: 1,
  places: 1,
  location: 1,
  pay: 1,
  postedAt: 1,
  postedDaysAgo: 1,
} as const;

type Copied = Pick<
  ListingRecord,
  "source" | "workplace" | "employment" | "places" | "location" | "pay" | "postedAt" | "postedDaysAgo"
>;

function placesOf({ places, location, workplace }: Copied): string[] {
  if (places.length > 0) return places.map(({ text }) => text);
  return location === "" || workplace === "remote" ? [] : [location];
}

/** The filterable fields of a listing; null = the listing is gone, nothing is known. */
export function toPostingFacts(listing: Copied | null): NonNullable<MatchRecord["posting"]> {
  const paid = paidYearly((listing?.pay ?? null) as PostingPay | null);
  return {
    version: POSTING_VERSION,
    source: listing?.source ?? "",
    workplace: listing?.workplace ?? null,
    employment: listing?.employment ?? [],
    places: listing ? placesOf(listing) : [],
    yearlyPay: paid?.amount ?? null,
    currency: paid?.currency ?? null,
    postedDaysAgo: listing?.postedAt ? null : (listing?.postedDaysAgo ?? null),
  };
}

import type { ListingRecord } from "../../models/listing.ts";

export type ListingRemarks = {
  isReposted: boolean;
  /** ISO date since when it has been listed, where that is long ago; null = not long, or not known. */
  listedSince: string | null;
  isClosed: boolean;
  addresses: { label: string; url: string }[];
};

const LONG_LISTED_MS = 60 * 86_400_000;
const MOST_ADDRESSES = 3;

type Told = Pick<ListingRecord, "postedAt" | "firstSeenAt" | "closedAt" | "ownerId"> &
  // Samples, and what an older version stored, have none.
  Partial<Pick<ListingRecord, "repostedAt" | "addresses">>;

function listedSince({ addresses = [], ...listing }: Told, now: Date): string | null {
  // When the user added it says nothing of since when it is listed.
  const seen = listing.ownerId ? [] : [listing.firstSeenAt, ...addresses.map(({ firstSeenAt }) => firstSeenAt)];
  const times = [listing.postedAt, ...seen].flatMap((date) => date?.getTime() ?? []);
  const since = Math.min(...times);
  return times.length > 0 && now.getTime() - since >= LONG_LISTED_MS ? new Date(since).toISOString() : null;
}

/** Remarks on a listing; at most three addresses, the open ones. */
export function toRemarks(listing: Told, now: Date): ListingRemarks {
  const byLabel = new Map<string, string>();
  for (const { label, url, applyUrl, closedAt } of listing.addresses ?? []) {
    const address = url ?? applyUrl;
    if (address && !closedAt && !byLabel.has(label)) byLabel.set(label, address);
  }
  return {
    isReposted: (listing.repostedAt ?? []).length > 0,
    listedSince: listedSince(listing, now),
    isClosed: Boolean(listing.closedAt),
    addresses: [...byLabel].slice(0, MOST_ADDRESSES).map(([label, url]) => ({ label, url })),
  };
}

import type { ListingAddress } from "../../models/listing.ts";
import { extractListingFacts, LISTING_FACTS_VERSION } from "../engines/matching/listing-facts.ts";
import { type Likeness, likenessOf, type NearKeys, nearKeys } from "../engines/postings/likeness.ts";
import { type PostingContent, readPosting } from "../engines/postings/read-posting.ts";
import type { FoundPosting } from "./found-posting.ts";
import type { PostingSource } from "./posting-store.ts";
import { ownPageUrl } from "./seed-sample-postings.ts";

export type Told = { key: string; found: FoundPosting };

export type Understood = Told & { content: PostingContent; likeness: Likeness; near: NearKeys };

/** Understands what a source tells. */
export function understand(told: Told): Understood {
  const content = readPosting(told.found);
  const likeness = likenessOf({ ...content, requisition: told.found.requisition });
  return { ...told, content, likeness, near: nearKeys(likeness) };
}

/** The stored fields of a listing that come from one source, with its facts for matching. */
export function contentOf(id: string, source: string, { found, content, near }: Understood) {
  const posting = { ...content, source, sourceUrl: content.sourceUrl || ownPageUrl(id) };
  return {
    ...posting,
    requisition: found.requisition ?? "",
    near: [...near.narrow, ...near.wide],
    facts: extractListingFacts({ id, ...posting }),
    factsVersion: LISTING_FACTS_VERSION,
    // When it is written, not when its reading began: what came meanwhile is found by this.
    updatedAt: new Date(),
  };
}

/** The entry of a listing for where a source tells it. */
export function addressOf(source: PostingSource, { key, found }: Told, now: Date): ListingAddress {
  return {
    key,
    sourceId: source.id,
    kind: source.kind,
    label: source.name,
    isOwn: source.listsEverything,
    url: found.url,
    applyUrl: found.applyUrl,
    firstSeenAt: now,
    closesAt: found.closesAt,
    closedAt: null,
  };
}

/** The address whose text the listing shows: open before closed, an employer's own board before lists. */
export function leadingAddress(addresses: readonly ListingAddress[]): ListingAddress | null {
  const rank = (address: ListingAddress) => (address.closedAt ? 2 : 0) + (address.isOwn ? 0 : 1);
  return (
    addresses.toSorted((a, b) => rank(a) - rank(b) || a.firstSeenAt.getTime() - b.firstSeenAt.getTime())[0] ?? null
  );
}

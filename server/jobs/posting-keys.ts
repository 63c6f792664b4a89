import { createHash } from "node:crypto";
import { canonicalUrl } from "../engines/postings/canonical-url.ts";
import type { FoundPosting } from "./found-posting.ts";

/** Raise it with every change of how postings are read: known postings are then read again. */
const READING_VERSION = 6;
const KEY_LENGTH = 22;

/** A short key of some texts. */
export function hashOf(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, KEY_LENGTH);
}

/** The key of a posting at a source. */
export function sightingKey(sourceId: string, externalId: string): string {
  return hashOf("sighting", sourceId, externalId);
}

/** The keys of the addresses that a posting is read and applied for at, the form's first; empty = it tells none. */
export function addressKeys({ url, applyUrl }: { url?: string | null; applyUrl?: string | null }): string[] {
  const known = [applyUrl, url].flatMap((address) => canonicalUrl(address ?? null) ?? []);
  return [...new Set(known)].map((address) => hashOf("address", address));
}

/** A hash of a posting without what changes by itself: applicants, date and id. */
export function contentHash({ applicants, postedAt, externalId, ...told }: FoundPosting): string {
  const sorted = Object.entries(told).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(String(READING_VERSION), JSON.stringify(sorted));
}

import { findPlace } from "../domain/distance.ts";
import { findCatalogue, listingsFor } from "./catalogue.ts";
import type { ListingFacts } from "../engines/matching/listing-facts.ts";
import { countWords } from "../engines/matching/text-terms.ts";

export type ListingQuery = {
  /** Words that a posting has to have, all of them; empty = any posting. */
  query: string;
  /** "Denver, CO", "Ohio" or "Remote"; empty = anywhere. */
  location: string;
  limit: number;
};

function isWithin(location: string): (listing: ListingFacts) => boolean {
  const text = location.trim().toLowerCase();
  if (text === "") return () => true;
  if (text === "remote") return ({ workplace }) => workplace === "remote";
  const asked = findPlace(location);
  return ({ places }) =>
    places.some((place) =>
      asked
        ? place.state === asked.state && (asked.city === null || place.city === asked.city)
        : place.text.toLowerCase().includes(text),
    );
}

/** How many of the listings at hand fit a search, `limit` at most. Words count by their stems, as in matching. */
export async function countListings({ query, location, limit }: ListingQuery): Promise<number> {
  const listings = listingsFor(null, await findCatalogue());
  const stems = new Map<string, number>();
  countWords(query, 1, stems);
  const wanted = [...stems.keys()].filter((stem) => !stem.includes(" "));
  const fitsPlace = isWithin(location);
  let found = 0;
  for (const listing of listings) {
    if (found >= limit) break;
    if (!fitsPlace(listing)) continue;
    const words = new Set(listing.words.map(([word]) => word));
    if (wanted.every((word) => words.has(word))) found += 1;
  }
  return found;
}

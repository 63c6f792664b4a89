import { findPlace } from "../domain/distance.ts";
import { Listing } from "../../models/listing.ts";
import type { ListingFacts } from "../engines/matching/listing-facts.ts";
import { OFFERED } from "./matching-basis.ts";
import { usesSamples } from "./uses-samples.ts";
import { countWords } from "../engines/matching/text-terms.ts";

export type ListingQuery = {
  /** Words that a posting has to have, all of them; empty = any posting. */
  query: string;
  /** "Denver, CO", "Ohio" or "Remote"; empty = anywhere. */
  location: string;
  limit: number;
};

type Told = Pick<ListingFacts, "words" | "places" | "workplace">;
const TOLD = { "facts.words": 1, "facts.places": 1, "facts.workplace": 1, isSample: 1 } as const;
const BATCH = 500;

function isWithin(location: string): (listing: Told) => boolean {
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
  const stems = new Map<string, number>();
  countWords(query, 1, stems);
  const wanted = [...stems.keys()].filter((stem) => !stem.includes(" "));
  const fitsPlace = isWithin(location);
  let found = 0;
  const isReal = { ...OFFERED, isSample: { $ne: true } };
  const withSamples = usesSamples(null, (await Listing.exists(isReal)) !== null);
  const listings = Listing.find(withSamples ? OFFERED : isReal)
    .select(TOLD)
    .lean()
    .cursor({ batchSize: BATCH });
  for await (const { facts } of listings) {
    // Written by extractListingFacts of this very version, see posting-record.ts.
    const told = facts as Told;
    if (!fitsPlace(told)) continue;
    const words = new Set(told.words.map(([word]) => word));
    if (wanted.every((word) => words.has(word))) found += 1;
    if (found >= limit) break;
  }
  return found;
}

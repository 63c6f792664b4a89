import type { QueryFilter } from "mongoose";
import { findPlace } from "../engines/places/find-place.ts";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import { OFFERED } from "./matching-basis.ts";
import { searchCondition } from "./search-words.ts";
import { usesSamples } from "./uses-samples.ts";

export type ListingQuery = {
  /** Words that a posting has to have, all of them; empty = any posting. */
  query: string;
  /** "Denver, CO", "Ohio" or "Remote"; empty = anywhere. */
  location: string;
  limit: number;
};

function within(location: string): QueryFilter<ListingRecord> {
  const text = location.trim();
  if (text === "") return {};
  if (text.toLowerCase() === "remote") return { "facts.workplace": "remote" };
  const asked = findPlace(location);
  if (!asked) return { "facts.places.text": { $regex: RegExp.escape(text), $options: "i" } };
  const { state, city } = asked;
  return { "facts.places": { $elemMatch: { state, ...(city === null ? {} : { city }) } } };
}

/** How many of the listings at hand fit a search, `limit` at most. Words are searched as in the list of matches. */
export async function countListings({ query, location, limit }: ListingQuery): Promise<number> {
  const isReal = { ...OFFERED, isSample: false };
  const withSamples = usesSamples(null, (await Listing.exists(isReal)) !== null);
  const fitting = { ...(withSamples ? OFFERED : isReal), ...within(location), ...searchCondition(query) };
  return Listing.countDocuments(fitting).limit(limit);
}

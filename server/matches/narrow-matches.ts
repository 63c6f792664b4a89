import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Listing } from "../../models/listing.ts";
import { type FilterName, filtersOn, type MatchFilters } from "../domain/match-filters.ts";
import { fittingPlaces } from "./fitting-places.ts";
import { countedAs } from "./list-counts/count-rows.ts";
import type { OutlinedMatch } from "./list-counts/outline.ts";
import { fits, isCounted } from "./match-choices.ts";
import { searchCondition } from "../jobs/search-words.ts";

type Condition = (match: OutlinedMatch) => boolean;

export type Narrowing = Partial<Record<FilterName | "score", Condition>>;

/** The matches that fulfil all conditions of a narrowing but some. */
export function underConditions(
  matches: readonly OutlinedMatch[],
  narrowing: Narrowing,
  without: readonly (keyof Narrowing)[] = [],
): OutlinedMatch[] {
  const names = Object.keys(narrowing) as (keyof Narrowing)[]; // its keys are exactly its type's
  const conditions = names.filter((name) => !without.includes(name)).flatMap((name) => narrowing[name] ?? []);
  return matches.filter((match) => conditions.every((isMet) => isMet(match)));
}

/** Where words are found, in the texts of the listings themselves: matches hold no text. */
async function foundBy(search: string, matches: readonly OutlinedMatch[]): Promise<Condition> {
  const condition = searchCondition(search);
  if (!condition) return () => true;
  const ids = matches.map(({ listingId }) => listingId);
  const found = new Set<string>(await Listing.distinct("_id", { _id: { $in: ids }, ...condition }));
  return ({ listingId }) => found.has(listingId);
}

/** Within so many miles of a place: the distance is computed for each place once, not for each match. */
function isNear(matches: readonly OutlinedMatch[], { place, withinMiles }: MatchFilters): Condition {
  const places = [...new Set(matches.flatMap((match) => match.places))];
  const near = new Set(fittingPlaces(place, withinMiles, places));
  return (match) => match.places.some((each) => near.has(each));
}

/** The listings that a user applied to. */
export function appliedListings(ownerId: Types.ObjectId): Promise<string[]> {
  return Application.distinct("listingId", { ownerId });
}

type Asked = { applied: ReadonlySet<string>; currency: string; since: Date; now: Date };

/** The conditions of the filters that are on. A search without a word narrows nothing. */
export async function narrowMatches(
  matches: readonly OutlinedMatch[],
  filters: MatchFilters,
  { applied, currency, since, now }: Asked,
): Promise<Narrowing> {
  const conditions = filtersOn(filters).map(async (name): Promise<[FilterName, Condition]> => {
    if (isCounted(name)) return [name, (match) => fits(countedAs(match, { filters, currency, now }), filters, name)];
    switch (name) {
      case "words":
        return [name, await foundBy(filters.words, matches)];
      case "place":
        return [name, isNear(matches, filters)];
      case "applied":
        return [name, ({ listingId }) => !applied.has(listingId)];
      case "arrived":
        return [name, ({ newAt }) => newAt !== null && newAt > since.getTime()];
    }
  });
  return Object.fromEntries(await Promise.all(conditions));
}

import type { QueryFilter, Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Listing } from "../../models/listing.ts";
import { Match, type MatchRecord } from "../../models/match.ts";
import {
  AGE_FILTERS,
  type FilterName,
  type MatchFilters,
  UNSTATED_CHOICE,
  WORKPLACE_FILTERS,
} from "../domain/match-filters.ts";
import { fittingPlaces } from "./fitting-places.ts";
import { shownMatches } from "./shown-matches.ts";
import { searchCondition } from "./search-words.ts";

export const DAY_MS = 24 * 60 * 60_000;

type MatchCondition = QueryFilter<MatchRecord>;

export type Narrowing = Partial<Record<FilterName | "score", MatchCondition>>;

/** All conditions of a narrowing but one as a list for `$and`. */
export function conditionsOf(narrowing: Narrowing, without: readonly (keyof Narrowing)[] = []): MatchCondition[] {
  const names = Object.keys(narrowing) as (keyof Narrowing)[]; // its keys are exactly its type's
  return names.filter((name) => !without.includes(name)).flatMap((name) => narrowing[name] ?? []);
}

/** The matches of a resume under some conditions. */
export function underConditions(resumeId: Types.ObjectId, conditions: readonly MatchCondition[]): MatchCondition {
  const shown = shownMatches(resumeId);
  return conditions.length === 0 ? shown : { ...shown, $and: [...conditions] };
}

/** Where words are found, in the texts of the listings themselves: matches hold no text. */
async function foundBy(search: string, resumeId: Types.ObjectId): Promise<MatchCondition | null> {
  const condition = searchCondition(search);
  if (!condition) return null;
  const ids = await Match.distinct("listingId", { resumeId });
  return { listingId: { $in: await Listing.distinct("_id", { _id: { $in: ids }, ...condition }) } };
}

/** The matches within so many miles of a place: the distance is computed for each place once, not for each match. */
async function placeCondition(resumeId: Types.ObjectId, asked: string, miles: number): Promise<MatchCondition> {
  const places: string[] = await Match.distinct("posting.places", { resumeId });
  return { "posting.places": { $in: fittingPlaces(asked, miles, places) } };
}

function workplaceCondition(asked: NonNullable<MatchFilters["workplace"]>): MatchCondition {
  const takes: readonly (string | null)[] = WORKPLACE_FILTERS.find(({ value }) => value === asked)?.takes ?? [];
  return { "posting.workplace": { $in: [...takes] } };
}

/** Samples tell their age in days, which never grows; all others a date. */
function ageCondition(asked: NonNullable<MatchFilters["age"]>, now: Date): MatchCondition {
  const days = AGE_FILTERS.find(({ value }) => value === asked)?.days ?? null;
  if (days === null) return { "posting.postedDaysAgo": null, postedAt: null };
  const since = new Date(now.getTime() - days * DAY_MS);
  return {
    $or: [{ "posting.postedDaysAgo": null, postedAt: { $gte: since } }, { "posting.postedDaysAgo": { $lte: days } }],
  };
}

/** Pay in another currency is not converted: it counts as none that is named. */
function payCondition(pay: number, currency: string, keepsUnpaid: boolean): MatchCondition {
  const enough = { "posting.currency": currency, "posting.yearlyPay": { $gte: pay } };
  return keepsUnpaid ? { $or: [enough, { "posting.currency": { $ne: currency } }] } : enough;
}

/** The listings that a user applied to. */
export function appliedListings(ownerId: Types.ObjectId): Promise<string[]> {
  return Application.distinct("listingId", { ownerId });
}

/** The conditions of the filters that are on. A search without a word narrows nothing. */
export async function narrowMatches(
  filters: MatchFilters,
  asked: { ownerId: Types.ObjectId; resumeId: Types.ObjectId; currency: string; since: Date; now: Date },
): Promise<Narrowing> {
  const { words, place, withinMiles, workplace, pay, keepsUnpaid, source, age, employment, hidesApplied } = filters;
  const { ownerId, resumeId, currency, since, now } = asked;
  const found = words === "" ? null : await foundBy(words, resumeId);
  const isUnstated = employment === UNSTATED_CHOICE;
  return {
    ...(found ? { words: found } : {}),
    ...(place === "" ? {} : { place: await placeCondition(resumeId, place, withinMiles) }),
    ...(workplace ? { workplace: workplaceCondition(workplace) } : {}),
    ...(pay === null ? {} : { pay: payCondition(pay, currency, keepsUnpaid) }),
    ...(source === null ? {} : { source: { "posting.source": source } }),
    ...(age ? { age: ageCondition(age, now) } : {}),
    ...(employment
      ? {
          employment: isUnstated
            ? { "posting.employment.0": { $exists: false } }
            : { "posting.employment": employment },
        }
      : {}),
    ...(hidesApplied ? { applied: { listingId: { $nin: await appliedListings(ownerId) } } } : {}),
    ...(filters.isNew ? { arrived: { newAt: { $gt: since } } } : {}),
  };
}

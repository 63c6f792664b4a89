import { AGE_FILTERS, type MatchFilters, UNSTATED_CHOICE } from "../../domain/match-filters.ts";
import type { CountedMatches } from "../match-choices.ts";
import type { OutlinedMatch } from "./outline.ts";

const DAY_MS = 24 * 60 * 60_000;

type Asked = { filters: MatchFilters; currency: string; now: Date };

function ageOf({ postedDaysAgo, postedAt }: OutlinedMatch, now: Date): CountedMatches["age"] {
  if (postedDaysAgo === null && postedAt === null) return UNSTATED_CHOICE;
  const isWithin = (days: number) =>
    postedDaysAgo === null ? (postedAt ?? 0) >= now.getTime() - days * DAY_MS : postedDaysAgo <= days;
  return AGE_FILTERS.find(({ days }) => days !== null && isWithin(days))?.value ?? null;
}

function paysOf({ currency, yearlyPay }: OutlinedMatch, { filters: { pay }, ...asked }: Asked): CountedMatches["pays"] {
  if (pay === null) return null;
  if (currency !== asked.currency) return "unknown";
  return yearlyPay !== null && yearlyPay >= pay ? "enough" : "less";
}

/** A match as the filters see it. */
export function countedAs(match: OutlinedMatch, asked: Asked): CountedMatches {
  const { source, workplace, employment } = match;
  return { source, workplace, employment, age: ageOf(match, asked.now), pays: paysOf(match, asked), count: 1 };
}

/** Matches counted by what the list is narrowed by: one row for each combination. */
export function countRows(matches: readonly OutlinedMatch[], asked: Asked): CountedMatches[] {
  const rows = new Map<string, CountedMatches>();
  for (const match of matches) {
    const counted = countedAs(match, asked);
    const { source, workplace, employment, age, pays } = counted;
    const key = [source, workplace, employment.join(), age, pays].join("|");
    const known = rows.get(key);
    if (known) known.count += 1;
    else rows.set(key, counted);
  }
  return [...rows.values()];
}

/** When the first of the matches is too old for its choice of age, in milliseconds; Infinity = none will be. */
export function firstAgesAt(matches: readonly OutlinedMatch[], now: Date): number {
  const times = matches.map((match) => {
    const age = match.postedDaysAgo === null ? ageOf(match, now) : null;
    const days = AGE_FILTERS.find(({ value }) => value === age)?.days ?? null;
    return days === null ? Number.POSITIVE_INFINITY : (match.postedAt ?? 0) + days * DAY_MS;
  });
  return times.reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY);
}

/** The currencies that the postings of matches name, the most frequent first. */
export function currenciesOf(matches: readonly OutlinedMatch[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of matches) {
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([currency]) => currency);
}

import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { AGE_FILTERS, type MatchFilters, UNSTATED_CHOICE } from "../../domain/match-filters.ts";
import type { CountedMatches } from "../match-choices.ts";
import { conditionsOf, DAY_MS, type Narrowing, underConditions } from "../narrow-matches.ts";

/** Counted by the database: no more than one row for each combination comes here. */
export const ROW_FILTERS = ["workplace", "source", "age", "employment", "pay"] as const;

type Row = {
  _id: Partial<Omit<CountedMatches, "count">> & { days?: number | null; currency?: string | null };
  count: number;
  newestAt: Date | null;
  oldestAt: Date | null;
};

export type CountedRow = CountedMatches & {
  currency: string | null;
  /** When the last of them came as new; null = none did. */
  newestAt: Date | null;
  /** When the first of them is too old for the row's age; null = it does not grow older. */
  agesAt: Date | null;
};

function ageOfDays(days: number): CountedMatches["age"] {
  return AGE_FILTERS.find((age) => age.days !== null && days <= age.days)?.value ?? null;
}

function paysExpression({ pay }: MatchFilters, currency: string) {
  if (pay === null) return null;
  const isComparable = { $eq: ["$posting.currency", currency] };
  const enough = { $cond: [{ $gte: ["$posting.yearlyPay", pay] }, "enough", "less"] };
  return { $cond: [isComparable, enough, "unknown"] };
}

function ageExpression(now: Date) {
  const older: unknown = { $cond: [{ $gt: ["$postedAt", null] }, null, UNSTATED_CHOICE] };
  return AGE_FILTERS.reduceRight((rest, { value, days }) => {
    if (days === null) return rest;
    return { $cond: [{ $gte: ["$postedAt", new Date(now.getTime() - days * DAY_MS)] }, value, rest] };
  }, older);
}

function agesAt(age: CountedMatches["age"], oldestAt: Date | null): Date | null {
  const days = AGE_FILTERS.find(({ value }) => value === age)?.days ?? null;
  return days === null || oldestAt === null ? null : new Date(oldestAt.getTime() + days * DAY_MS);
}

/** The matches of a resume counted by what the list is narrowed by, under all conditions but those that rows tell. */
export async function countRows(
  resumeId: Types.ObjectId,
  narrowing: Narrowing,
  { filters, currency, now }: { filters: MatchFilters; currency: string; now: Date },
): Promise<CountedRow[]> {
  const rows = await Match.aggregate<Row>([
    { $match: underConditions(resumeId, conditionsOf(narrowing, ROW_FILTERS)) },
    {
      $group: {
        _id: {
          source: "$posting.source",
          workplace: "$posting.workplace",
          employment: "$posting.employment",
          days: "$posting.postedDaysAgo",
          currency: "$posting.currency",
          age: ageExpression(now),
          pays: paysExpression(filters, currency),
        },
        count: { $sum: 1 },
        newestAt: { $max: "$newAt" },
        oldestAt: { $min: "$postedAt" },
      },
    },
  ]);
  return rows.map(({ _id: { source, workplace, employment, days, age, pays, currency }, ...row }) => {
    const isSample = typeof days === "number";
    return {
      source: source ?? "",
      workplace: workplace ?? null,
      employment: employment ?? [],
      age: isSample ? ageOfDays(days) : (age ?? null),
      pays: pays ?? null,
      currency: currency ?? null,
      count: row.count,
      newestAt: row.newestAt,
      agesAt: isSample ? null : agesAt(age ?? null, row.oldestAt),
    };
  });
}

/** The currencies that the postings of rows name, the most frequent first. */
export function currenciesOf(rows: readonly CountedRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency, count } of rows) {
    if (currency !== null) counts.set(currency, (counts.get(currency) ?? 0) + count);
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([currency]) => currency);
}

import type { Choice, FilterChoices } from "../domain/filter-choices.ts";
import {
  AGE_FILTERS,
  EMPLOYMENT_FILTERS,
  type FilterName,
  type MatchFilters,
  UNSTATED_CHOICE,
  WORKPLACE_FILTERS,
} from "../domain/match-filters.ts";

export type CountedMatches = {
  source: string;
  workplace: string | null;
  employment: readonly string[];
  /** The youngest age that it is no older than; null = older than all of them. */
  age: MatchFilters["age"];
  /** Against the least pay that is asked for; null = none is. */
  pays: "enough" | "less" | "unknown" | null;
  count: number;
};

/** The filters whose every choice is counted. */
export const COUNTED = ["workplace", "source", "age", "employment", "pay"] as const satisfies FilterName[];
type Counted = (typeof COUNTED)[number];

export function isCounted(name: FilterName): name is Counted {
  return COUNTED.some((each) => each === name);
}

function isAgeWithin(age: CountedMatches["age"], asked: NonNullable<MatchFilters["age"]>): boolean {
  if (asked === UNSTATED_CHOICE || age === UNSTATED_CHOICE) return age === asked;
  const place = (value: MatchFilters["age"]) => AGE_FILTERS.findIndex((each) => each.value === value);
  return age !== null && place(age) <= place(asked);
}

function isWorkplace(workplace: string | null, asked: NonNullable<MatchFilters["workplace"]>): boolean {
  const takes: readonly (string | null)[] = WORKPLACE_FILTERS.find(({ value }) => value === asked)?.takes ?? [];
  return takes.includes(workplace);
}

function isEmployment(employment: readonly string[], asked: NonNullable<MatchFilters["employment"]>): boolean {
  return asked === UNSTATED_CHOICE ? employment.length === 0 : employment.includes(asked);
}

function isPaid(pays: CountedMatches["pays"], keepsUnpaid: boolean): boolean {
  return pays === null || pays === "enough" || (keepsUnpaid && pays === "unknown");
}

/** Whether one filter lets a match through. */
export function fits(match: CountedMatches, filters: MatchFilters, name: Counted): boolean {
  const { workplace, source, age, employment, keepsUnpaid } = filters;
  switch (name) {
    case "workplace":
      return workplace === null || isWorkplace(match.workplace, workplace);
    case "source":
      return source === null || match.source === source;
    case "age":
      return age === null || isAgeWithin(match.age, age);
    case "employment":
      return employment === null || isEmployment(match.employment, employment);
    case "pay":
      return isPaid(match.pays, keepsUnpaid);
  }
}

function sum(matches: readonly CountedMatches[]): number {
  return matches.reduce((total, { count }) => total + count, 0);
}

function left(matches: readonly CountedMatches[], filters: MatchFilters, without?: FilterName): CountedMatches[] {
  const names = COUNTED.filter((name) => name !== without);
  return matches.filter((match) => names.every((name) => fits(match, filters, name)));
}

function choicesOf<Value extends string>(
  values: readonly Value[],
  matches: readonly CountedMatches[],
  isTaken: (match: CountedMatches, value: Value) => boolean,
): Choice[] {
  return values.map((value) => ({ value, count: sum(matches.filter((match) => isTaken(match, value))) }));
}

/** Counts what each choice of each filter would leave. */
export function countChoices(matches: readonly CountedMatches[], filters: MatchFilters): FilterChoices {
  const ofOthers = (name: Counted) => left(matches, filters, name);
  const valuesOf = <Value extends string>(options: readonly { value: Value }[]) => options.map(({ value }) => value);
  const sources = [...new Set(matches.map(({ source }) => source))].filter((source) => source !== "");
  return {
    workplace: choicesOf(valuesOf(WORKPLACE_FILTERS), ofOthers("workplace"), (match, value) =>
      isWorkplace(match.workplace, value),
    ),
    age: choicesOf(valuesOf(AGE_FILTERS), ofOthers("age"), (match, value) => isAgeWithin(match.age, value)),
    employment: choicesOf(valuesOf(EMPLOYMENT_FILTERS), ofOthers("employment"), (match, value) =>
      isEmployment(match.employment, value),
    ),
    source: choicesOf(sources, ofOthers("source"), (match, value) => match.source === value).sort(
      (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
    ),
    unpaid: filters.pay === null ? null : sum(ofOthers("pay").filter(({ pays }) => pays === "unknown")),
  };
}

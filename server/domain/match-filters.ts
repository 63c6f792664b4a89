import { EMPLOYMENT_KINDS } from "./posting.ts";
import { readYearlyPay } from "./yearly-pay.ts";

export const UNSTATED_CHOICE = "unstated";

export const WORKPLACE_FILTERS = [
  { value: "remote", label: "Remote", takes: ["remote"] },
  { value: "flexible", label: "Remote or hybrid", takes: ["remote", "hybrid"] },
  { value: "hybrid", label: "Hybrid", takes: ["hybrid"] },
  { value: "onsite", label: "On site", takes: ["onsite"] },
  { value: UNSTATED_CHOICE, label: "Workplace not stated", takes: [null] },
] as const;

export const AGE_FILTERS = [
  { value: "day", label: "Last 24 hours", days: 1 },
  { value: "3days", label: "Last 3 days", days: 3 },
  { value: "week", label: "Last week", days: 7 },
  { value: "month", label: "Last month", days: 30 },
  { value: UNSTATED_CHOICE, label: "Date not stated", days: null },
] as const;

export const EMPLOYMENT_FILTERS = [
  ...EMPLOYMENT_KINDS.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` })),
  { value: UNSTATED_CHOICE, label: "Employment not stated" },
] as const;

export const WITHIN_MILES = [10, 25, 50, 100, 250] as const;
const USUAL_MILES = 50;

const LONGEST_TEXT = 120;

export const LONGEST_FILTER_SEARCH = 4_000;
export const MAX_SEARCH_NAME_LENGTH = 60;

/** Names in the address the saved search that is open. */
export const OPENED_SEARCH = "saved";

export type MatchFilters = {
  words: string;
  place: string;
  withinMiles: (typeof WITHIN_MILES)[number];
  workplace: (typeof WORKPLACE_FILTERS)[number]["value"] | null;
  /** In whole units of the currency a year. */
  pay: number | null;
  /** ISO 4217; null means the one that most of the postings name. */
  currency: string | null;
  keepsUnpaid: boolean;
  source: string | null;
  age: (typeof AGE_FILTERS)[number]["value"] | null;
  employment: (typeof EMPLOYMENT_FILTERS)[number]["value"] | null;
  hidesApplied: boolean;
  isNew: boolean;
};

export const FILTER_PARAMS = {
  words: ["q"],
  place: ["place", "within"],
  workplace: ["remote"],
  pay: ["pay", "currency", "unpaid"],
  source: ["source"],
  age: ["age"],
  employment: ["type"],
  applied: ["applied"],
  arrived: ["new"],
} as const;
export type FilterName = keyof typeof FILTER_PARAMS;

const FILTER_NAMES = Object.keys(FILTER_PARAMS) as FilterName[];

function oneOf<Value extends string>(options: readonly { value: Value }[], value: string | null): Value | null {
  return options.find((option) => option.value === value)?.value ?? null;
}

function textOf(value: string | null): string {
  return (value ?? "").replace(/\s+/g, " ").trim().slice(0, LONGEST_TEXT);
}

export function parseMatchFilters(params: URLSearchParams): MatchFilters {
  const miles = Number(params.get("within"));
  const currency = params.get("currency") ?? "";
  return {
    words: textOf(params.get("q")),
    place: textOf(params.get("place")),
    withinMiles: WITHIN_MILES.find((each) => each === miles) ?? USUAL_MILES,
    workplace: oneOf(WORKPLACE_FILTERS, params.get("remote")),
    pay: readYearlyPay(textOf(params.get("pay"))) ?? null,
    currency: /^[A-Z]{3}$/.test(currency) ? currency : null,
    keepsUnpaid: params.get("unpaid") === "keep",
    source: textOf(params.get("source")) || null,
    age: oneOf(AGE_FILTERS, params.get("age")),
    employment: oneOf(EMPLOYMENT_FILTERS, params.get("type")),
    hidesApplied: params.get("applied") === "hide",
    isNew: params.get("new") === "1",
  };
}

export const NO_FILTERS: MatchFilters = parseMatchFilters(new URLSearchParams());

const IS_ON: Record<FilterName, (filters: MatchFilters) => boolean> = {
  words: ({ words }) => words !== "",
  place: ({ place }) => place !== "",
  workplace: ({ workplace }) => workplace !== null,
  pay: ({ pay }) => pay !== null,
  source: ({ source }) => source !== null,
  age: ({ age }) => age !== null,
  employment: ({ employment }) => employment !== null,
  applied: ({ hidesApplied }) => hidesApplied,
  arrived: ({ isNew }) => isNew,
};

export function filtersOn(filters: MatchFilters): FilterName[] {
  return FILTER_NAMES.filter((name) => IS_ON[name](filters));
}

/** The filters as an address keeps them, in one order; what is new changes by the day and is left out. */
export function toFilterSearch(filters: MatchFilters): string {
  const { words, place, withinMiles, workplace, pay, currency, keepsUnpaid, source, age, employment } = filters;
  const params = new URLSearchParams({
    q: words,
    place,
    within: String(withinMiles),
    remote: workplace ?? "",
    pay: pay === null ? "" : String(pay),
    currency: currency ?? "",
    unpaid: keepsUnpaid ? "keep" : "",
    source: source ?? "",
    age: age ?? "",
    type: employment ?? "",
    applied: filters.hidesApplied ? "hide" : "",
  });
  tidyFilters(params);
  for (const [name, value] of [...params]) if (value === "") params.delete(name);
  return params.toString();
}

/** A form without scripts sends empty fields too; they are dropped here. */
export function tidyFilters(params: URLSearchParams): void {
  for (const [filter, ...dependent] of Object.values(FILTER_PARAMS)) {
    if (!params.get(filter)) for (const name of [filter, ...dependent]) params.delete(name);
  }
}

export function withoutFilters(search: string, names: readonly FilterName[] = FILTER_NAMES): string {
  const params = new URLSearchParams(search);
  for (const name of names.flatMap((each) => FILTER_PARAMS[each])) params.delete(name);
  for (const name of ["show", OPENED_SEARCH]) params.delete(name);
  tidyFilters(params);
  const rest = params.toString();
  return rest === "" ? "/" : `/?${rest}`;
}

/** A search that leaves only what came since the user's last look, in the order that is shown. */
export function onlyNew(search: string): string {
  const rest = withoutFilters(search);
  return `${rest}${rest.includes("?") ? "&" : "?"}new=1`;
}

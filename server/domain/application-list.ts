import { APPLICATION_STATUSES, type ApplicationStatus, STATUS_NAMES } from "./application-statuses.ts";
import { SCORE_RANGES, type ScoreRangeId } from "./score-range.ts";

export type OutcomeFilter = ApplicationStatus | "interviewed" | "due";

export const OUTCOME_FILTERS: readonly { value: OutcomeFilter; label: string }[] = [
  ...APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
  { value: "interviewed", label: "Interview requested, ever" },
  { value: "due", label: "A step is due" },
];

export const SCORE_FILTERS = [
  ...SCORE_RANGES.map(({ id, label }) => ({ value: id, label })),
  { value: "none", label: "No score" },
] as const;

export const APPLICATION_ORDERS = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "score", label: "Highest score" },
  { value: "company", label: "Company (A-Z)" },
] as const;

export type ApplicationQuery = {
  outcome: OutcomeFilter | null;
  score: ScoreRangeId | "none" | null;
  week: string | null;
  order: (typeof APPLICATION_ORDERS)[number]["value"];
  page: number;
};

function oneOf<Value extends string>(options: readonly { value: Value }[], value: string | null): Value | null {
  return options.find((option) => option.value === value)?.value ?? null;
}

/** A day of the calendar as YYYY-MM-DD; null for anything else. */
export function dayOf(value: string | null): string | null {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null;
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value) ? null : value;
}

export function parseApplicationQuery(search: string): ApplicationQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get("page"));
  return {
    outcome: oneOf(OUTCOME_FILTERS, params.get("status")),
    score: oneOf(SCORE_FILTERS, params.get("score")),
    week: dayOf(params.get("week")),
    order: oneOf(APPLICATION_ORDERS, params.get("order")) ?? "newest",
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : 1,
  };
}

export function applicationQueryParams(query: Partial<ApplicationQuery>): URLSearchParams {
  const params = new URLSearchParams();
  if (query.outcome) params.set("status", query.outcome);
  if (query.score) params.set("score", query.score);
  if (query.week) params.set("week", query.week);
  if (query.order && query.order !== "newest") params.set("order", query.order);
  if (query.page && query.page > 1) params.set("page", String(query.page));
  return params;
}

export function applicationListHref(query: Partial<ApplicationQuery> = {}): string {
  return `/analytics?${new URLSearchParams([["list", "applications"], ...applicationQueryParams(query)])}`;
}

/** The same applications in columns by their status, beside the jobs that were saved. */
export function boardHref(): string {
  return "/analytics?list=board";
}

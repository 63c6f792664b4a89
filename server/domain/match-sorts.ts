export const MATCH_SORTS = [
  { value: "match-desc", label: "Match ↓", spoken: "Match, highest first" },
  { value: "match-asc", label: "Match ↑", spoken: "Match, lowest first" },
  { value: "distance-asc", label: "Distance ↑", spoken: "Distance, nearest first" },
  { value: "distance-desc", label: "Distance ↓", spoken: "Distance, farthest first" },
  { value: "date-desc", label: "Date ↓", spoken: "Date, newest first" },
  { value: "date-asc", label: "Date ↑", spoken: "Date, oldest first" },
] as const;

export type MatchSort = (typeof MATCH_SORTS)[number]["value"];

export function parseMatchSort(value: unknown): MatchSort {
  return MATCH_SORTS.find((sort) => sort.value === value)?.value ?? "match-desc";
}

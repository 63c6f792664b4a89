import { scoreColour } from "./score-band.ts";

export const SCORE_RANGES = [
  { id: "90", label: "90 and above", from: 90 },
  { id: "80", label: "80–89", from: 80 },
  { id: "60", label: "60–79", from: 60 },
  { id: "0", label: "below 60", from: 0 },
] as const;

export type ScoreRangeId = (typeof SCORE_RANGES)[number]["id"];

export function parseScoreRange(value: string | null): ScoreRangeId | null {
  return SCORE_RANGES.find(({ id }) => id === value)?.id ?? null;
}

export function scoreRangeOf(score: number): ScoreRangeId {
  return SCORE_RANGES.find(({ from }) => score >= from)?.id ?? "0";
}

export function scoreRangeLimits(id: ScoreRangeId): { from: number; below: number | null } {
  const at = SCORE_RANGES.findIndex((range) => range.id === id);
  return { from: SCORE_RANGES[at]?.from ?? 0, below: SCORE_RANGES[at - 1]?.from ?? null };
}

export function scoreRangeColour(id: ScoreRangeId): ReturnType<typeof scoreColour> {
  return scoreColour(scoreRangeLimits(id).from);
}

export function scoreColour(score: number): "good" | "fair" | "low" {
  if (score >= 90) return "good";
  return score >= 80 ? "fair" : "low";
}

export const SCORE_BANDS = [
  { range: "80 and above", from: 80, word: "Excellent match" },
  { range: "60 and above", from: 60, word: "Good match" },
  { range: "40 and above", from: 40, word: "Fair match" },
  { range: "below 40", from: 0, word: "Consider skill development" },
] as const;

/** Below a good match a letter has little to build on. */
export function isWeakMatch(score: number): boolean {
  return score < SCORE_BANDS[1].from;
}

export function scoreWord(score: number): string {
  return SCORE_BANDS.find((band) => score >= band.from)?.word ?? "Consider skill development";
}

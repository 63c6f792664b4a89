const MONTHS = 12;

/** The whole years that spans of months cover, what overlaps counted once; null without any. */
export function countYears(spans: readonly { from: number; to: number }[]): number | null {
  if (spans.length === 0) return null;
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.floor(total / MONTHS);
}

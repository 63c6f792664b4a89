const WIDEST_PAGE = 155; // in characters; a longer line was never broken
const FULL_SHARE = 0.7;

/** How long a line of these is from which on the page may have broken it. */
export function fullFrom(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => Math.min(line.length, WIDEST_PAGE))) * FULL_SHARE;
}

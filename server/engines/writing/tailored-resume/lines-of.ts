import type { LineRange } from "../../analysis/profile.ts";

/** The numbers of the lines from the first to the last; none where the last is before the first. */
export function linesOf({ from, to }: LineRange): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

import { findDates } from "./find-dates.ts";
import { kindOf } from "./section-headings.ts";

const GUTTER = / {2,}/gu;
const FEWEST_LINES = 8;
const FEWEST_HEADINGS = 2; // in the second column: beside headings alone dates and places stand as well
const MOST_DATES = 0.3;
const LONGEST_HEADING = 40;
export const WIDEST = 250; // characters of a line: what stands side by side shares the width of a page
const GAP = 3;

function columnOf(lines: readonly string[]): number | null {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const { index, 0: gap } of line.matchAll(GUTTER))
      if (index + gap.length < line.length) counts.set(index + gap.length, (counts.get(index + gap.length) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= FEWEST_LINES ? most[0] : null;
}

function isAcross(line: string, column: number): boolean {
  return line.slice(column - 2, column).trim() !== "";
}

function holdsSections(texts: readonly string[], now: Date): boolean {
  const headings = texts.filter((text) => text.length <= LONGEST_HEADING && kindOf(text.replace(/:$/u, "")) !== null);
  const dated = texts.filter((text) => findDates(text, now)[0]?.from === 0);
  return new Set(headings).size >= FEWEST_HEADINGS && dated.length <= texts.length * MOST_DATES;
}

function withoutTabs(lines: string[]): string[] {
  const cells = lines.map((line) => line.split("\t"));
  const pairs = cells.filter(({ length }) => length === 2);
  const isWide = lines.some(({ length }) => length > WIDEST);
  if (isWide || pairs.length < FEWEST_LINES || cells.some(({ length }) => length > 2)) return lines;
  const width = pairs.reduce((most, [first = ""]) => Math.max(most, first.length), 0) + GAP;
  return cells.map(([first = "", second]) => (second === undefined ? first : first.padEnd(width) + second));
}

/** Two columns that a text has side by side, the one below the other; any other text as it is. */
export function partColumns(written: string[], now: Date): string[] {
  const lines = withoutTabs(written);
  const column = columnOf(lines);
  if (column === null) return written;
  const isBeside = (line: string) => line.length > column && !isAcross(line, column);
  const from = lines.findIndex(isBeside);
  const end = lines.findIndex((line, at) => at > from && isAcross(line, column));
  const to = end < 0 ? lines.length : end;
  const within = lines.slice(from, to);
  const second = within.map((line) => line.slice(column).trimEnd());
  const filled = second.filter((text) => text.trim() !== "");
  if (
    filled.length < FEWEST_LINES ||
    !holdsSections(
      filled.map((text) => text.trim()),
      now,
    )
  )
    return written;
  const first = within.map((line) => line.slice(0, column).trimEnd());
  return [...lines.slice(0, from), ...first, "", ...second, "", ...lines.slice(to)];
}

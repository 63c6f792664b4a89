import { findDates } from "./find-dates.ts";
import { kindOf } from "./section-headings.ts";

const GUTTER = / {2,}/gu;
const FEWEST_LINES = 8;
const FEWEST_HEADINGS = 2; // in one of the columns, and one in the other: beside headings dates and places stand as well
const MOST_DATES = 0.3;
const LONGEST_HEADING = 40;
export const WIDEST = 250; // characters of a line: what stands side by side shares the width of a page
const GAP = 3;
const MOST_PUSHED = 14; // characters

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

const PUSHED = /^(\S{10,60}) {2,}(?=\S)/u;

/** Both cells of a line, also where an address too long for its column has pushed the second to the right. */
function cellsAt(line: string, column: number): [first: string, second: string] | null {
  if (!isAcross(line, column)) return [line.slice(0, column).trimEnd(), line.slice(column).trimEnd()];
  const [pushing = "", word = ""] = PUSHED.exec(line) ?? [];
  const isPushed = word.length > column - GAP && pushing.length <= column + MOST_PUSHED;
  return isPushed ? [word, line.slice(pushing.length).trimEnd()] : null;
}

/** A heading that stands last in the first column opens what is below both. */
function withoutLastHeading(cells: [string, string][]): [string, string][] {
  const last = cells.findLastIndex(([first, second]) => (first + second).trim() !== "");
  const [first, second] = cells[last] ?? ["", ""];
  return second === "" && countHeadings([first]) > 0 ? cells.slice(0, last) : cells;
}

function countHeadings(column: readonly string[]): number {
  const texts = column.map((line) => line.trim().replace(/:$/u, ""));
  return new Set(texts.filter((text) => text.length <= LONGEST_HEADING && kindOf(text) !== null)).size;
}

function holdsSections(first: readonly string[], second: readonly string[], now: Date): boolean {
  const [own, beside] = [first, second].map(countHeadings) as [number, number];
  const dated = second.filter((text) => findDates(text.trim(), now)[0]?.from === 0);
  const areBoth = beside >= FEWEST_HEADINGS || (beside > 0 && own >= FEWEST_HEADINGS);
  return areBoth && dated.length <= second.length * MOST_DATES;
}

function withoutTabs(lines: string[]): string[] {
  const cells = lines.map((line) => line.split("\t"));
  const pairs = cells.filter(({ length }) => length === 2);
  const isWide = lines.some(({ length }) => length > WIDEST);
  if (isWide || pairs.length < FEWEST_LINES || cells.some(({ length }) => length > 2)) return lines;
  const width = pairs.reduce((most, [first = ""]) => Math.max(most, first.length), 0) + GAP;
  return cells.map(([first = "", second]) => (second === undefined ? first : first.padEnd(width) + second));
}

const OPENS_POINT = /^ {0,12}[-–*•] {1,3}(?=\S)/u;
const GOES_ON = /^[\p{Ll}\d(“"&]/u;

/** The lines of a narrow column with what its width broke put together: "Cook, Quay" and "House Hotel, 2019 - 2021". */
function unbroken(column: readonly string[], now: Date): string[] {
  const texts = column.map((line) => line.trim());
  const width = Math.max(...texts.map(({ length }) => length));
  const whole: string[] = [];
  let point: number | null = null; // where the text of the point above begins
  texts.forEach((text, at) => {
    const indent = column[at]!.length - column[at]!.trimStart().length;
    const opening = OPENS_POINT.exec(column[at]!)?.[0] ?? null;
    const isHanging = text !== "" && opening === null && point === indent;
    if (!isHanging) point = opening?.length ?? null;
    const before = texts[at - 1] ?? "";
    const isBroken = before !== "" && before.length + 1 + (text.split(" ")[0] ?? "").length > width;
    const isHead = findDates(text, now).some(({ isRange }) => isRange) && findDates(before, now).length === 0;
    if (isHanging || (isBroken && (GOES_ON.test(text) || (isHead && before.includes(", ")))))
      whole.push(`${whole.pop()} ${text}`);
    else whole.push(text);
  });
  return whole;
}

/** Two columns that a text has side by side, the one below the other; any other text as it is. */
export function partColumns(written: string[], now: Date): string[] {
  const lines = withoutTabs(written);
  const column = columnOf(lines);
  if (column === null) return written;
  const isBeside = (line: string) => line.length > column && !isAcross(line, column);
  const from = lines.findIndex(isBeside);
  const end = lines.findIndex((line, at) => at > from && cellsAt(line, column) === null);
  const all = lines.slice(from, end < 0 ? lines.length : end).map((line) => cellsAt(line, column)!);
  const within = end < 0 ? all : withoutLastHeading(all);
  const to = from + within.length;
  const [first, second] = [within.map(([cell]) => cell), within.map(([, cell]) => cell)];
  const filled = second.filter((text) => text.trim() !== "");
  if (filled.length < FEWEST_LINES || !holdsSections(first, filled, now)) return written;
  // What stands above the first heading of either column is the head of the page.
  const head = Math.max(
    0,
    within.findIndex((_, at) => [first[at], second[at]].some((text) => countHeadings([text ?? ""]) > 0)),
  );
  const columns = [first, second].map((column) => unbroken(column.slice(head), now));
  return [...lines.slice(0, from + head), ...columns.flatMap((column) => [...column, ""]), ...lines.slice(to)];
}

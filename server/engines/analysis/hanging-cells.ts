import { anyOf } from "../any-of.ts";
import { WIDEST } from "./columns-apart.ts";
import { findDates } from "./find-dates.ts";
import { wordsOf } from "./resume-lines.ts";

const CELL = /(?<! ) {2,}(?=\S)/gu;
const LEAST_COLUMN = 8;
const FEWEST_CELLS = 3;
const FEWEST_NAMES = 2;
const FEWEST_WORDS = 3; // on average in what tells of the work
const NEARLY_FULL = 0.85;
const MOST_FULL = 0.9; // of an indented line: what is shorter ended where it ends
const OPEN_END = new RegExp(
  String.raw`(?:[,&]|\s${anyOf("an? the of for with and or to in at by from that which who on as than")})$`,
  "iu",
);

/** Joins what a narrow column broke, and sets what was done below the names beside which it stands. */
export function joinCells(lines: string[], now: Date): string[] {
  if (lines.some(({ length }) => length > WIDEST)) return lines;
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") blocks.push([line], []);
    else blocks.at(-1)!.push(line);
  }
  return blocks.flatMap((block) => partBlock(block, now) ?? joinHanging(block));
}

/** Where the last cell of a line begins; 0 for a line of one cell. */
function lastCell(line: string): number {
  const gap = [...line.matchAll(CELL)].at(-1);
  return gap ? gap.index + gap[0].length : 0;
}

function goesOn(before: string, text: string): boolean {
  return /^[\p{Ll}(]/u.test(text) || (OPEN_END.test(before) && /^[\p{L}\d]/u.test(text));
}

function joinHanging(block: string[]): string[] {
  const columns = block.map(lastCell);
  const widths = new Map<number, number>();
  for (const [at, { length }] of block.entries())
    widths.set(columns[at]!, Math.max(widths.get(columns[at]!) ?? 0, length));
  // A head in the middle of the page stands beside nothing.
  const beside = new Set(columns.filter((column, at) => block[at]!.slice(0, column).trim() !== ""));
  const joined: string[] = [];
  block.forEach((line, at) => {
    const column = columns[at]!;
    const before = block[at - 1] ?? "";
    const isHanging =
      beside.has(column) && column >= LEAST_COLUMN && line.slice(0, column).trim() === "" && columns[at - 1] === column;
    const text = line.slice(column);
    const widest = widths.get(column)!;
    const isFull =
      before.length + 1 + (wordsOf(text)[0] ?? "").length >= widest * (OPEN_END.test(before) ? NEARLY_FULL : MOST_FULL);
    if (isHanging && isFull && goesOn(before, text)) joined[joined.length - 1] += ` ${text}`;
    else joined.push(line);
  });
  return joined;
}

/** Title, house and time in the one column, and beside them what was done; null where lines stand otherwise. */
function partBlock(block: string[], now: Date): string[] | null {
  const column = Math.max(0, ...block.slice(0, 1).map(lastCell));
  const isCell = (line: string) =>
    line.length > column && line.slice(column - 2, column).trim() === "" && line[column] !== " ";
  if (column < LEAST_COLUMN || block.length < FEWEST_CELLS) return null;
  const end = block.findIndex((line) => line.length > column && !isCell(line));
  if (end >= 0) return null;
  const names = block.map((line) => line.slice(0, column).trim()).filter((name) => name !== "");
  const told = block.map((line) => line.slice(column).trim()).filter((text) => text !== "");
  const isNamed = names.filter((name) => findDates(name, now).length === 0).length >= FEWEST_NAMES;
  const isDated = names.some((name) => findDates(name, now).some(({ isRange }) => isRange));
  const isTold = told.length >= FEWEST_CELLS && wordsOf(told.join(" ")).length >= told.length * FEWEST_WORDS;
  const isBroken = told.some((text, at) => at > 0 && goesOn(told[at - 1]!, text));
  const isOwn = isNamed && isDated && isTold && isBroken && !names.some((name) => / {3,}/u.test(name));
  if (!isOwn) return null;
  const points: string[] = [];
  told.forEach((text, at) => {
    if (at > 0 && goesOn(told[at - 1]!, text)) points[points.length - 1] += ` ${text}`;
    else points.push(/^[•*-] /u.test(text) ? text : `• ${text}`);
  });
  return [...names, ...points];
}

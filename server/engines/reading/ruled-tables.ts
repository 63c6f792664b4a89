import type { Box } from "./painted-paths.ts";
import type { TextPiece } from "./text-fragments.ts";

type Rule = { at: number; from: number; to: number };
type Row = Box[];

const THIN = 2.5;
const NEAR = 2.5;
const SHORTEST_RULE = 8;
const MOST_RULES = 80;
const LEAST_CELLS = 2;
const MOST_LINES_IN_CELL = 12; // cells with more are parts of the page, not of a table
const LONGEST_SHORT_CELL = 70;
const LONGEST_NAME_WORDS = 5;
const BULLET = /^[•●▪◦‣·*–-](?=\s)/u;
const LEADING = 0.9;
const WIDE_WORD = 1.1; // a word is measured by the letters of its line; it may be wider than they are

/** Puts the text of each row of ruled cells on one line, cells parted by tabs; long cells follow under their row. */
export function joinRuledCells(pieces: TextPiece[], boxes: Box[]): TextPiece[] {
  const taken = new Set<TextPiece>();
  const joined: TextPiece[] = [];
  for (const row of rowsOf(cellsOf(boxes))) {
    const texts = row.map((cell) => pieces.filter((piece) => !taken.has(piece) && isInside(piece, cell)));
    const own = texts.flat();
    const lines = texts.map(linesIn);
    const filled = lines.filter((cell) => cell.length > 0);
    if (filled.length < LEAST_CELLS || filled.every((cell) => cell.length < 2)) continue;
    if (lines.some((cell) => cell.length > MOST_LINES_IN_CELL)) continue;
    for (const piece of own) taken.add(piece);
    joined.push(...toPieces(row, lines, own));
  }
  return joined.length === 0 ? pieces : [...pieces.filter((piece) => !taken.has(piece)), ...joined];
}

function toPieces(row: Row, lines: TextPiece[][][], own: TextPiece[]): TextPiece[] {
  const cells = lines.map((cell, at) => wrapsJoined(cell, row[at]!));
  const short = cells.filter((cell) => !isLong(cell)).flat();
  const texts = [...(short.length > 0 ? [short.join("\t")] : []), ...cells.filter(isLong).flat()];
  const size = Math.max(...own.map((piece) => piece.size));
  const first = Math.min(...own.map((piece) => piece.base));
  const room = Math.max(...row.map((cell) => cell.bottom)) - first;
  const leading = Math.min(size * LEADING, room / texts.length);
  return texts.map((text, at) => ({
    text,
    left: row[0]!.left,
    right: row.at(-1)!.right,
    base: first + at * leading,
    size: Math.min(size, leading / LEADING),
    order: Math.min(...own.map((piece) => piece.order)) + at / texts.length,
    spaced: false,
  }));
}

/** Sentences and points: they say what was done, not who it was done for. */
function isLong(cell: string[]): boolean {
  return cell.some(
    (text) =>
      text.length > LONGEST_SHORT_CELL ||
      BULLET.test(text) ||
      (/[.;]$/.test(text) && text.split(" ").length > LONGEST_NAME_WORDS),
  );
}

/** A line goes on in the next one when the next one's first word would not have fitted in. */
function wrapsJoined(lines: TextPiece[][], cell: Box): string[] {
  const texts: string[] = [];
  lines.forEach((line, at) => {
    const text = line.map((piece, index) => (isApart(line[index - 1], piece) ? " " : "") + piece.text).join("");
    const before = lines[at - 1]?.at(-1);
    const first = line[0]!;
    const width = (first.right - first.left) * (firstWord(first.text).length / first.text.length);
    const padding = first.left - cell.left;
    const fits = before !== undefined && before.right + WIDE_WORD * width + before.size < cell.right - padding;
    if (before === undefined || fits || BULLET.test(text)) texts.push(text);
    else texts[texts.length - 1] += ` ${text}`;
  });
  return texts.map((text) => text.replace(/\s+/g, " ").trim());
}

function isApart(before: TextPiece | undefined, piece: TextPiece): boolean {
  return before !== undefined && (piece.spaced || piece.left - before.right > piece.size * 0.15);
}

function firstWord(text: string): string {
  return text.trim().split(/\s/)[0] ?? "";
}

function linesIn(pieces: TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.base - b.base || a.left - b.left)) {
    const line = lines.at(-1);
    if (line && piece.base - line[0]!.base < piece.size * 0.45) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left));
}

function isInside({ left, right, base, size }: TextPiece, cell: Box): boolean {
  const middle = (left + right) / 2;
  const height = base - size / 3;
  return middle > cell.left && middle < cell.right && height > cell.top - 1 && height < cell.bottom + 1;
}

function rowsOf(cells: Box[]): Row[] {
  const rows: Row[] = [];
  for (const cell of cells.toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    const row = rows.find(
      ([first]) => Math.abs(first!.top - cell.top) < NEAR && Math.abs(first!.bottom - cell.bottom) < NEAR,
    );
    if (row) row.push(cell);
    else rows.push([cell]);
  }
  return rows.filter((row) => row.length >= LEAST_CELLS);
}

function cellsOf(boxes: Box[]): Box[] {
  const level = merged(boxes.flatMap(levelRules));
  const upright = merged(boxes.flatMap(uprightRules));
  const [ys, xs] = [placesOf(level), placesOf(upright)];
  if (ys.length > MOST_RULES || xs.length > MOST_RULES) return [];
  const isRuled = (rules: Rule[], at: number, from: number, to: number) =>
    rules.some((rule) => Math.abs(rule.at - at) < NEAR && rule.from < from + NEAR && rule.to > to - NEAR);
  const cells: Box[] = [];
  for (const [row, top] of ys.entries()) {
    for (const [column, left] of xs.entries()) {
      const cell = firstCell(
        xs.slice(column + 1),
        ys.slice(row + 1),
        (right, bottom) =>
          isRuled(level, top, left, right) &&
          isRuled(level, bottom, left, right) &&
          isRuled(upright, left, top, bottom) &&
          isRuled(upright, right, top, bottom),
      );
      if (cell) cells.push({ left, top, ...cell });
    }
  }
  return cells;
}

function firstCell(
  rights: number[],
  bottoms: number[],
  isCell: (right: number, bottom: number) => boolean,
): { right: number; bottom: number } | null {
  for (const bottom of bottoms) for (const right of rights) if (isCell(right, bottom)) return { right, bottom };
  return null;
}

function levelRules({ left, right, top, bottom }: Box): Rule[] {
  if (right - left < SHORTEST_RULE) return [];
  const rule = { from: left, to: right };
  return bottom - top <= THIN ? [{ ...rule, at: (top + bottom) / 2 }] : [top, bottom].map((at) => ({ ...rule, at }));
}

function uprightRules({ left, right, top, bottom }: Box): Rule[] {
  if (bottom - top < SHORTEST_RULE) return [];
  const rule = { from: top, to: bottom };
  return right - left <= THIN ? [{ ...rule, at: (left + right) / 2 }] : [left, right].map((at) => ({ ...rule, at }));
}

/** Many programs draw a rule cell by cell. */
function merged(rules: Rule[]): Rule[] {
  const found: Rule[] = [];
  for (const rule of rules.sort((a, b) => a.at - b.at || a.from - b.from)) {
    const same = found.find(
      (other) => Math.abs(other.at - rule.at) < NEAR && rule.from < other.to + NEAR && rule.to > other.from - NEAR,
    );
    if (!same) found.push({ ...rule });
    else {
      same.from = Math.min(same.from, rule.from);
      same.to = Math.max(same.to, rule.to);
    }
  }
  return found;
}

function placesOf(rules: Rule[]): number[] {
  const places: number[] = [];
  for (const { at } of rules.toSorted((a, b) => a.at - b.at))
    if (places.length === 0 || at - places.at(-1)! >= NEAR) places.push(at);
  return places;
}

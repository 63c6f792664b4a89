import { type Cell, type Fragment, groupLines, type Line, lineOf, lineText, SAME_LINE } from "./text-fragments.ts";

const DATE = /\b(?:19|20)\d\d\b|\b(?:present|current|now|today|heute|ongoing)\b|\b\d{1,2}[/.]\d{2,4}\b/i;
const DURATION = /^\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|weeks?)[\s,]*)+\)?$/i;
const FIRM = /,\s*(?:inc|llc|ltd|co|corp|lp|plc|gmbh|ag|kg|s\.?[al]|sarl|sas|s\.?l\.?u)\.?$/i;
const PLACE = /^\p{Lu}[\p{L} .'-]+,\s*\p{Lu}[\p{L} .'-]+$/u;
/** A date in a narrow margin breaks after its dash, its month or the word before it; "Year" heads a column of dates. */
const BROKEN_DATE =
  /\d{4}\s*[–—-]\s*(?:\p{L}{3,9}\.?)?$|^(?!(?:years?|jahre?|années?|años?|dates?|datum)$)\p{L}{3,9}\.?$/iu;
const MONTH_AND_YEAR = /(?:\p{L}{3,9}\.? |\d{1,2}[/.])?\d{4}/u.source;
const WHOLE_DATE = new RegExp(
  String.raw`^(?:\p{L}{2,6} )?${MONTH_AND_YEAR}(?:\s*[–—-]\s*(?:${MONTH_AND_YEAR}|\p{L}{3,12})?)?$`,
  "u",
);
const NOTE_CHARACTERS = 45;
const CAPTION_LINES = 2;
const BULLET = /^\s*(?:[•●▪◦‣⁃∙■□▸►➢➤✓✔❖◆○·\uf000-\uf0ff]|[-–*]\s)/u;

const INDENT = 0.5; // all in em
const EDGE = 0.6;
const ENTRY_HEIGHT = 8;
const TEXTS_AT_EDGE = 3; // where so much other text begins, dates and places are text as well

export function areSideNotes(first: Fragment[], second: Fragment[]): boolean {
  const firstLines = groupLines(first);
  const secondLines = groupLines(second);
  return areNotesBeside(firstLines, secondLines) || areNotesBeside(secondLines, firstLines);
}

/** An employer's name of one or two short lines, right of the first line of an entry with points. */
export function isCaptionBeside(entry: Fragment[], beside: Fragment[]): boolean {
  const lines = groupLines(entry);
  const caption = groupLines(beside);
  const [line, first] = [lines[0]![0]!, caption[0]![0]!];
  const texts = caption.map((row) => lineText(lineOf(row)));
  return (
    caption.length <= CAPTION_LINES &&
    caption.length <= lines.length &&
    Math.abs(line.base - first.base) < SAME_LINE * line.size &&
    texts.every((text) => text.length <= NOTE_CHARACTERS && /^\p{Lu}/u.test(text) && !/[.:]$/.test(text)) &&
    lines.map((row) => lineText(lineOf(row))).some((text, at) => at > 0 && BULLET.test(text) && !isNote(text))
  );
}

/** A date in a narrow margin, left or right, goes on below: "2017 –" and "Present", "since" and "May 2019". */
export function joinBrokenRanges(lines: Line[]): Line[] {
  return [0, -1].reduce(joinRangesAt, lines);
}

function joinRangesAt(lines: Line[], side: number): Line[] {
  const joined: Line[] = [];
  let open: { start: Cell; base: number } | null = null;
  for (const line of lines) {
    const end = line.cells.at(side);
    const whole = open && end ? wholeDate(open.start, open.base, end, line) : null;
    if (open && whole !== null) {
      open.start.text = whole;
      open.base = line.base;
      const rest = line.cells.filter((cell) => cell !== end);
      if (rest.length > 0) joined.push({ ...line, cells: rest });
    } else {
      const cells = line.cells.map((cell) => ({ ...cell }));
      joined.push({ ...line, cells });
      const start = cells.at(side)!;
      open = cells.length > 1 || /\d{4}/.test(start.text) ? { start, base: line.base } : null;
    }
  }
  return joined;
}

function wholeDate(start: Cell, base: number, end: Cell, { base: below, size }: Line): string | null {
  const opening = start.text.trim();
  const goesOn = BROKEN_DATE.test(opening) || (/\d{4}$/.test(opening) && /^\s*[–—-]/.test(end.text));
  const isNear = below > base && below - base < 2 * size;
  const whole = `${opening} ${end.text.trim()}`;
  return goesOn && isNear && sharesEdge(start, end, size) && WHOLE_DATE.test(whole) ? whole : null;
}

/** Moves a date or place from beside an entry's bullets to the entry's first line. */
export function liftSideNotes(lines: Line[]): Line[] {
  const lifted: Line[] = [];
  const texts = lines.flatMap(({ cells, size }) =>
    cells.filter(({ text }) => !isNote(text)).map((cell) => ({ cell, size })),
  );
  const isNoteCell = (cell: Cell) =>
    isNote(cell.text) &&
    texts.filter(({ cell: { left }, size }) => Math.abs(left - cell.left) < EDGE * size).length < TEXTS_AT_EDGE;
  let entry: { line: Line; note: Cell; indent: number } | null = null;
  for (const line of lines) {
    const head = line.cells[0]!;
    const tail = line.cells.at(-1)!;
    const within =
      entry !== null && line.base > entry.line.base && line.base - entry.line.base < ENTRY_HEIGHT * line.size;
    const beside = within && isNoteCell(tail) && sharesEdge(entry!.note, tail, line.size);
    if (beside && line.cells.length === 1) {
      entry!.line.cells.push(tail);
    } else if (beside && (BULLET.test(head.text) || head.left > entry!.indent + INDENT * line.size)) {
      entry!.line.cells.push(tail);
      lifted.push({ ...line, cells: line.cells.slice(0, -1) });
    } else {
      const own = { ...line, cells: [...line.cells] };
      lifted.push(own);
      if (line.cells.length > 1 && isNoteCell(tail) && !BULLET.test(head.text)) {
        entry = { line: own, note: tail, indent: head.left };
      }
    }
  }
  return lifted;
}

function areNotesBeside(side: Fragment[][], other: Fragment[][]): boolean {
  const notes = side.filter((line) => isNote(lineText(lineOf(line))));
  const beside = side.filter((line) => {
    const { base, size } = line[0]!;
    return other.some((each) => Math.abs(each[0]!.base - base) < SAME_LINE * size);
  });
  return notes.length >= side.length / 2 && beside.length >= side.length / 2;
}

function isNote(text: string): boolean {
  return (
    text.length <= NOTE_CHARACTERS &&
    (DATE.test(text) || (PLACE.test(text) && !FIRM.test(text)) || DURATION.test(text.trim()))
  );
}

function sharesEdge(a: Cell, b: Cell, size: number): boolean {
  return Math.abs(a.left - b.left) < EDGE * size || Math.abs(a.right - b.right) < EDGE * size;
}

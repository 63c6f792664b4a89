import type { Block } from "./resume-blocks.ts";
import { BULLET_TEXT_INDENT, CELL_GAP, LABEL_COLUMN, STYLES } from "./page-looks.ts";
import { isFromRight, type Run, type TextSetter } from "./set-text.ts";
import { type Word, wrapWords } from "./wrap-words.ts";

/** Text of one weight on a line, from `x` on. */
export type Piece = { text: string; bold: boolean; x: number; size: number; fromRight: boolean };

export type Ruler = {
  setter: TextSetter;
  /** The width of letters of one typeface at size 1. */
  runWidth(run: Run, bold: boolean): number;
  widths: Map<string, number>;
  share: number;
  side: number;
  pageWidth: number;
};

const YEAR = /\b(?:19|20)\d\d\b/;

/** Headings keep their size; all other text has the share of the page. */
export function sizeOf({ share }: Pick<Ruler, "share">, kind: Block["kind"]): number {
  return STYLES[kind].size * (kind === "title" || kind === "heading" ? 1 : share);
}

function widthOf(ruler: Ruler, text: string, bold: boolean, size: number): number {
  const key = `${bold ? "b" : "r"}${text}`;
  let width = ruler.widths.get(key);
  if (width === undefined) {
    width = ruler.setter.runsOf(text, { fromRight: false }).reduce((sum, run) => sum + ruler.runWidth(run, bold), 0);
    ruler.widths.set(key, width);
  }
  return width * size;
}

/** The lines of a block, each with its pieces from left to right. */
export function layOut(ruler: Ruler, block: Block): Piece[][] {
  const left = ruler.side + (block.kind === "bullet" ? BULLET_TEXT_INDENT : 0);
  const width = ruler.pageWidth - ruler.side - left;
  const { bold: isBold } = STYLES[block.kind];
  const size = sizeOf(ruler, block.kind);
  const fromRight = isFromRight(block.lines.flat().join(" "));
  const measure = (text: string, bold: boolean) => widthOf(ruler, text, bold, size);
  const lines = block.lines.flatMap((cells, index) => {
    const row =
      cells.length > 1 ? layOutRow(block.kind, cells, { left, width }, (text) => measure(text, isBold)) : null;
    if (row !== null) return [row];
    const words = cells.flatMap((cell, place) => {
      const labelLength = index + place === 0 ? block.labelLength : 0;
      const own = [...wordsOf(cell.slice(0, labelLength), true), ...wordsOf(cell.slice(labelLength), isBold)];
      return own.map((word, at) => ({ ...word, startsCell: place > 0 && at === 0 }));
    });
    return wrapWords(words, width, CELL_GAP, measure).map((line) => piecesOf(line, left, measure));
  });
  // What is read from the right begins at the right margin.
  const placed = (piece: Omit<Piece, "size" | "fromRight">) =>
    fromRight ? ruler.pageWidth - piece.x - measure(piece.text, piece.bold) : piece.x;
  return lines.map((pieces) => pieces.map((piece) => ({ ...piece, x: placed(piece), size, fromRight })));
}

function wordsOf(text: string, bold: boolean): Word[] {
  // A no-break space does not part words.
  return text.split(/[ \t]+/).flatMap((word) => (word === "" ? [] : [{ text: word, bold, startsCell: false }]));
}

type Placed = Omit<Piece, "size" | "fromRight">;

function piecesOf(line: Word[], left: number, measure: (text: string, bold: boolean) => number): Placed[] {
  const pieces: Placed[] = [];
  let x = left;
  for (const [index, { text, bold, startsCell }] of line.entries()) {
    if (index > 0) x += startsCell ? CELL_GAP : measure(" ", bold);
    const last = pieces.at(-1);
    if (last?.bold === bold && !startsCell) last.text += ` ${text}`;
    else pieces.push({ text, bold, x });
    x += measure(text, bold);
  }
  return pieces;
}

/** Dates and places go to the right margin, what follows a label into a column. Null when too wide. */
function layOutRow(
  kind: Block["kind"],
  cells: string[],
  { left, width }: { left: number; width: number },
  measure: (text: string) => number,
): Placed[] | null {
  const { bold } = STYLES[kind];
  const widths = cells.map(measure);
  const needed = widths.reduce((sum, each) => sum + each, 0) + CELL_GAP * (widths.length - 1);
  if (needed > width) return null;
  const isLabelled = /:$/.test(cells[0]!) || YEAR.test(cells[0]!);
  const isHead = kind === "title" || kind === "entry" || kind === "detail";
  const hasNote = YEAR.test(cells.at(-1)!) || (isHead && !isLabelled);
  const column = isLabelled && cells.length === 2 ? LABEL_COLUMN : width / widths.length;
  const inColumns =
    widths.slice(0, -1).every((each) => each <= column - CELL_GAP) &&
    (hasNote || widths.at(-1)! <= width - column * (widths.length - 1));
  let x = left;
  return cells.map((text, index) => {
    const isNote = hasNote && index === widths.length - 1;
    if (isNote) x = left + width - widths[index]!;
    else if (inColumns) x = left + index * column;
    const piece = { text, bold, x };
    x += widths[index]! + CELL_GAP;
    return piece;
  });
}

/** In points from the top left corner; `base` is the baseline, `order` the place in drawing order. */
export type TextPiece = {
  text: string;
  left: number;
  right: number;
  base: number;
  size: number;
  order: number;
  spaced: boolean;
};

export type Fragment = {
  pieces: TextPiece[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  size: number;
  order: number;
};

export type Cell = { text: string; left: number; right: number };

export type Line = { cells: Cell[]; base: number; size: number };

/** All in em, the size of the letters at hand. */
export const SAME_LINE = 0.45;
const WORD_GAP = 0.15;
const CELL_GAP = 1.2;
const MARGIN_GAP = 0.6;
/** Wider than the blanks of a typewriter's font, whose words stand under each other by chance. */
const EDGE_GAP = 0.65;
const SAME_EDGE = 0.15;
const LEAST_AT_EDGE = 3;
const TOUCHING_GAP = 0.5;
const ASCENT = 0.75;
const DESCENT = 0.22;

const MARGIN_DATE = /^(?:\p{L}{3,9}\.? )?\d{4}(?: ?[–—-] ?(?:(?:\p{L}{3,9}\.? )?\d{4}|\p{L}{2,10})?)?$|^present$/iu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;

export function joinFragments(pieces: TextPiece[], gapLimit: number): Fragment[] {
  const fragments: Fragment[] = [];
  for (const piece of pieces.toSorted((a, b) => a.order - b.order)) {
    const last = fragments.at(-1);
    if (last && isNextTo(last, piece, gapLimit)) addPiece(last, piece);
    else fragments.push(fragmentOf(piece));
  }
  return mergeTouching(fragments);
}

export function groupLines(fragments: Fragment[]): Fragment[][] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted((a, b) => a.base - b.base)) {
    const line = lines.at(-1);
    const anchor = line?.[0];
    if (line && anchor && fragment.base - anchor.base < SAME_LINE * Math.min(anchor.size, fragment.size))
      line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((line) => line.sort((a, b) => a.left - b.left));
}

/** Where texts of several lines begin behind a gap: the left edges of columns, in points. */
export function columnEdges(fragments: Fragment[]): number[] {
  const edges: { at: number; lines: number }[] = [];
  for (const line of groupLines(fragments)) {
    const pieces = line.flatMap((fragment) => fragment.pieces).sort((a, b) => a.left - b.left);
    for (const [index, piece] of pieces.entries()) {
      const before = pieces[index - 1];
      if (!before || piece.left - before.right < EDGE_GAP * piece.size) continue;
      if (!isText(before) || !isText(piece)) continue;
      const edge = edges.find(({ at }) => Math.abs(at - piece.left) < SAME_EDGE * piece.size);
      if (edge) edge.lines += 1;
      else edges.push({ at: piece.left, lines: 1 });
    }
  }
  return edges.filter(({ lines }) => lines >= LEAST_AT_EDGE).map(({ at }) => at);
}

/** Gaps become blanks, wide ones cells; half as wide ones behind a date or at a column's edge. */
export function lineOf(fragments: Fragment[], edges: number[] = []): Line {
  const pieces = fragments.flatMap((fragment) => fragment.pieces).sort((a, b) => a.left - b.left);
  const letters = pieces.map((piece) => piece.text).join("");
  const backwards = (letters.match(RIGHT_TO_LEFT)?.length ?? 0) > letters.length / 3;
  const cells: Cell[] = [];
  let last: TextPiece | null = null;
  for (const piece of backwards ? pieces.toReversed() : pieces) {
    const cell = cells.at(-1);
    const [before, after] = backwards ? [piece, last] : [last, piece];
    const gap = before && after ? (after.left - before.right) / Math.max(before.size, after.size) : CELL_GAP;
    const besideDate = cells.length === 1 && MARGIN_DATE.test(cell!.text.trim()) && /^\p{Lu}/u.test(piece.text);
    const atEdge = isText(piece) && edges.some((edge) => Math.abs(edge - piece.left) < SAME_EDGE * piece.size);
    const wide = besideDate ? MARGIN_GAP : atEdge ? EDGE_GAP : CELL_GAP;
    if (cell === undefined || gap >= wide) {
      cells.push({ text: piece.text, left: piece.left, right: piece.right });
    } else {
      cell.text += (gap >= WORD_GAP || piece.spaced ? " " : "") + piece.text;
      cell.left = Math.min(cell.left, piece.left);
      cell.right = Math.max(cell.right, piece.right);
    }
    last = piece;
  }
  return { cells, base: fragments[0]?.base ?? 0, size: Math.max(...fragments.map((fragment) => fragment.size)) };
}

/** Signs in a row, such as the dots of a rating, are no cells. */
function isText({ text }: TextPiece): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export function lineText(line: Line): string {
  return line.cells.map((cell) => cell.text).join("\t");
}

export function usualSize(fragments: Fragment[]): number {
  return median(fragments.map((fragment) => fragment.size));
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function isNextTo(fragment: Fragment, piece: TextPiece, gapLimit: number): boolean {
  const size = Math.max(fragment.size, piece.size);
  const gap = piece.left - fragment.right;
  return Math.abs(piece.base - fragment.base) < SAME_LINE * size && gap > -0.5 * size && gap < gapLimit * size;
}

function mergeTouching(fragments: Fragment[]): Fragment[] {
  return groupLines(fragments).flatMap((line) => {
    const merged: Fragment[] = [];
    for (const fragment of line) {
      const last = merged.at(-1);
      const size = Math.max(last?.size ?? 0, fragment.size);
      const gap = last ? fragment.left - last.right : Number.POSITIVE_INFINITY;
      if (last && Math.abs(gap) < TOUCHING_GAP * size) for (const piece of fragment.pieces) addPiece(last, piece);
      else merged.push(fragment);
    }
    return merged;
  });
}

function fragmentOf(piece: TextPiece): Fragment {
  return {
    pieces: [piece],
    left: piece.left,
    right: piece.right,
    top: piece.base - ASCENT * piece.size,
    bottom: piece.base + DESCENT * piece.size,
    base: piece.base,
    size: piece.size,
    order: piece.order,
  };
}

function addPiece(fragment: Fragment, piece: TextPiece): void {
  fragment.pieces.push(piece);
  fragment.left = Math.min(fragment.left, piece.left);
  fragment.right = Math.max(fragment.right, piece.right);
  if (piece.size > fragment.size) {
    fragment.size = piece.size;
    fragment.base = piece.base;
  }
  fragment.top = Math.min(fragment.top, piece.base - ASCENT * piece.size);
  fragment.bottom = Math.max(fragment.bottom, piece.base + DESCENT * piece.size);
  fragment.order = Math.min(fragment.order, piece.order);
}

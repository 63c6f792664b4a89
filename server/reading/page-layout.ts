/** A run of text on a page, in points from the top left corner; `base` is its baseline, `order` its place in drawing. */
export type TextPiece = {
  text: string;
  left: number;
  right: number;
  base: number;
  size: number;
  order: number;
  /** A blank was drawn before it. */
  spaced: boolean;
};

type Fragment = {
  pieces: TextPiece[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  base: number;
  size: number;
  order: number;
};
type Cut = { first: Fragment[]; second: Fragment[]; gap: number; upright: boolean };

/** All in em, the size of the letters at hand. */
const SAME_LINE = 0.45;
const WORD_GAP = 0.15;
const CELL_GAP = 1.2;
const COLUMN_GAP = 0.9;
const BLOCK_GAP = 0.8;
const ASCENT = 0.75;
const DESCENT = 0.22;

const DATE_LINE = /\b(?:19|20)\d\d\b|\b(?:present|current|now|today|heute|ongoing)\b|\b\d{1,2}[/.]\d{2,4}\b/i;
const PLACE_LINE = /^[\p{Lu}][\p{L} .'-]+,\s*[\p{Lu}][\p{L} .'-]+$/u;
const SIDE_NOTE_CHARACTERS = 45;

/**
 * Puts the text of a page into natural reading order: lines, a tab between cells side by side, an empty line between
 * blocks. The page is cut again and again at white gaps, upright or level; of all gaps the one is taken whose two sides
 * agree best with the order of drawing.
 */
export function layOutPage(pieces: TextPiece[]): string[] {
  const lines = order(joinFragments(pieces));
  return withBlockGaps(lines);
}

function joinFragments(pieces: TextPiece[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const piece of pieces.toSorted((a, b) => a.order - b.order)) {
    const last = fragments.at(-1);
    if (last && continues(last, piece)) addPiece(last, piece);
    else fragments.push(fragmentOf(piece));
  }
  return mergeTouching(fragments);
}

function continues(fragment: Fragment, piece: TextPiece): boolean {
  const size = Math.max(fragment.size, piece.size);
  const gap = piece.left - fragment.right;
  return Math.abs(piece.base - fragment.base) < SAME_LINE * size && gap > -0.5 * size && gap < CELL_GAP * size;
}

/** Words that were drawn apart (accents, links, bold runs) but touch on the page. */
function mergeTouching(fragments: Fragment[]): Fragment[] {
  const merged: Fragment[] = [];
  for (const line of groupLines(fragments)) {
    for (const fragment of line) {
      const last = merged.at(-1);
      const size = last ? Math.max(last.size, fragment.size) : 0;
      const gap = last ? fragment.left - last.right : Number.POSITIVE_INFINITY;
      const touching = last && line.includes(last) && gap < 0.5 * size && gap > -0.5 * size;
      if (touching) for (const piece of fragment.pieces) addPiece(last, piece);
      else merged.push(fragment);
    }
  }
  return merged;
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

type Line = { text: string; top: number; bottom: number; size: number };

function order(fragments: Fragment[]): Line[] {
  const cut = bestCut(fragments);
  if (cut === null) return groupLines(fragments).map(lineOf);
  return [...order(cut.first), ...order(cut.second)];
}

function bestCut(fragments: Fragment[]): Cut | null {
  if (fragments.length < 2) return null;
  let best: Cut | null = null;
  let bestAgreement = -1;
  const upright = uprightCuts(fragments).filter((cut) => !cutsOffSideNotes(cut));
  for (const cut of [...upright, ...levelCuts(fragments)]) {
    const agreement = agreementWithDrawing(cut);
    const better =
      agreement > bestAgreement + 0.001 || (agreement > bestAgreement - 0.001 && best !== null && cut.gap > best.gap);
    if (better) {
      best = cut;
      bestAgreement = Math.max(agreement, bestAgreement);
    }
  }
  return best;
}

function uprightCuts(fragments: Fragment[]): Cut[] {
  const sorted = fragments.toSorted((a, b) => a.left - b.left);
  const em = median(fragments.map((fragment) => fragment.size));
  const cuts: Cut[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const [index, fragment] of sorted.entries()) {
    const gap = fragment.left - right;
    if (index > 0 && gap >= COLUMN_GAP * em) {
      cuts.push({ first: sorted.slice(0, index), second: sorted.slice(index), gap, upright: true });
    }
    right = Math.max(right, fragment.right);
  }
  return cuts;
}

function levelCuts(fragments: Fragment[]): Cut[] {
  const sorted = fragments.toSorted((a, b) => a.top - b.top);
  const cuts: Cut[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [index, fragment] of sorted.entries()) {
    const gap = fragment.top - bottom;
    if (index > 0 && gap > 0)
      cuts.push({ first: sorted.slice(0, index), second: sorted.slice(index), gap, upright: false });
    bottom = Math.max(bottom, fragment.bottom);
  }
  return cuts;
}

/** The share of pairs, one from each side, that were drawn in the order of the sides. */
function agreementWithDrawing(cut: Cut): number {
  const all = [
    ...cut.first.map((fragment) => ({ order: fragment.order, first: true })),
    ...cut.second.map((fragment) => ({ order: fragment.order, first: false })),
  ].sort((a, b) => a.order - b.order);
  let firstSoFar = 0;
  let agreeing = 0;
  for (const each of all) {
    if (each.first) firstSoFar += 1;
    else agreeing += firstSoFar;
  }
  return agreeing / (cut.first.length * cut.second.length);
}

/** Whether an upright cut would part entries from the dates or places that stand beside them. */
function cutsOffSideNotes(cut: Cut): boolean {
  const first = groupLines(cut.first);
  const second = groupLines(cut.second);
  return isSideNotes(first, second) || isSideNotes(second, first);
}

function isSideNotes(side: Fragment[][], other: Fragment[][]): boolean {
  const notes = side.filter((line) => {
    const text = lineOf(line).text;
    return text.length <= SIDE_NOTE_CHARACTERS && (DATE_LINE.test(text) || PLACE_LINE.test(text));
  });
  const beside = side.filter((line) =>
    other.some((each) => Math.abs(each[0]!.base - line[0]!.base) < SAME_LINE * line[0]!.size),
  );
  return notes.length >= side.length / 2 && beside.length >= side.length / 2;
}

/** Fragments on one baseline, from left to right; lines from top to bottom. */
function groupLines(fragments: Fragment[]): Fragment[][] {
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

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/gu;

function lineOf(fragments: Fragment[]): Line {
  const pieces = fragments.flatMap((fragment) => fragment.pieces).sort((a, b) => a.left - b.left);
  const letters = pieces.map((piece) => piece.text).join("");
  const backwards = (letters.match(RIGHT_TO_LEFT)?.length ?? 0) > letters.length / 3;
  let text = "";
  let last: TextPiece | null = null;
  for (const piece of backwards ? pieces.toReversed() : pieces) {
    if (last) text += gapText(backwards ? piece : last, backwards ? last : piece);
    text += piece.text;
    last = piece;
  }
  return {
    text,
    top: Math.min(...fragments.map((fragment) => fragment.top)),
    bottom: Math.max(...fragments.map((fragment) => fragment.bottom)),
    size: Math.max(...fragments.map((fragment) => fragment.size)),
  };
}

function gapText(left: TextPiece, right: TextPiece): string {
  const gap = (right.left - left.right) / Math.max(left.size, right.size);
  if (gap >= CELL_GAP) return "\t";
  return gap >= WORD_GAP || right.spaced ? " " : "";
}

function withBlockGaps(lines: Line[]): string[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const gap = above ? line.top - above.bottom : 0;
    return gap > BLOCK_GAP * line.size || gap < -line.size ? ["", line.text] : [line.text];
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

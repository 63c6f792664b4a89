import type { Box } from "./painted-paths.ts";
import type { TextPiece } from "./text-fragments.ts";

const LEAST_SIDE = 0.15; // all in em, the size of the letters beside the dot
const MOST_SIDE = 0.5;
const ROUND = 0.75;
const LEAST_GAP = 0.2;
const MOST_GAP = 2.2;
const LOWEST = 0.05;
const HIGHEST = 0.65;
const FREE_BEFORE = 1; // so far apart stands what is in another column
const SAME_EDGE = 1;
const LEAST_AT_EDGE = 2;
const BULLET = /^[•●▪◦‣·■□►➢✓✔❖◆○\uf000-\uf0ff]/u;

/** Pages whose bullets are letters have none that are drawn. */
export function mayHaveDrawnBullets(pieces: TextPiece[]): boolean {
  return !pieces.some(({ text }) => BULLET.test(text));
}

/** Browsers draw the dots of a list as shapes: what stands behind such a dot gets it as a letter. */
export function withDrawnBullets(pieces: TextPiece[], boxes: Box[]): TextPiece[] {
  const dots = boxes.flatMap((box) => {
    const piece = pieceBehind(box, pieces);
    return piece ? [{ left: box.left, piece }] : [];
  });
  const isInList = (left: number) =>
    dots.filter((other) => Math.abs(other.left - left) < SAME_EDGE).length >= LEAST_AT_EDGE;
  const marked = new Set(dots.filter(({ left }) => isInList(left)).map(({ piece }) => piece));
  return pieces.map((piece) => (marked.has(piece) ? { ...piece, text: `• ${piece.text}` } : piece));
}

function pieceBehind({ left, right, top, bottom }: Box, pieces: TextPiece[]): TextPiece | null {
  const [width, height, middle] = [right - left, bottom - top, (top + bottom) / 2];
  if (width <= 0 || height <= 0 || Math.min(width, height) < ROUND * Math.max(width, height)) return null;
  const isBeside = ({ base, size }: TextPiece) => base - middle > LOWEST * size && base - middle < HIGHEST * size;
  const line = pieces.filter(isBeside);
  const [behind] = line.filter((piece) => piece.left > right).sort((a, b) => a.left - b.left);
  if (!behind) return null;
  const { size } = behind;
  const gap = behind.left - right;
  const fits =
    width >= LEAST_SIDE * size && width <= MOST_SIDE * size && gap >= LEAST_GAP * size && gap <= MOST_GAP * size;
  const isFree = !line.some((piece) => piece.left < left && piece.right > left - FREE_BEFORE * size);
  return fits && isFree ? behind : null;
}

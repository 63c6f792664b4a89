import { SAME_LINE, type TextPiece } from "./text-fragments.ts";

/** What fonts without accented letters draw over the next letter, LaTeX's first of all, and the mark each stands for. */
const MARKS = new Map([
  ["´", "\u0301"],
  ["`", "\u0300"],
  ["¨", "\u0308"],
  ["ˆ", "\u0302"],
  ["˜", "\u0303"],
  ["˚", "\u030a"],
  ["ˇ", "\u030c"],
  ["¸", "\u0327"],
  ["¯", "\u0304"],
  ["˘", "\u0306"],
  ["˙", "\u0307"],
  ["˝", "\u030b"],
]);
const DOTLESS = new Map([
  ["ı", "i"],
  ["ȷ", "j"],
]);
const LEAST_OVERLAP = 0.15; // in em: how far a letter lies at least under the accent before it

/** Puts an accent drawn alone onto the letter that it is drawn over; takes pieces in the order of drawing. */
export function withAccents(pieces: TextPiece[]): TextPiece[] {
  const whole: TextPiece[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    const mark = before && MARKS.get(before.text.slice(-1));
    if (!mark || !isUnder(before, piece)) {
      whole.push(piece);
      continue;
    }
    const rest = before.text.slice(0, -1);
    whole.pop();
    if (rest.trim() !== "") whole.push({ ...before, text: rest, right: piece.left });
    const spaced = rest.trim() === "" ? before.spaced : piece.spaced;
    whole.push({ ...piece, text: accented(piece.text, mark), spaced });
  }
  return whole;
}

function isUnder(accent: TextPiece, letter: TextPiece): boolean {
  return (
    /^\p{L}/u.test(letter.text) &&
    letter.left < accent.right - LEAST_OVERLAP * letter.size &&
    letter.right > accent.right - accent.size &&
    Math.abs(letter.base - accent.base) < SAME_LINE * letter.size
  );
}

function accented(text: string, mark: string): string {
  const first = text.slice(0, 1);
  return `${DOTLESS.get(first) ?? first}${mark}${text.slice(1)}`.normalize("NFC");
}

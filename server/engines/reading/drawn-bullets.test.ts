import { expect, test } from "vitest";
import { mayHaveDrawnBullets, withDrawnBullets } from "./drawn-bullets.ts";
import type { Box } from "./painted-paths.ts";
import type { TextPiece } from "./text-fragments.ts";

const piece = (text: string, left: number, base: number): TextPiece => ({
  text,
  left,
  right: left + text.length * 5,
  base,
  size: 10,
  order: base,
  spaced: false,
});
/** Three points wide, its middle three above the baseline. */
const dot = (left: number, base: number, side = 3): Box => {
  const top = base - 3 - side / 2;
  return { left, right: left + side, top, bottom: top + side };
};
const texts = (pieces: TextPiece[], boxes: Box[]) => withDrawnBullets(pieces, boxes).map(({ text }) => text);

test("EN-01 the dots of a list that a browser draws as shapes stand before their lines, also beside another column", () => {
  const pieces = [piece("Cook", 50, 90), piece("Ran the grill", 80, 100), piece("and the pass", 80, 112)];
  pieces.push(piece("Trained two", 80, 124), piece("May 2020", 10, 124));
  expect(texts(pieces, [dot(68, 100), dot(68, 124)])).toEqual([
    "Cook",
    "• Ran the grill",
    "and the pass",
    "• Trained two",
    "May 2020",
  ]);
});

test("EN-01 single shapes, large ones, lines and the dots of a rating are no bullets", () => {
  const pieces = [piece("Ran the grill", 80, 100), piece("Trained two", 80, 124)];
  const plain = ["Ran the grill", "Trained two"];
  expect(texts(pieces, [dot(68, 100)])).toEqual(plain);
  expect(texts(pieces, [dot(60, 100, 9), dot(60, 124, 9)])).toEqual(plain);
  expect(texts(pieces, [dot(68, 112), dot(68, 136)])).toEqual(plain);
  const rules = [100, 124].map((base) => ({ left: 60, right: 75, top: base - 3, bottom: base - 2 }));
  expect(texts(pieces, rules)).toEqual(plain);
  const rated = [piece("French", 40, 100), piece("Arabic", 40, 124)];
  expect(texts(rated, [dot(72, 100), dot(78, 100), dot(72, 124)])).toEqual(["French", "Arabic"]);
});

test("EN-01 a page whose bullets are letters is not searched for shapes", () => {
  expect(mayHaveDrawnBullets([piece("• Ran the grill", 80, 100)])).toBe(false);
  expect(mayHaveDrawnBullets([piece("Ran the grill", 80, 100)])).toBe(true);
});

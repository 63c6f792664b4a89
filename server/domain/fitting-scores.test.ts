import fc from "fast-check";
import { expect, test } from "vitest";
import { keepFitting } from "./fitting-scores.ts";

function kept(scores: number[]): number[] {
  return keepFitting(scores.map((score) => ({ score }))).map(({ score }) => score);
}

test("DEC-95 matches have 40 or more; fewer than ten are filled up with the best from 20 on", () => {
  expect(kept([90, 40, 39, 20, 19])).toEqual([90, 40, 39, 20]);
  expect(kept(Array(12).fill(41).concat(39))).toEqual(Array(12).fill(41));
  expect(kept(Array(9).fill(41).concat(39, 38))).toEqual([...Array(9).fill(41), 39]);
  expect(kept([19, 0])).toEqual([]);
});

test("DEC-95 no match is ever left out, and nothing below 20 shown", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }), (scores) => {
      const shown = kept(scores.sort((a, b) => b - a));
      const matches = scores.filter((score) => score >= 40);
      expect(shown.slice(0, matches.length)).toEqual(matches);
      expect(shown.every((score) => score >= 20)).toBe(true);
      if (matches.length < 10) expect(shown.length).toBeLessThanOrEqual(10);
      else expect(shown).toEqual(matches);
    }),
  );
});

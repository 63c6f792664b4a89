import { expect, test } from "vitest";
import { scoreColour, scoreWord } from "./score-band.ts";

test("JM-22 90 green, 89 and 80 yellow, 79 orange", () => {
  expect([100, 90, 89, 80, 79, 0].map(scoreColour)).toEqual(["good", "good", "fair", "fair", "low", "low"]);
});

test("JM-25 the four bands", () => {
  expect([80, 79, 60, 59, 40, 39, 0].map(scoreWord)).toEqual([
    "Excellent match",
    "Good match",
    "Good match",
    "Fair match",
    "Fair match",
    "Consider skill development",
    "Consider skill development",
  ]);
});

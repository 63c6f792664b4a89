import { expect, test } from "vitest";
import { turnsIn } from "./told-turn.ts";

test.each([
  [
    "Sous chef with ten years in kitchens, looking to move into foodservice sales",
    "After ten years in kitchens I want to move into foodservice sales.",
  ],
  [
    "Sous chef with ten years in kitchens, looking to move to the other side of the dock: food sales.",
    "After ten years in kitchens I want to move to food sales.",
  ],
  [
    "Looking to move from general aviation to the airlines",
    "I would like to move from general aviation to the airlines.",
  ],
  ["Former primary teacher retraining as a bookkeeper", "I am a former primary teacher retraining as a bookkeeper."],
  [
    "Returning to work after a planned two-year career break to look after my children",
    "I am returning to work after a planned two-year career break to look after my children.",
  ],
  [
    "Nurse with eight years of experience, returning to bedside care after a two-year break to care for a parent",
    "I am returning to bedside care after a two-year break to care for a parent.",
  ],
  [
    "Marketing executive returning to work following a career break (2023-2026) to raise twins",
    "I took a career break from 2023 to 2026 to raise twins and am returning to work.",
  ],
  ["Returning to teaching after maternity leave", "I am returning to teaching after maternity leave."],
  [
    "I'm a friendly and reliable school leaver looking for my first full time job",
    "I am a school leaver looking for my first full-time job.",
  ],
])("a turn in somebody's work is told in one sentence: %s", (sentence, told) => {
  expect(turnsIn(sentence)[0]?.ways[0]).toBe(told);
});

test.each([
  "Dynamic graduate seeking a challenging position with room for growth",
  "Chef with ten years in kitchens",
  "Returned the deposit to customers after a short delay",
  "Coordinated the return to work after sick leave of 40 employees",
])("a sentence that tells of no turn is none: %s", (sentence) => {
  expect(turnsIn(sentence)).toEqual([]);
});

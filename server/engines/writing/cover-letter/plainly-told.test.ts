import { expect, test } from "vitest";
import { GRAMMAR } from "../languages/en/grammar.ts";
import type { Proof } from "./choose-proofs.ts";
import { isPlainlyTold } from "./plainly-told.ts";

function isPlain(text: string, isCurrent = false): boolean {
  const told = GRAMMAR.tell(text, { isCurrent, isVerbLed: isCurrent });
  return told !== null && isPlainlyTold({ deed: { text }, told } as Proof, "en");
}

test.each([
  "Made labels, crates, and trays for twelve farms, resulting in fewer losses",
  "Started a rowing school, centrally planning over 110 lessons",
  "Manually regrafted the old pear trees of the orchard",
  "Sold boats, ropes and sails to clubs, along with training their crews",
  "Cleared all Title exceptions of the harbour office",
])("told in prose: %s", (line) => {
  expect(isPlain(line)).toBe(true);
});

test.each([
  "Review repair orders to ensure that parts are there",
  "Assist in planning the regatta",
  "Use Excel to plan moorings",
])("no noun is in doubt: %s", (line) => {
  expect(isPlain(line, true)).toBe(true);
});

test.each(["Guided 18 crew members Achievements", "Rebuilt the mill in timber framing Approach helped the village"])(
  "not told in prose: %s",
  (line) => {
    expect(isPlain(line)).toBe(false);
  },
);

import { expect, test } from "vitest";
import { GRAMMARS } from "../grammars.ts";
import { includedWork, joinIncluded } from "./included-work.ts";

test.each([
  [
    "Carer reviews, statutory supervision visits, support at times of crisis",
    "carer reviews, statutory supervision visits and support at times of crisis",
  ],
  [
    "Initial and further assessments, care applications in court",
    "initial and further assessments and care applications in court",
  ],
  ["Documentation in Epic (superuser in 2020)", "documentation in Epic"],
  ["Practical classes in chromatography and spectroscopy", "practical classes in chromatography and spectroscopy"],
  ["Shopify product uploads and homepage updates", "Shopify product uploads and homepage updates"],
])("a line that only names work says what the work included: %s", (line, named) => {
  expect(includedWork(line, false)).toBe(`My work included ${named}`);
  expect(includedWork(line, true)).toBe(`My work includes ${named}`);
});

test.each([
  "References available on request",
  "Building codes and regulations",
  "Open water swimming, allotment, school governor",
  "Stock control, trained staff",
  "Two promotions in three years",
  "Bakery in the old town, known for its bread",
  "Knowledge of the national curriculum",
  "E.S.D. certified and meets standards and requirements",
])("what names no work, or somebody, is no work: %s", (line) => {
  expect(includedWork(line, false)).toBeNull();
});

test("two lines that name work make one sentence, of one time", () => {
  const one = "My work included carer reviews";
  expect(joinIncluded(one, "My work included court reports")).toBe(`${one}, as well as court reports`);
  expect(joinIncluded(one, "My work includes court reports")).toBeNull();
  expect(joinIncluded(one, "I wrote court reports")).toBeNull();
});

test.each([
  ["Test raw materials and finished shampoos", "I test raw materials and finished shampoos"],
  ["Plan and post content for Instagram", "I plan and post content for Instagram"],
  ["Wait on 6-7 tables at once", "I wait on 6-7 tables at once"],
])("among lines that begin with verbs a first word that may be one is one: %s", (line, told) => {
  expect(GRAMMARS.en.tell(line, { isCurrent: true, isVerbLed: true })?.sentence).toBe(told);
});

test.each(["Lead technician for the night crew", "Stock rotation and date checks", "Mentor to two juniors"])(
  "a title, a name of work and a role stay what they are: %s",
  (line) => {
    const told = GRAMMARS.en.tell(line, { isCurrent: true, isVerbLed: true })?.sentence ?? "";
    expect(told).not.toMatch(/^I (?:lead technician|stock rotation|mentor to)/u);
  },
);

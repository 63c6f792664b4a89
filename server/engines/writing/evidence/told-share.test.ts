import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

const SOURCES = sourcesOfResume(
  profileOf(`Ottilie Marchbanks
Exeter, UK

EXPERIENCE
Fenwater Kitchens, Exeter
Head Chef, 2019 - present
- Trained 12 apprentices; 9 still in our kitchens
- Mentored four cooks, two were promoted

EDUCATION
Diploma in Catering, 2013`),
);

test.each([
  ["I trained 12 apprentices; 9 are still in our kitchens.", "borne out"],
  ["I mentored four cooks, and two were promoted.", "borne out"],
  ["I trained 12 apprentices; 12 are still in our kitchens.", "not sure"],
  ["I trained 12 apprentices; 9 were promoted.", "not sure"],
  ["I trained 12 apprentices, and 9 are head chefs now.", "not sure"],
  ["I mentored four cooks; four were promoted.", "not sure"],
  ["I mentored four cooks; two left.", "not sure"],
])("DEC-99 what is said of some of those that were counted is said of so many: %s", (claim, answer) => {
  expect(judgeStatement(claim, SOURCES).answer).toBe(answer);
});

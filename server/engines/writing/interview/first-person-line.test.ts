import { expect, test } from "vitest";
import { inFirstPerson } from "./first-person-line.ts";

test.each([
  ["Examined reports of posts such as Lima, Stockholm and Quito", "I examined reports"],
  ["Assisted the branch manager in leading the office", "I assisted the branch manager"],
  ["In charge of sourcing talent through three agencies", "I was in charge of sourcing"],
  ["Orders rose from 20 to 55 a week", "Orders rose from 20 to 55"],
])("%s: a line is said by its person", (line, start) =>
  expect(inFirstPerson(line, { isCurrent: false })?.startsWith(start)).toBe(true),
);

test.each([
  "Plated, buffet, family style or food stations, plus more",
  "Preparation of 1099-s",
  "Direct liaison between kitchen and front of house members",
  "Executive scorecard reports for senior management",
  "(carried a load of over 200 openings nationwide)",
  "Evaluated progress of the children and recommended appropriate",
])("%s: what nobody would say of themselves is not said", (line) =>
  expect(inFirstPerson(line, { isCurrent: false })).toBe(null),
);

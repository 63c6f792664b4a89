import { expect, test } from "vitest";
import { isChangeOf, tellsOnlyOfPeople } from "./answer-points.ts";

const IN_ENGLISH = { language: "en", resumeLanguage: "en" } as Parameters<typeof isChangeOf>[2];

test.each([
  ["Reduce breakages and late returns", "Breakages down from 7% to 2% of crates", true],
  ["Improve ticket sales", "Raised ticket sales by 12% at two fairs", true],
  ["Reduce breakages", "Sickness down from 7% to 2%", false],
  ["Improve return rates of library books", "Returns up from 58% to 81% after three letters", true],
  ["Count breakages", "Breakages down from 7% to 2% of crates", false],
])("%s: whether it is answered by %s: %s", (point, line, isSo) => {
  expect(isChangeOf(point, line, IN_ENGLISH)).toBe(isSo);
});

test.each([
  ["Success with kennel grants", "Supervise one part-time grants assistant", true],
  ["Success with kennel grants", "Won two kennel grants of $9,000", false],
  ["Supervise grants assistants", "Supervise one part-time grants assistant", false],
])("%s: whether only people are told of in %s: %s", (point, line, isSo) => {
  expect(tellsOnlyOfPeople(point, line, IN_ENGLISH)).toBe(isSo);
});

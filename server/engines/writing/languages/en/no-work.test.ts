import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { namesNoWork } from "./no-work.ts";

test.each([
  "My work included answer incoming calls about bills",
  "I handled accountable for new construction and moves",
  "My work included duties also included keeping time sheets",
  "I handled clear understanding of the user requirements",
  "I handled taco Palenque 18 locations (10 cities)",
  "My work included promptly deals with guest requests",
  "My work includes of space and office move",
])("what is no work is not called so: %s", (sentence) => {
  expect(namesNoWork(sentence)).toBe(true);
});

test.each([
  "My work included market research of competing products",
  "I handled daily billing and invoicing for two offices",
  "My work includes timely production of statutory reports",
  "My work included help desk and IT support duties",
  "I handled review of government contracts",
  "My work included balance sheet reconciliations for five divisions",
])("work may be called by a word that is a verb elsewhere: %s", (sentence) => {
  expect(namesNoWork(sentence)).toBe(false);
});

test("a verb that may be a noun tells what was done where its object says so", () => {
  const told = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.sentence;
  expect(told("Answer incoming calls regarding bills")).toBe("I answered incoming calls regarding bills");
  expect(told("Pack customer purchases in bags or cartons")).toBe("I packed customer purchases in bags or cartons");
  expect(told("Place special orders or call other stores to find items")).toBeUndefined();
});

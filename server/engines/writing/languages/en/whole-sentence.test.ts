import { expect, test } from "vitest";
import { clumsiness, isWholeSentence } from "./whole-sentence.ts";

test.each([
  "I settled claims for three carriers and kept their files in order",
  "I recommended other suppliers to cut cost and shorten delivery",
  "I ensured that all doors and windows are closed at night",
  "I moved the archive into Salesforce within four months",
  "I planned and led the training of 14 cooks",
])("told as it is: %s", (text) => {
  expect(isWholeSentence(text)).toBe(true);
});

test.each([
  ["two lines run together", "I kept the accounts status Heavy interaction with suppliers"],
  ["another subject", "I prepared returns along with ledgers were a part of the work"],
  ["two tenses", "I kept the site and oversees two editors"],
  ["a third person", "I create and monitors a budget"],
  ["no second verb", "I documented and Functional papers for the till"],
  ["the name of a deed beside a deed", "I reconciled annual sales and review of agreements"],
  ["cut at a short form", "I gave support to the Sr"],
  ["done by others", "I promoted 4 times within six years"],
])("not told, %s: %s", (_why, text) => {
  expect(isWholeSentence(text)).toBe(false);
});

test("a plain sentence reads better than one that a reader stumbles at", () => {
  expect(clumsiness("I trained eleven cooks and opened two kitchens")).toBe(0);
  for (const text of [
    "I managed allcredentialing of the staff",
    "I worked with business team in first year",
    "I performed various duties in a fast-paced environment",
    "I kept day/night/weekend plans (and others) for units",
  ])
    expect(clumsiness(text)).toBeGreaterThan(0.5);
});

test("a thing without its article, a stray capital and a long list make a sentence clumsy", () => {
  const plain = clumsiness("I advised users on tickets and seats");
  for (const text of [
    "I advised the ushers and help client with late boats",
    "I managed sessions with guests Punctual and quick to learn",
    "I advised users in daily huddles Harbour Pilot",
  ])
    expect(clumsiness(text), text).toBeGreaterThan(plain + 0.5);
});

test("a line of the past that began inside another one is no part of it", () => {
  expect(isWholeSentence("I greeted the guests of the ferry Liaised as a link to the harbour")).toBe(false);
});

test("issue 17: a name between two small words and what takes no article read well", () => {
  const names = "I created a course in Canvas with 42 lessons and a quiz";
  expect(clumsiness(names)).toBeLessThan(clumsiness(names.replace("in Canvas", "Canvas")));
  expect(clumsiness("I prospect 60 accounts weekly by phone and door to door")).toBe(0);
});

import { expect, test } from "vitest";
import { parseShown, remainingCards } from "./shown-cards.ts";

test.each([
  [null, 6],
  ["", 6],
  ["x", 6],
  ["-12", 6],
  ["6.5", 6],
  ["12", 12],
  ["13", 13],
  ["300", 300],
  ["306", 300],
  ["1e9", 300],
])("DEC-08, RO-08: ?show=%s shows %i cards", (value, shown) => {
  expect(parseShown(value)).toBe(shown);
});

test("JM-10, DEC-81: Load More offers what is left, and nothing beyond 300", () => {
  expect(remainingCards(14, 6)).toBe(8);
  expect(remainingCards(14, 14)).toBe(0);
  expect(remainingCards(320, 294)).toBe(6);
  expect(remainingCards(320, 300)).toBe(0);
});

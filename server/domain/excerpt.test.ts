import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("RO-08 DEC-42 MR-08 a text is cut at exactly 150 characters, and only then ends in three dots", () => {
  expect(excerpt("a".repeat(150))).toBe("a".repeat(150));
  expect(excerpt("a".repeat(151))).toBe(`${"a".repeat(150)}...`);
  expect(excerpt("")).toBe("");
});

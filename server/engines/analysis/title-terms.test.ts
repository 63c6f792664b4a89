import { expect, test } from "vitest";
import { isGroupTerm, titleGroup, titleTerms } from "./title-terms.ts";

test("words, pairs and their groups are the terms of a title", () => {
  expect(titleTerms("Software Developer")).toEqual(["software", "software developer", "developer", "~developer"]);
  expect(titleTerms("Kindergarten Teacher").filter(isGroupTerm)).toEqual([
    "~kindergarten",
    "~teacher",
    "~teacher: early years",
    "~teacher: primary school",
  ]);
  expect(titleTerms("Zoo")).toEqual(["zoo"]);
});

test("words that name nearly the same work share a group, others do not", () => {
  expect(titleGroup("developer")).toBe(titleGroup("engineer"));
  expect(titleGroup("kindergarten")).toBe(titleGroup("elementary"));
  expect(titleGroup("chef")).not.toBe(titleGroup("welder"));
  expect(titleGroup("manager")).toBeNull();
});

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

test.each([
  ["Dental Nurse - 24-30 hours per week", "Dental Nurse"],
  ["Buchhalter (Teilzeit 25–30 Std. oder Vollzeit)", "Buchhalter"],
  ["Comptable CDD 12 mois", "Comptable"],
  ["Pflegefachfrau 60–80%", "Pflegefachfrau"],
  ["Contable a tiempo parcial", "Contable"],
  ["Level 3 Nursery Nurse", "Level 3 Nursery Nurse"],
])("hours and terms are no words of a title: %s", (title, bare) => {
  const bareTerms = titleTerms(bare);
  expect(titleTerms(title).filter((term) => !bareTerms.includes(term))).toEqual([]);
});

import { expect, test } from "vitest";
import { groupByCompany, sortCompanies } from "./company-groups.ts";
import { parseCompanySort, parseOpenMaterial } from "./materials-params.ts";

const COMPANIES = [
  { name: "Moritz", count: 1 },
  { name: "acme", count: 2 },
  { name: "Zeta", count: 2 },
  { name: "Bold", count: 1 },
];

test.each([
  ["name-asc", ["acme", "Bold", "Moritz", "Zeta"]],
  ["name-desc", ["Zeta", "Moritz", "Bold", "acme"]],
  ["most", ["acme", "Zeta", "Bold", "Moritz"]],
  ["least", ["Bold", "Moritz", "acme", "Zeta"]],
] as const)("AM-03, DEC-66: companies by %s", (sort, names) => {
  expect(sortCompanies(COMPANIES, sort).map(({ name }) => name)).toEqual(names);
});

test("AM-03, DEC-08: an order that does not exist is Name (A-Z)", () => {
  expect(parseCompanySort("by-moon")).toBe("name-asc");
  expect(parseCompanySort(null)).toBe("name-asc");
});

test("AM-25, CE-06: materials stand under the company of their title, newest first", () => {
  const groups = groupByCompany([
    { title: "Cover Letter - Nurse at Acme", createdAt: "2026-01-01T00:00:00Z" },
    { title: "CV - Acme - Nurse", createdAt: "2026-03-01T00:00:00Z" },
    { title: "Interview Prep - Nurse at Zeta", createdAt: "not a date" },
    { title: "Interview Prep - Nurse at Acme", createdAt: "2026-02-01T00:00:00Z" },
  ]);
  expect([...groups.keys()].toSorted()).toEqual(["Acme", "Zeta"]);
  expect(groups.get("Acme")?.map(({ createdAt }) => createdAt.slice(5, 7))).toEqual(["03", "02", "01"]);
});

test("DEC-08: the letter's viewer and the dialogs of a material stand in the address", () => {
  expect(parseOpenMaterial("?company=A&letter=7&mode=edit")).toEqual({ view: "letter", id: "7", isEditing: true });
  expect(parseOpenMaterial("?letter=7")).toEqual({ view: "letter", id: "7", isEditing: false });
  expect(parseOpenMaterial("?dialog=delete&material=7")).toEqual({ view: "delete", id: "7" });
  expect(parseOpenMaterial("?dialog=upload&letter=7")).toBeNull();
  expect(parseOpenMaterial("?dialog=delete")).toBeNull();
});

import { expect, test } from "vitest";
import { familyKinship, OCCUPATION_FAMILIES } from "./lexicon/occupation-families.ts";
import { titleTerms } from "./title-terms.ts";
import { familiesOfTitle } from "./title-families.ts";
import { titleSegments } from "./title-segments.ts";
import { isLevelWord, titleWords } from "./title-words.ts";

test("a title's words come in one form each: abbreviations written out, plurals and agent forms joined", () => {
  expect(titleWords("Sr. RN")).toEqual(["senior", "registered", "nurse"]);
  expect(titleWords("VP, HR")).toEqual(["vicepresident", "human", "resource"]);
  expect(titleWords("Software Engineering")).toEqual(titleWords("software engineers"));
  expect(titleWords("Nursing")).toEqual(titleWords("Nurses"));
  expect(titleWords("Café Manager")).toEqual(["cafe", "manager"]);
  expect(titleWords("C++ / .NET Developer")).toEqual(["cplusplus", "dotnet", "developer"]);
});

test("level words are told from the occupation", () => {
  expect(["senior", "ii", "intern"].every(isLevelWord)).toBe(true);
  expect(["nurse", "engineer", "sales"].some(isLevelWord)).toBe(false);
});

test("a title is split at commas, dashes, for, with and at, and its first part says most", () => {
  const segments = titleSegments("Account Manager - Automotive, for Dealers at Northwind");
  expect(segments.map(({ words }) => words.join(" "))).toEqual([
    "account manager",
    "automotive",
    "dealer",
    "northwind",
  ]);
  const weights = segments.map(({ weight }) => weight);
  expect(weights[0]).toBe(1);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
});

test("a rank before the comma is joined with its field", () => {
  expect(familiesOfTitle("Director, Business Development")[0]?.family).toBe("business-development");
  expect(familiesOfTitle("Manager, Corporate Communications, Cloud")[0]?.family).toBe("communications");
});

test.each([
  ["Registered Nurse (RN) - Telemetry", "nursing"],
  ["CNA", "care-support"],
  ["Sous Chef", "culinary"],
  ["Sr. Staff Accountant", "accounting"],
  ["Director of Finance", "finance"],
  ["Bank Teller", "banking"],
  ["HR Generalist", "human-resources"],
  ["IT Support Specialist", "it-systems"],
  ["Full-Stack Engineer", "software"],
  ["Substitute Teacher", "teaching"],
  ["Construction Project Manager", "construction"],
  ["Healthcare Recruiter", "human-resources"],
  ["Retail Sales Associate", "retail"],
  ["Truck Driver CDL A", "driving"],
  ["Graphic Designer", "design"],
  ["Personal Trainer", "fitness"],
  ["Paralegal", "legal"],
  ["Warehouse Supervisor", "logistics"],
  ["Assistant Principal", "education-administration"],
  ["Security Aide", "security-safety"],
  ["Securities Trader", "investment"],
  ["Research Intern", "science"],
  ["Clinical Research Assistant", "science"],
  ["Legal Research Intern", "legal"],
  ["Market Research Intern", "business-analysis"],
])("%s is work of the family %s", (title, family) => {
  expect(familiesOfTitle(title)[0]?.family).toBe(family);
});

test("general heads alone say nothing, a lone broad title leaves doubt, a full title none", () => {
  expect(familiesOfTitle("Manager")).toEqual([]);
  expect(familiesOfTitle("Specialist II")).toEqual([]);
  const sureness = (title: string) => familiesOfTitle(title).reduce((sum, { share }) => sum + share, 0);
  expect(sureness("Designer")).toBeLessThan(0.7);
  expect(sureness("Graphic Designer")).toBeCloseTo(1);
});

test("principal is a rank before another title and leads a school alone", () => {
  expect(familiesOfTitle("Principal Software Engineer").map(({ family }) => family)).toEqual(["software"]);
  expect(familiesOfTitle("Principal")[0]?.family).toBe("education-administration");
});

test("two titles joined by and or a slash both count", () => {
  expect(
    familiesOfTitle("Finance & Office Manager")
      .map(({ family }) => family)
      .sort(),
  ).toEqual(["administration", "finance"]);
  expect(familiesOfTitle("Owner/Chef")[0]?.family).toBe("culinary");
});

test("shares never add up to more than one, whatever the title", () => {
  for (const title of [
    "",
    "   ",
    "!!!",
    "Chef Nurse Teacher Driver",
    "a".repeat(5000),
    "Nurse, ".repeat(300),
    "日本語",
  ]) {
    expect(familiesOfTitle(title).reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test("terms are words and adjacent pairs, each once, pairs without level words", () => {
  expect(titleTerms("Senior Java Developer Developer")).toEqual([
    "senior",
    "java",
    "java developer",
    "developer",
    "developer developer",
    "~developer",
    "~engineer: back end",
  ]);
});

test("there are 40 families or more with about a thousand titles, each a family of its own first title", () => {
  const titles = OCCUPATION_FAMILIES.flatMap(({ titles: list }) => list.split(";"));
  expect(OCCUPATION_FAMILIES.length).toBeGreaterThanOrEqual(40);
  expect(titles.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(OCCUPATION_FAMILIES.map(({ id }) => id)).size).toBe(OCCUPATION_FAMILIES.length);
  for (const { id, titles: list } of OCCUPATION_FAMILIES) {
    const own = list.split(";").filter((title) => familiesOfTitle(title).some(({ family }) => family === id));
    expect(own.length / list.split(";").length, id).toBeGreaterThan(0.95);
  }
});

test("kinship holds both ways, is whole with itself and partial with others", () => {
  for (const { id } of OCCUPATION_FAMILIES) {
    expect(familyKinship(id, id)).toBe(1);
    for (const { id: other } of OCCUPATION_FAMILIES) {
      expect(familyKinship(id, other)).toBe(familyKinship(other, id));
      if (other !== id) expect(familyKinship(id, other)).toBeLessThan(1);
    }
  }
  expect(familyKinship("nursing", "care-support")).toBeGreaterThan(0);
  expect(familyKinship("nursing", "software")).toBe(0);
});

test("an engineer without a field is surely no mechanical one", () => {
  const [family] = familiesOfTitle("VP of Engineering");
  expect(family?.share ?? 0).toBeLessThan(0.5);
  expect(familiesOfTitle("Mechanical Engineer")).toEqual([{ family: "mechanical-engineering", share: 1 }]);
});

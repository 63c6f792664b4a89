import { expect, test } from "vitest";
import { findSkills } from "./find-skills.ts";

const named = (text: string, list: boolean) => findSkills(text, { list }).map(({ name }) => name);

test.each([
  ["Kenntnisse in der Wundversorgung und in der Pflegedokumentation", ["Wound Care", "Charting"]],
  [
    "Erfahrung in der Finanzbuchhaltung, in der Lohnbuchhaltung und mit dem Mahnwesen",
    ["Accounting", "Payroll", "Collections"],
  ],
  ["Tenue de caisse, mise en rayon et relation client", ["Cash Handling", "Merchandising", "Customer Service"]],
  ["Vous assurez les prises de sang et les soins palliatifs", ["Phlebotomy", "Hospice Care"]],
  [
    "Experiencia en atención al cliente, arqueo de caja y gestión de stock",
    ["Customer Service", "Cash Handling", "Inventory Management"],
  ],
  ["Fontanería, albañilería e instalaciones eléctricas", ["Plumbing", "Construction", "Electrical Work"]],
])("'%s' names skills", (text, skills) => {
  expect(named(text, false)).toEqual(skills);
});

test("everyday words of other tongues count in lists alone", () => {
  expect(named("Verkauf", true)).toEqual(["Sales"]);
  expect(named("Der Verkauf der Firma brachte zwei Millionen.", false)).toEqual([]);
});

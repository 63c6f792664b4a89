import { expect, test } from "vitest";
import { readPosting, UNTOLD } from "./read-posting.ts";

function read(told: Partial<Parameters<typeof readPosting>[0]>) {
  return readPosting({ ...UNTOLD, title: "Baker", description: { kind: "text", content: "Bread." }, ...told });
}

test("JM-12 titles, companies and places are shown as people write them, however often they were escaped", () => {
  const { title, company, location } = read({
    title: "R&amp;D Engineer &#8211; <b>Leeds</b>",
    company: "Dyer &amp;amp; Butler",
    places: ["Saint-Jean-sur-Richelieu, Qu&eacute;bec"],
  });
  expect({ title, company, location }).toEqual({
    title: "R&D Engineer – Leeds",
    company: "Dyer & Butler",
    location: "Saint-Jean-sur-Richelieu, Québec",
  });
  expect(read({ title: "C++ <Qt> Developer at AT&T; R&D" }).title).toBe("C++ <Qt> Developer at AT&T; R&D");
});

test("JM-18 a plain description shows its signs, not their names", () => {
  const { description } = read({
    description: { kind: "text", content: "Profit &amp;amp; loss &gt; 3 years\nif a < b" },
  });
  expect(description).toBe("Profit & loss > 3 years\nif a < b");
});

test.each([
  ["Contract Permanent\nWorking pattern Part-time", ["part-time"], null],
  ["Contrato temporal · Jornada parcial", ["temporary", "part-time"], null],
  ["(Fixed term until 31 August 2028)\nFull time, 36 hours", ["temporary", "full-time"], null],
  ["Minijob oder Teilzeit\nHomeoffice möglich", ["part-time"], "hybrid"],
  ["CDI\nTélétravail : 3 jours par semaine", [], "hybrid"],
  ["Télétravail partiel", [], "hybrid"],
  ["Leeds (2 days a week in the office)", [], "hybrid"],
])("JM-13 the facts above a posting's text: %j", (head, employment, workplace) => {
  const posting = read({ description: { kind: "text", content: `${head}\n\nYou bake bread.` } });
  expect([posting.employment, posting.workplace]).toEqual([employment, workplace]);
});

test.each([
  ["SALARY: £13.42ph", [13.42, 13.42, "hour", "GBP"]],
  ["📍 Toronto | 💰 CA$90,000 – CA$110,000", [90_000, 110_000, "year", "CAD"]],
  ["Grade 5: £27,644 to £31,236 per annum", [27_644, 31_236, "year", "GBP"]],
  ["ab 15,50 €/Std. + Zuschläge | Minijob", [15.5, null, "hour", "EUR"]],
  ["Package: up to £78,000", [null, 78_000, "year", "GBP"]],
])("JM-14 pay as pages write it: %j", (line, told) => {
  const { pay } = read({ description: { kind: "text", content: `${line}\n\nYou bake bread.` } });
  expect(pay && [pay.least, pay.most, pay.period, pay.currency]).toEqual(told);
});

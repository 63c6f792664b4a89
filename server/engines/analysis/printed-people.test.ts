import { expect, test } from "vitest";
import { fieldScores, type FieldScores, mean } from "../../../tests/fixtures/people/field-scores.ts";
import { inventPerson, randomFrom } from "../../../tests/fixtures/people/invented-people.ts";
import { drawLayout, LAYOUT_PARTS, type Layout, printResume } from "../../../tests/fixtures/people/resume-layouts.ts";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");
const LANGUAGES = ["en", "de", "fr", "es"] as const;
const PEOPLE = 84;

type Row = { language: string; layout: Layout; scores: FieldScores };

/** Made-up people, each printed in a layout drawn at random; every way to head a job comes equally often. */
const rows = LANGUAGES.flatMap((language, seed): Row[] => {
  const random = randomFrom(401 + seed);
  return Array.from({ length: PEOPLE }, (_, index) => {
    const header = LAYOUT_PARTS.header[index % LAYOUT_PARTS.header.length]!;
    const printed = printResume(inventPerson(random, language), drawLayout(random, { header }), random);
    const profile = analyseResume(printed.lines, { now: NOW });
    return { language, layout: printed.layout, scores: fieldScores(printed.expected, profile) };
  });
});

test.each(LANGUAGES)("EN-02 people in every layout are read: %s", (language) => {
  const own = rows.filter((row) => row.language === language);
  const figure = (field: keyof FieldScores) => mean(own.map(({ scores }) => scores[field]));
  expect(figure("titles")).toBeGreaterThan(0.93);
  expect(figure("employers")).toBeGreaterThan(0.93);
  expect(figure("dates")).toBeGreaterThan(0.97);
  expect(figure("schools")).toBeGreaterThan(0.93);
  expect(figure("degrees")).toBeGreaterThan(0.85);
});

test.each(["header", "blanks", "dates", "body", "casing"] as const)(
  "EN-02 no way to write the %s loses titles",
  (part) => {
    const figures = [...Map.groupBy(rows, ({ layout }) => layout[part])].map(([value, own]) => ({
      value,
      titles: mean(own.map(({ scores }) => scores.titles)),
    }));
    expect(figures.length).toBe(LAYOUT_PARTS[part].length);
    expect(figures.filter(({ titles }) => !(titles > 0.85))).toEqual([]);
  },
);

test("EN-02 one person reads the same wherever empty lines stand", () => {
  const random = randomFrom(9);
  const figures: number[] = [];
  for (let index = 0; index < 40; index++) {
    const person = inventPerson(random, LANGUAGES[index % LANGUAGES.length]!);
    const layout = { ...drawLayout(random), body: "bullets", casing: "as usual" };
    const titles = LAYOUT_PARTS.blanks.map((blanks) => {
      const { lines } = printResume(person, { ...layout, blanks }, randomFrom(index));
      return analyseResume(lines, { now: NOW })
        .jobs.map(({ title, employer }) => `${title} @ ${employer}`)
        .join("\n");
    });
    figures.push(new Set(titles).size);
  }
  expect(figures.filter((count) => count > 1).length).toBeLessThanOrEqual(4);
});

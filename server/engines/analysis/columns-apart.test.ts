import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { partColumns } from "./columns-apart.ts";

const NOW = new Date("2026-11-01T00:00:00Z");
const LEFT = [
  "Nadia Kessler",
  "Leeds LS6",
  "nadia@example.net",
  "",
  "PROFILE",
  "Pastry chef with eleven years",
  "in hotels and bakeries.",
  "",
  "WORK",
  "Pastry Chef, Hotel Arden, Leeds",
  "May 2019 - now",
  "Lead a section of four cooks",
  "Cut waste from 9% to 4%",
  "",
  "Baker, Rowan Breads, York",
  "2014 - 2019",
  "Baked 600 loaves a night",
];
const RIGHT = [
  "",
  "SKILLS",
  "Chocolate work",
  "Costing",
  "Rotas",
  "",
  "EDUCATION",
  "NVQ Level 3 Patisserie, 2014",
  "Leeds Trinity College",
  "",
  "LANGUAGES",
  "German (native)",
  "English (fluent)",
  "",
  "INTERESTS",
  "Fell running",
];
const beside = (left: string[], right: string[], width: number) =>
  left.map((line, at) => (right[at] ? line.padEnd(width) + right[at] : line)).join("\n");
const read = (text: string) => {
  const { jobs, skills, name } = analyseResume(text.split("\n"), { now: NOW });
  return {
    name,
    jobs: jobs.map(({ title, employer, start }) => `${title} @ ${employer} ${start}`),
    hasCosting: skills.some(({ lines, name: skill }) => /cost/iu.test(skill) && lines.length > 0),
  };
};
const EXPECTED = {
  name: "Nadia Kessler",
  jobs: ["Pastry Chef @ Hotel Arden 2019-05", "Baker @ Rowan Breads 2014"],
  hasCosting: true,
};

test.each([40, 48, 61])(
  "EN-02 issue 17: two columns that a text has side by side are read one by one, %i wide",
  (width) => {
    expect(read(beside(LEFT, RIGHT, width))).toEqual(EXPECTED);
  },
);

test("EN-02 issue 17: so are cells beside each other", () => {
  expect(read(LEFT.map((line, at) => `${line}\t${RIGHT[at] ?? ""}`).join("\n"))).toEqual(EXPECTED);
});

test("EN-02 issue 17: dates and places at the right of their lines stay with them", () => {
  const jobs = ["Arden", "Rowan", "Birch", "Alder", "Hazel", "Maple", "Aspen", "Linden", "Cedar"].map(
    (house, at) =>
      `${`${house} Bakery Ltd, Leeds`.padEnd(48)}${2008 + at * 2} - ${2010 + at * 2}\nBaker\nBaked bread for ${at + 3} shops`,
  );
  const text = `Nadia Kessler\nnadia@example.net\n\nWORK\n${jobs.toReversed().join("\n\n")}`;
  expect(analyseResume(text.split("\n"), { now: NOW }).jobs).toHaveLength(9);
});

test("issue 17: cells beside a line without end take no more room than the text", () => {
  const lines = [...Array.from({ length: 20_000 }, (_, at) => `a${at}\tb`), "x".repeat(150_000)];
  const before = process.memoryUsage().heapUsed;
  expect(partColumns(lines, NOW)).toEqual(lines);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
});

test("issue 17: beside a column of headings one heading is enough, and what the narrow column broke is put together", () => {
  const left = [
    "Ida Lund",
    "set designer",
    "",
    "SKILLS",
    "Model making",
    "Painting",
    "SketchUp",
    "Carpentry",
    "",
    "EDUCATION",
  ];
  const right = [
    "folio: lund.example.org",
    "ida@example.org",
    "",
    "EXPERIENCE",
    "Senior Set Designer, Fisk and",
    "Daughters Theatre, 2019 - now",
    "Built 14 sets with two joiners",
    "and one painter",
    "Cut the cost of a set by a",
    "third",
  ];
  const { jobs, lines } = analyseResume(beside(left, right, 30).split("\n"), { now: NOW });
  expect(jobs).toMatchObject([{ title: "Senior Set Designer", employer: "Fisk and Daughters Theatre" }]);
  expect(lines).toEqual(expect.arrayContaining(["Built 14 sets with two joiners and one painter"]));
});

test.each([
  ["jp.villafuerte@example.ph    Mactan Coral Bay Resort", "Mactan Coral Bay Resort"],
  ["linkedin.example/in/jp-villafuerte  Hotel Fuente Verde", "Hotel Fuente Verde"],
])("an address too long for its column pushes the other cell, which is still beside it: %s", (pushed, employer) => {
  const text = `JP VILLAFUERTE
Front Office          Cebu
CONTACT               WORK EXPERIENCE
0917 555 0141         Senior Guest Service Agent
${pushed}
                      Oct 2022 - present
LANGUAGES             - Night shift leader two nights since
English                 Feb 2025, with four agents
Cebuano               - Handles complaints, foreign exchange, late charges
Tagalog               - Trained 8 students
SYSTEMS               - Sold room upgrades for P1.9M
Micros
AWARDS
Employee of the Quarter, Q2 2025`;
  const { jobs, lines, sections } = analyseResume(text.split("\n"), { now: NOW });
  expect(jobs).toMatchObject([{ title: "Senior Guest Service Agent", employer, start: "2022-10" }]);
  expect(lines).toContain("• Night shift leader two nights since Feb 2025, with four agents");
  expect(lines.indexOf("Employee of the Quarter, Q2 2025")).toBe(lines.indexOf("AWARDS") + 1);
  expect(sections.map(({ kind }) => kind)).toContain("languages");
});

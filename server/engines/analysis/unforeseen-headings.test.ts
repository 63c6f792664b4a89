import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const HEAD = ["Ada Quill", "ada.quill@example.com", ""];
const JOBS = ["EXPERIENCE", "", "Cook, Hotel Post, 2010 - 2012", "- Fried fish", ""];
const sectionsOf = (lines: string[]) =>
  analyseResume([...HEAD, ...lines]).sections.map(({ kind, heading }) => `${kind}: ${heading}`);

test("EN-02 where headings stand in capitals, a list ends at one that no lexicon knows", () => {
  const lists = ["EDUCATION", "", "BA History, Leeds, 2009", "", "LICENSES", "", "Food handler card", ""];
  const found = sectionsOf([...JOBS, ...lists, "HENS AND BEES", "", "Spanish, working level"]);
  expect(found.at(-1)).toBe("other: HENS AND BEES");
});

test.each([
  [
    "its headings stand in small letters",
    ["Education", "BA History", "", "Licenses", "Food card", "", "HENS AND BEES", "Two"],
  ],
  ["it names a job", ["EDUCATION", "BA History", "", "LICENSES", "Food card", "", "HEAD COOK", "Two"]],
  ["it is right below another line", ["EDUCATION", "BA History", "", "LICENSES", "Food card", "HENS AND BEES", "Two"]],
])("EN-02 a line in capitals is no heading where %s", (_name, lines) => {
  const jobs = lines[0] === "Education" ? JOBS.map((line) => line.replace("EXPERIENCE", "Experience")) : JOBS;
  expect(sectionsOf([...jobs, ...lines]).join()).not.toMatch(/HENS AND BEES|HEAD COOK/u);
});

test("EN-03 works with a price below a job, both going on, are no job of their own; the town stands behind a name with &", () => {
  const { jobs } = analyseResume([
    ...HEAD,
    "EXPERIENCE",
    "",
    "Harrop Heating & Air, Oregon, OH",
    "Section Engineer | 04/2022 to date",
    "",
    "A6 junction improvement (£14.2m, Option C), 2024 to date",
    "- Led two site engineers",
  ]);
  expect(jobs.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
    "Section Engineer @ Harrop Heating & Air",
  ]);
});

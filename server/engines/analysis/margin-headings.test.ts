import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { partMargins } from "./margin-headings.ts";

const MARGINS = [
  "Ada Pelham, Senior Engineer",
  "Skills C#, SQL, Azure",
  "Work experience 04/2022 07/2023",
  "Full Stack Engineer, Tarn Works, Leeds",
  "Designed the school's timetable in Angular",
  "02/2011 10/2019",
  "Web Developer, Lantern Freight, Hull",
  "Education BSc Computer Science 2010",
  "University of Leeds",
  "About Runs marathons",
];

test("issue 17: headings that a margin's text was read together with are headings again, and the first job is read", () => {
  const { jobs, education, skills } = analyseResume(MARGINS);
  expect(jobs.map(({ title, start }) => [title, start])).toEqual([
    ["Full Stack Engineer", "2022-04"],
    ["Web Developer", "2011-02"],
  ]);
  expect(education.map(({ degree }) => degree)).toEqual([expect.stringContaining("BSc")]);
  expect(skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["C#", "SQL", "Azure"]));
});

test.each([
  ["its headings have lines of their own, set off by signs", [...MARGINS, "## EDUCATION ____", "Tarn College"]],
  [
    "titles begin as headings do",
    ["CAREER", "Employment Adviser, Seetec, Leeds", "Skills Coach, Tarn, Hull", "Education Welfare Officer, Leeds"],
  ],
  ["a table has them in its cells", MARGINS.map((line) => line.replace(" ", "\t"))],
  ["its headings have lines of their own", [...MARGINS, "EDUCATION", "Tarn College"]],
  ["few kinds of headings begin lines", MARGINS.filter((line) => !/^(?:Skills|About)/u.test(line))],
  ["there is no work", MARGINS.filter((line) => !line.startsWith("Work"))],
  [
    "a sentence speaks of experience",
    MARGINS.map((line) => line.replace(/^Work experience .*/u, "Experience in retail")),
  ],
])("a resume is left as it is where %s", (_why, lines) => {
  expect(partMargins(lines)).toEqual(lines);
});

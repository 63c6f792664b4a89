import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function jobOf(line: string): string | undefined {
  const { jobs } = analyseResume(["Carla Reyes", "Work Experience", line, "Answered calls."], { now: NOW });
  return jobs.map(({ title, employer }) => `${title} @ ${employer}`)[0];
}

test.each([
  ["Customer Service Representactive, Verizon, 2014 - 2020", "Customer Service Representative @ Verizon"],
  ["OUTREACH LIASION, RED CROSS, 2011 - 2014", "OUTREACH LIAISON @ RED CROSS"],
  ["Acountant, KPMG, 2007 - 2009", "Accountant @ KPMG"],
])("EN-02 a title with a slip of the pen is one, and told as it is meant: %s", (line, job) =>
  expect(jobOf(line)).toBe(job),
);

test.each([
  ["Gynaecologist, Mercy Hospital, 2014 - 2020", "Gynaecologist @ Mercy Hospital"],
  ["Garde Manger Chef, Hotel Post, 2014 - 2020", "Garde Manger Chef @ Hotel Post"],
  ["Clerk, Forrester Research, 2014 - 2020", "Clerk @ Forrester Research"],
  ["Teacher, Champlain College, 2014 - 2020", "Teacher @ Champlain College"],
])("EN-02 what is a letter beside a title is none where it is another word: %s", (line, job) =>
  expect(jobOf(line)).toBe(job),
);

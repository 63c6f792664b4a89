import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function jobsOf(...lines: string[]): string[] {
  return analyseResume(["Ben Ode", ...lines], { now: NOW }).jobs.map(
    ({ title, employer, start, end, current }) => `${title} @ ${employer}, ${start}..${current ? "now" : end}`,
  );
}

test("EN-02 a job that a sentence tells is read from it", () => {
  expect(
    jobsOf(
      "Work Experience",
      "From 2015 to 2018 I worked as a line cook at Hotel Post in Graz. I cooked fish.",
      "Since 2018 I have been a sous chef at Gasthof Adler.",
      "I was a waiter at Cafe Luna from 2012 to 2015.",
    ),
  ).toEqual([
    "line cook @ Hotel Post in Graz, 2015..2018",
    "sous chef @ Gasthof Adler, 2018..now",
    "waiter @ Cafe Luna, 2012..2015",
  ]);
});

test("EN-02 a sentence with I in it is no title, and a deed no employer", () => {
  expect(jobsOf("Work Experience", "Prior to 2018 I cooked and cleaned for a chef in Graz until 2019.")).toEqual([]);
  expect(
    jobsOf("Experience", "Frontend Engineer", "November 2019 - October 2020", "Development of a client app in Vue"),
  ).toEqual(["Frontend Engineer @ null, 2019-11..2020-10"]);
});

test.each([
  ["Waiter, Zizzi, 2012-", "Waiter @ Zizzi, 2012..now"],
  ["2016 - : Lageristin, Rewe Logistik, Kiel", "Lageristin @ Rewe Logistik, 2016..now"],
  ["2019 october - now: Mobile Developer, KeepIn Ltd", "Mobile Developer @ KeepIn Ltd, 2019-10..now"],
  ["2017 july - 2019 october: Cook, Hotel Post, Graz", "Cook @ Hotel Post, 2017-07..2019-10"],
  ["Sept 2016 – March 2018 Cook, Hotel Post, Graz", "Cook @ Hotel Post, 2016-09..2018-03"],
])("EN-02 the time of %j is read", (line, job) => expect(jobsOf("Work Experience", line)).toEqual([job]));

test("EN-02 lines that begin in the middle of a sentence are no jobs without dates", () => {
  expect(jobsOf("Experience", "Built three portals for an", "employee rotation system")).toEqual([]);
});

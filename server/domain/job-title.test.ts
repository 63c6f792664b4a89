import { expect, test } from "vitest";
import { jobTitleOf } from "./job-title.ts";

test("CV-06 the part before the dash of the first experience line that has one", () => {
  expect(jobTitleOf("Experience\nRegistered Nurse - St. Anne Hospital\nWaiter - Cafe")).toBe("Registered Nurse");
  expect(jobTitleOf("Registered Nurse – St. Anne Hospital")).toBe("Registered Nurse");
  expect(jobTitleOf("  Registered Nurse  — St. Anne Hospital")).toBe("Registered Nurse");
});

test("DEC-30 no line with a dash between spaces: nothing", () => {
  expect(jobTitleOf("")).toBeNull();
  expect(jobTitleOf("Front-end developer at Acme")).toBeNull();
  expect(jobTitleOf("- Cared for 42 beds")).toBeNull();
});

test("DEC-30 a hyphen inside a word is no separator", () => {
  expect(jobTitleOf("Front-end Developer - Acme")).toBe("Front-end Developer");
});

test.each([
  "Emergency RN, St. Anne Hospital, 2018 – 2025",
  "Mar 2019 - Present",
  "03/2019 – 04/2021",
  "2019 - present, Acme",
  "January 2020 – December 2022",
  "Acme, June 5, 2021 - now",
  "2019-03 – 2020-04",
])("DEC-30 a dash between dates is no separator: %s", (line) => {
  expect(jobTitleOf(line)).toBeNull();
});

test("DEC-30 a dash between dates does not hide a later one of the same line, nor later lines", () => {
  expect(jobTitleOf("2018 – 2025 Nurse - St. Anne")).toBe("2018 – 2025 Nurse");
  expect(jobTitleOf("2018 – 2025\nNurse - St. Anne")).toBe("Nurse");
});

test("DEC-30 a title followed by dates is a title", () => {
  expect(jobTitleOf("Nurse - 2019 to 2021")).toBe("Nurse");
});

import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { resumeStatements } from "../resume-statements.ts";
import { hasLostLineEnds, holdsOtherLine } from "./lost-line-ends.ts";

const resumeOf = (lines: string[]) =>
  resumeStatements(
    analyseResume(["Ida Lindqvist", "Experience", "Porter, Quay Hotel, 2019 - 2023", ...lines.map((l) => `- ${l}`)]),
  );

test("issue 17: a resume has lost its line ends where several lines hold more than one point", () => {
  const lost = [
    "Carried luggage for guests Managed a team of four",
    "Cleaned the lobby daily Ordered supplies for bars",
  ];
  expect(hasLostLineEnds(resumeOf(lost))).toBe(true);
  expect(hasLostLineEnds(resumeOf(["Carried luggage for guests", "Cleaned the lobby at Harbour House"]))).toBe(false);
});

test.each([
  "Raised scores to 83% average for culinary Maintain Guest Satisfaction",
  "Carried parcels for the lobby Kiosk sales of papers",
])("issue 17: where line ends are lost, a known word with a capital may begin another line: %s", (line) => {
  expect(holdsOtherLine(line, { isLost: true })).toBe(true);
  expect(holdsOtherLine("Carried luggage at Harbour House with Lena", { isLost: true })).toBe(false);
});

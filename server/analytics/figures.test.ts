import { expect, test } from "vitest";
import { type Counts, toFigures, wholePercent } from "./figures.ts";

const NOTHING: Counts = {
  matchScores: [],
  applicationsSent: 0,
  interviewRequests: 0,
  materials: { resumes: 0, coverLetters: 0, interviews: 0, total: 0 },
  aiResumeMean: null,
};

test("DEC-68 with nothing counted every figure is 0, and none is -0", () => {
  const { materials, ...figures } = toFigures(NOTHING);
  for (const figure of [...Object.values(figures), ...Object.values(materials)]) expect(figure).toBe(0);
});

test("DEC-68 percents are whole numbers; a divisor of 0 gives 0, and over 100 stays", () => {
  expect(wholePercent(1, 3)).toBe(33);
  expect(wholePercent(2, 3)).toBe(67);
  expect(wholePercent(1, 8)).toBe(13);
  expect(wholePercent(0, 5)).toBe(0);
  expect(wholePercent(5, 0)).toBe(0);
  expect(wholePercent(9, 3)).toBe(300);
});

test("AN-05 to AN-09, AN-15 averages and rates are of what they say", () => {
  const figures = toFigures({
    matchScores: [90, 80, 70.4],
    applicationsSent: 2,
    interviewRequests: 1,
    materials: { resumes: 2, coverLetters: 1, interviews: 1, total: 4 },
    aiResumeMean: 84.5,
  });
  expect(figures).toMatchObject({
    totalMatches: 3,
    averageMatch: 80,
    applicationRate: 67,
    interviewRate: 50,
    aiResumeQuality: 85,
    materialRate: 133,
  });
});

import { expect, test } from "vitest";
import { type Figures, toFigures } from "./figures.ts";
import { metricStates, performanceLabel, performanceScore } from "./performance-score.ts";
import { recommend } from "./recommendations.ts";

const EMPTY = toFigures({
  matchScores: [],
  applicationsSent: 0,
  interviewRequests: 0,
  materials: { resumes: 0, coverLetters: 0, interviews: 0, total: 0 },
  aiResumeMean: null,
});

function figures(some: Partial<Omit<Figures, "materials">> & { materials?: number }): Figures {
  const { materials: total = 0, ...rest } = some;
  return { ...EMPTY, ...rest, materials: { ...EMPTY.materials, total } };
}

function points(some: Parameters<typeof figures>[0], part: number): number | undefined {
  return performanceScore(figures(some)).parts[part]?.points;
}

test("AN-05 the average match gives 25, 20 or 15 from 80, 70 and 60", () => {
  for (const [averageMatch, expected] of [
    [100, 25],
    [80, 25],
    [79, 20],
    [70, 20],
    [69, 15],
    [60, 15],
    [59, 0],
    [0, 0],
  ] as const) {
    expect(points({ averageMatch }, 0), String(averageMatch)).toBe(expected);
  }
});

test("AN-06 the application rate gives 25, 20 or 15 from 25, 15 and 10", () => {
  for (const [applicationRate, expected] of [
    [300, 25],
    [25, 25],
    [24, 20],
    [15, 20],
    [14, 15],
    [10, 15],
    [9, 0],
  ] as const) {
    expect(points({ applicationRate }, 1), String(applicationRate)).toBe(expected);
  }
});

test("AN-07 the interview rate gives 25, 20 or 15 from 20, 15 and 10", () => {
  for (const [interviewRate, expected] of [
    [20, 25],
    [19, 20],
    [15, 20],
    [14, 15],
    [10, 15],
    [9, 0],
  ] as const) {
    expect(points({ interviewRate }, 2), String(interviewRate)).toBe(expected);
  }
});

test("AN-08 the AI materials give 25, 20 or 15 from 10, 5 and 3", () => {
  for (const [materials, expected] of [
    [11, 25],
    [10, 25],
    [9, 20],
    [5, 20],
    [4, 15],
    [3, 15],
    [2, 0],
  ] as const) {
    expect(points({ materials }, 3), String(materials)).toBe(expected);
  }
});

test("AN-03, AN-04 the score is the sum of its parts, from 0 to 100, with a word from 80 and from 60", () => {
  expect(performanceScore(EMPTY)).toMatchObject({ total: 0, label: "Needs Improvement" });
  const best = figures({ averageMatch: 80, applicationRate: 25, interviewRate: 20, materials: 10 });
  expect(performanceScore(best)).toMatchObject({ total: 100, label: "Excellent" });
  expect(performanceScore(best).parts.map(({ of }) => of)).toEqual([25, 25, 25, 25]);
  const good = figures({ averageMatch: 70, applicationRate: 15, interviewRate: 15 });
  expect(performanceScore(good)).toMatchObject({ total: 60, label: "Good" });
  expect([100, 80, 79, 60, 59, 0].map(performanceLabel)).toEqual([
    "Excellent",
    "Excellent",
    "Good",
    "Good",
    "Needs Improvement",
    "Needs Improvement",
  ]);
});

test("AN-09 to AN-12 the cards' words change at 75, 20, 15 and 5", () => {
  expect(metricStates(figures({ averageMatch: 75, applicationRate: 20, interviewRate: 15, materials: 5 }))).toEqual({
    matchQuality: "Strong",
    applicationRate: "Active",
    interviewSuccess: "Excellent",
    aiUtilization: "Advanced",
  });
  expect(metricStates(figures({ averageMatch: 74, applicationRate: 19, interviewRate: 14, materials: 4 }))).toEqual({
    matchQuality: "Improve",
    applicationRate: "Increase",
    interviewSuccess: "Focus",
    aiUtilization: "Basic",
  });
});

const ALL = ["match-quality", "application-rate", "ai-materials", "interview-rate"];

test("AN-17 all four do well from 75, 20, 5 and 15, and none just below", () => {
  const sent = { applicationsSent: 9 };
  expect(
    recommend(figures({ ...sent, averageMatch: 75, applicationRate: 20, interviewRate: 15, materials: 5 })),
  ).toEqual({ doingWell: ALL, toImprove: [] });
  expect(
    recommend(figures({ ...sent, averageMatch: 74, applicationRate: 19, interviewRate: 14, materials: 4 })),
  ).toEqual({ doingWell: [], toImprove: [] });
});

test("AN-18 all four are to improve below 70, 15, 3 and 10, and none from there on", () => {
  const sent = { applicationsSent: 9 };
  expect(
    recommend(figures({ ...sent, averageMatch: 69, applicationRate: 14, interviewRate: 9, materials: 2 })),
  ).toEqual({ doingWell: [], toImprove: ALL });
  expect(
    recommend(figures({ ...sent, averageMatch: 70, applicationRate: 15, interviewRate: 10, materials: 3 })),
  ).toEqual({ doingWell: [], toImprove: [] });
});

test("AN-18 without an application nothing is said about interviews", () => {
  expect(recommend(EMPTY).toImprove).toEqual(["match-quality", "application-rate", "ai-materials"]);
});

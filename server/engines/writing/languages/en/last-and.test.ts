import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const LINES: readonly [line: string, told: string][] = [
  [
    "Interviewed applicants for two sites, presented the best ones, drove the offers including reference checks, salary talks",
    "I interviewed applicants for two sites, presented the best ones, and drove the offers including reference checks and salary talks",
  ],
  [
    "Presented to audiences of 200, organized trade shows in Germany, managed budgets for a brewery, managed a portfolio of athletes",
    "I presented to audiences of 200, organized trade shows in Germany, managed budgets for a brewery and managed a portfolio of athletes",
  ],
  [
    "Prepared rooms for guests including fresh towels, bed linens",
    "I prepared rooms for guests including fresh towels and bed linens",
  ],
  ["Built a grid of sensors, designed by two engineers", "I built a grid of sensors, designed by two engineers"],
  ["Sold tickets at three venues, including Austin, Texas", "I sold tickets at three venues, including Austin, Texas"],
];

test.each(LINES)("a list that ends without its last word of joining gets it: %s", (line, told) => {
  expect(GRAMMAR.tell(line, { isCurrent: false, isPoint: true, isVerbLed: true })?.sentence).toBe(told);
});

test.each([
  ["Drove a van, newly painted by the owner", "and newly painted"],
  ["Wrote 12 guides for new staff, used daily by 40 people", "and used"],
])("what was done by others is no second deed: %s", (line, wrong) => {
  expect(GRAMMAR.tell(line, { isCurrent: false, isPoint: true, isVerbLed: true })?.sentence ?? "").not.toContain(wrong);
});

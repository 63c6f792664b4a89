import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

function told(line: string, isCurrent = false): string | null {
  const [part = line] = GRAMMAR.parts?.(line) ?? [];
  return GRAMMAR.tell(part, { isCurrent, isPoint: true })?.sentence ?? null;
}

test.each([
  ["Collected 140 survey forms; 120 entered and checked by hand", "120 were entered and checked by hand"],
  ["Wrote the handbook for new starters; 40 copies printed", "40 copies were printed"],
  ["Interviewed 75 applicants; 22 hired", "22 were hired"],
  ["Trained 8 new cashiers; 6 of them still there", "6 of them are still there"],
  ["Precepted 9 new nurses; 8 of them still work on the unit", "8 of them still work on the unit"],
  ["Built a roster in Excel; labor cut from 14.8% to 13.1% of sales", "labor was cut from 14.8% to 13.1% of sales"],
])("issue 17: what was done to many behind a deed is told in a whole clause: %s", (line, clause) => {
  expect(told(line)).toContain(`; ${clause}`);
});

test.each([
  ["Draft replies to complaints: about 60 in 2025, 95% on time", "(about 60 in 2025, 95% on time)"],
  ["Prepare weekly rotas: 22 staff over two sites", "(22 staff over two sites)"],
  ["Taught swimming to children (ages 4 to 9): 6 groups a week", "(ages 4 to 9, 6 groups a week)"],
  [
    "Planned 22 excursions; risk assessments, budgets up to $18,000",
    ", with risk assessments and budgets up to $18,000",
  ],
  ["Brought in reusable crates: saving about 40 boxes a week", ", saving about 40 boxes a week"],
  ["Brought in new ovens: saved about £190 a week", " and saved about £190 a week"],
  ["Wrote the induction pack; adopted by two other sites", ", adopted by two other sites"],
])("issue 17: an amount, a saving or what became of it stands beside the deed: %s", (line, end) => {
  expect(told(line, !/ed |ught /u.test(line))?.endsWith(end)).toBe(true);
});

test.each(["Guided tours; 25 guests complained", "Set up the shop; 3 branches closed in 2020"])(
  "issue 17: what things or people may have done themselves was not done to them: %s",
  (line) => {
    expect(told(line)).not.toMatch(/ (?:was|were) |\(/u);
  },
);

import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

function told(line: string, isCurrent = true): string | null {
  return GRAMMAR.tell(line, { isCurrent, isPoint: true })?.sentence ?? null;
}

test.each([
  ["Team of 16 agents, night shift (US Eastern)", "I work with a team of 16 agents (night shift, US Eastern)"],
  ["Crew of 11, day shift", "I work with a crew of 11 (day shift)"],
  ["Team of five drivers and two loaders", "I work with a team of five drivers and two loaders"],
  ["Team of 6, 3 of them apprentices", null],
])("issue 17: with whom somebody works is told, and not who leads them: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  ["Relief shift lead about 3 shifts a week", "I am a relief shift lead about 3 shifts a week"],
  ["Duty manager two nights a week since March 2021", "I have been a duty manager two nights a week since March 2021"],
  ["Second to the head chef in a brigade of 7", "I am second to the head chef in a brigade of 7"],
  ["Deputy to the practice manager since 2023", "I have been a deputy to the practice manager since 2023"],
])("issue 17: a post that somebody has now and then, or below another, is told as theirs: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  [
    "CSAT of team 82% to 90% in 12 months, QA 94",
    "The CSAT of the team went from 82% to 90% in 12 months, with QA at 94",
  ],
  [
    "Gross profit on food between 68% and 71% for nine weeks",
    "Gross profit on food was between 68% and 71% for nine weeks",
  ],
  ["Answer rate between 88% and 92%", "The answer rate is between 88% and 92%"],
  ["Attrition of team 21% in 2024 vs 38% for the account", null],
])("issue 17: what a measure was is told by itself: %s", (line, sentence) => {
  const said = told(line);
  if (sentence === null) expect(said ?? "").not.toContain("My work");
  else expect(said).toBe(sentence);
});

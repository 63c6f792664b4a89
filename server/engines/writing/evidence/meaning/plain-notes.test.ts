import { expect, test } from "vitest";
import { profileOf } from "../evidence.fixtures.ts";
import { judgeStatement } from "../judge-statement.ts";
import { sourcesOfResume } from "../sources.ts";
import { plainNotes } from "./plain-notes.ts";

test.each([
  ["cold calls 50/day", "cold calls 50 per day"],
  ["desk 2 nights/mo", "desk 2 nights per month"],
  ["teach a class, 2x a year", "teach a class, twice a year"],
  ["4x per week", "4 times per week"],
  ["apprentices x2", "apprentices: 2"],
  ["recovered FY23", "recovered 2023"],
  ["errors 30 -> 4", "errors 30 → 4"],
  ["60 km/h, and/or 24/7", "60 km/h, and/or 24/7"],
])("%s is read as %s", (note, plain) => {
  expect(plainNotes(note)).toBe(plain);
});

const SOURCES = sourcesOfResume(
  profileOf(`
Bea Stroud
bea.stroud@example.com

Experience
Sales Lead, Harbour Copiers, Leeds, 2018 - Present
- cold calls 50/day; assistants x2; prepares reports to the safety board
- ticket backlog 410 > 160; under the supervision of the owner, key accounts
`),
);

test.each([
  ["borne out", "I make fifty cold calls a day."],
  ["not borne out", "I make fifty cold calls a week."],
  ["borne out", "The ticket backlog fell from 410 to 160."],
  ["not borne out", "The ticket backlog rose from 160 to 410."],
])("DEC-99 a note is held against a sentence by its own part of a line: %s, %s", (answer, text) => {
  expect(judgeStatement(text, SOURCES).answer).toBe(answer);
});

test("DEC-99 what is said of one part of a line is not held against another", () => {
  expect(judgeStatement("I prepare reports to the safety board.", SOURCES).answer).toBe("borne out");
});

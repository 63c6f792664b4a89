import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { shortenedLine } from "./shortened-line.ts";
import { sourcesOfResume } from "./sources.ts";

const SOURCES = sourcesOfResume(
  profileOf(`
Dana Moss

Experience
Keyholder, Paper Barn, Reno, NV
03/2008 to 12/2013
- Train all new associates in correct policy and procedure
- Reviewed NASA contracted A/E designs and construction rough order of magnitude
- Managed team schedules for the bakery
- Held mock interviews with job seekers
- Opened the shop, made coffee, rang up sales on Square
- Train trainees alongside the practice manager
- Ran a weekly falls group for 12 patients with a physiotherapist
- Helped to repair three conveyors
`),
);

test.each([
  "I trained associates in policy.",
  "I trained all new associates.",
  "I reviewed A/E designs.",
  "I managed team schedules.",
  "I made coffee.",
  "I rang up sales.",
])("a part of a line in its own words and order is borne out by it: %s", (said) => {
  expect(shortenedLine(said, SOURCES)).not.toBeNull();
});

test.each([
  ["the head of a phrase", "I managed the team."],
  ["what makes it less", "I held interviews."],
  ["another object", "I trained the practice manager."],
  ["a word that is added", "I ran a daily falls group."],
  ["company", "I ran a weekly falls group for 12 patients."],
  ["help", "I repaired three conveyors."],
  ["a job that has ended", "I train associates."],
  ["another verb", "I opened coffee."],
])("what leaves out %s is not", (_, said) => {
  expect(shortenedLine(said, SOURCES)).toBeNull();
});

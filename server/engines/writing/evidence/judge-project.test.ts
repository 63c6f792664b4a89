import { expect, test } from "vitest";
import { EvidenceGate } from "./evidence-gate.ts";
import { profileOf } from "./evidence.fixtures.ts";
import { sourcesOfResume } from "./sources.ts";

const RESUME = `
Ida Mora
ida@example.com

Experience
Web Developer, Tarn Web, Leeds, 2019 - Present
- Wrote unit tests for checkout pages

Projects
Walmart Sales Forecast - 2021
- Trained a model on 9,000 records
Tidewatch
- Built a tide calendar with React for 300 sailors
Task Manager
- Automated weather alerts in Python for 20 farms
`;

const passes = (sentence: string) =>
  new EvidenceGate(sourcesOfResume(profileOf(RESUME))).passText(sentence) === sentence;

test.for([
  "In my project Tidewatch, I built a tide calendar with React for 300 sailors.",
  "In one of my projects, I built a tide calendar with React for 300 sailors.",
  "In another of my projects, I automated weather alerts in Python for 20 farms.",
  "In my project Walmart Sales Forecast, I trained a model on 9,000 records.",
])("issue 17: what was done in a project may be told with its name: %s", (sentence) => {
  expect(passes(sentence)).toBe(true);
});

test.for([
  "In my project Tidewatch, I trained a model on 9,000 records.",
  "In my project Tidewatch, I automated weather alerts in Python for 20 farms.",
  "In my project Tidewatch, I wrote unit tests for checkout pages.",
  "In one of my projects, I wrote unit tests for checkout pages.",
  "At Walmart, I trained a model on 9,000 records.",
  "I trained a model for Walmart on 9,000 records.",
  "In my project Moonwatch, I built a tide calendar with React for 300 sailors.",
])("issue 17: a project lends its name to nothing else: %s", (sentence) => {
  expect(passes(sentence)).toBe(false);
});

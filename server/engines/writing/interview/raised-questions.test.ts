import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { writeInterview } from "./write-interview.ts";

const RESUME = `
Ilse Brandner
Duluth, MN
Experience
Restaurant Manager - Pine Grill | 2017 - 2023
• Planned the shifts of 22 cooks and waiters
• Cut food waste by 35% with smaller orders
• Negotiated contracts with nine suppliers
Education
Associate of Arts, Lake College, 2012`;
const questionsOf = (facts: WritingFacts) => {
  const { technical, behavioral } = writeInterview(facts);
  return [...technical, ...behavioral];
};
const POSTING = {
  title: "Procurement Specialist",
  company: "Alder Mills",
  location: "",
  salary: "",
  description:
    "Responsibilities\n- Negotiate contracts with timber suppliers.\n- Inspect log deliveries.\nRequirements\n- Excel",
  requirements: ["Excel"],
};

test("a guide asks what carries over, the duties, and a break; a duty that no line answers is left to the person", () => {
  const facts = factsOf(profileOf(RESUME), POSTING, { now: new Date(2026, 5, 1) });
  const asked = questionsOf(facts);
  const about = (words: RegExp) => asked.find(({ question }) => words.test(question));
  expect(about(/Restaurant Manager/)?.answer).toMatch(/^Situation: .+(?:Action|Result): I /s);
  expect(about(/Negotiate contracts/)?.answer).toContain("nine suppliers");
  expect(about(/ended in 2023/)?.answer).toMatch(/^\[/);
  expect(about(/log deliveries/)?.answer ?? "No line").toMatch(/^(?:Your resume has no|No) line/);
});

test("who still works, or has stopped long ago, is asked of no break", () => {
  for (const years of ["2017 - Present", "2004 - 2011"]) {
    const facts = factsOf(profileOf(RESUME.replace("2017 - 2023", years)), POSTING, { now: new Date(2026, 5, 1) });
    expect(questionsOf(facts).some(({ question }) => /ended in/.test(question))).toBe(false);
  }
});

test("who has studied since is asked of no break", () => {
  const studied = RESUME.replace("Lake College, 2012", "Lake College, 2024");
  const facts = factsOf(profileOf(studied), POSTING, { now: new Date(2026, 5, 1) });
  expect(questionsOf(facts).some(({ question }) => /ended in/.test(question))).toBe(false);
});

test("what was done since the last job is told where the resume says it", () => {
  const told = RESUME.replace("Education", "Interests\nSince 2023: full time caregiver for my mother\nEducation");
  const facts = factsOf(profileOf(told), POSTING, { now: new Date(2026, 5, 1) });
  const asked = questionsOf(facts).find(({ question }) => /ended in/.test(question));
  expect(asked?.answer).toContain("caregiver for my mother");
});

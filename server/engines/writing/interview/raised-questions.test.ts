import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { AnswerTeller } from "./answer-teller.ts";
import { raisedQuestions } from "./raised-questions.ts";

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
const POSTING = {
  title: "Procurement Specialist",
  company: "Alder Mills",
  location: "",
  salary: "",
  description:
    "Responsibilities\n- Negotiate contracts with timber suppliers.\n- Inspect log deliveries.\nRequirements\n- Excel",
  requirements: ["Excel"],
};

test("a guide asks what carries over, a duty that a line answers, and a break; a duty without a line is not asked", () => {
  const facts = factsOf(profileOf(RESUME), POSTING, { now: new Date(2026, 5, 1) });
  const asked = raisedQuestions(new AnswerTeller(facts));
  const about = (words: RegExp) => asked.find(({ question }) => words.test(question));
  expect(about(/Restaurant Manager/)?.answer).toMatch(/^Situation: .+Action: I /s);
  expect(about(/negotiate contracts/)?.answer).toContain("nine suppliers");
  expect(about(/ended in 2023/)?.answer).toMatch(/^\[/);
  expect(about(/log deliveries/)).toBeUndefined();
});

test("who still works, or has stopped long ago, is asked of no break", () => {
  for (const years of ["2017 - Present", "2004 - 2011"]) {
    const facts = factsOf(profileOf(RESUME.replace("2017 - 2023", years)), POSTING, { now: new Date(2026, 5, 1) });
    expect(raisedQuestions(new AnswerTeller(facts)).some(({ question }) => /ended in/.test(question))).toBe(false);
  }
});

test("who has studied since is asked of no break", () => {
  const studied = RESUME.replace("Lake College, 2012", "Lake College, 2024");
  const facts = factsOf(profileOf(studied), POSTING, { now: new Date(2026, 5, 1) });
  expect(raisedQuestions(new AnswerTeller(facts)).some(({ question }) => /ended in/.test(question))).toBe(false);
});

import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function guideOf(resume: string, title: string, description: string) {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Alder Cove", description };
  const guide = await makeInterview(factsOf(profileOf(resume), posting), localWriter);
  const { generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions } = guide;
  const questions = [generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions].flat();
  return { questions, strengths: guide.keyStrengths };
}

const BAKER = `
Ilse Marchetti
Duluth, MN | ilse@example.com

Experience

Since Mar 2025: wedding cakes for private parties, freelance. I meet the couples, sketch, bake and deliver.

Head Baker, Stone Oven Bread Co., Duluth, MN
2019 - 2025
- Led a crew of 9 bakers on two shifts
- Cut flour waste from 11% to 4% by weighing every dough
- Ordered from 14 mills
- 6:1 ratio, rye and wheat
- Daily meetings with the sales floor
- Stone Oven is a bakery of 40 people

Baker, Lakeview Bakery, Duluth, MN
2015 - 2019
- Baked 300 loaves a night
- Wrote the recipes for six new rolls`;
const TASKS = `What you will do
- Lead a crew of bakers on the early shift
- Reduce waste of flour and dough
- Bake bread and rolls
- Write recipes for new breads

Requirements
- Experience leading a crew
- Experience with Salesforce`;

test("a guide quotes no line of a resume in two of its answers", async () => {
  const { questions } = await guideOf(BAKER, "Bakery Manager", TASKS);
  const answers = questions.map((question) => question.split(" ||| ")[1] ?? "");
  for (const told of ["crew of 9 bakers", "11% to 4%", "300 loaves", "six new rolls"])
    expect(answers.filter((answer) => answer.includes(told)).length, told).toBeLessThan(2);
  expect(answers.join("\n")).toContain("11% to 4%");
});

test("who one is gets told by the job that is named, in a line that no other question needs", async () => {
  const [about = ""] = (await guideOf(BAKER, "Bakery Manager", TASKS)).questions;
  expect(about).toMatch(/Head Baker at Stone Oven Bread Co\.?\. I ordered from 14 mills/);
  expect(about).not.toContain("sketch");
});

test("strengths are deeds: no bare quantity, no routine, nothing of the house, no licence that the title says", async () => {
  const { strengths } = await guideOf(BAKER, "Bakery Manager", TASKS);
  expect(strengths.slice(0, 2).sort()).toEqual([
    "Cut flour waste from 11% to 4% by weighing every dough",
    "Led a crew of 9 bakers on two shifts",
  ]);
  expect(strengths.join("\n")).not.toMatch(/6:1|Daily|Stone Oven is/);
  const nurse = `
Tove Abernathy
Fargo, ND | tove@example.com

Experience
RN, Prairie Clinic, Fargo, ND, 2019 - Present
- Taught 14 new nurses the triage line
Licenses
RN, North Dakota
ACLS
BLS`;
  const asks =
    "Requirements\n- Active RN license\n- ACLS certification\n- BLS certification\n- Experience teaching nurses";
  const held = (await guideOf(nurse, "RN Educator", asks)).strengths;
  expect(held).toContain("Taught 14 new nurses the triage line");
  expect(held.filter((one) => /^(?:RN|ACLS|BLS)$/.test(one)).length).toBe(1);
  expect(held).not.toContain("RN");
});

test("beside a program that is missing stands no line of other work", async () => {
  const { questions } = await guideOf(BAKER, "Bakery Manager", TASKS);
  const gap = questions.find((question) => question.includes("Salesforce")) ?? "";
  expect(gap).toContain("does not name");
  expect(gap).not.toMatch(/loaves|waste|rolls|crew of 9/);
});

import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { degreeName } from "../degree-name.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { AnswerTeller } from "./answer-teller.ts";
import { remainingReason } from "./why-us.ts";
import { factsOf } from "../materials.fixtures.ts";

const KEEPER = `
Nora Quill
Bath | nora.quill@example.com

Accomplishments
Cut the cost of lost keys from $900 to $200 a year with a numbered board
Led a crew of [Number] porters

Experience
Hall Keeper, Quill Assembly Rooms, Bath, 2017 - Present
- Opened the rooms at dawn
- Greeted visitors at the door

Interests
Raised $3,000 for the lifeboats in a sponsored swim`;

function factsFor(resume: string, description: string, company = "Avon Halls") {
  const posting = { ...UNSTATED, ...splitRequirements(description), title: "Hall Manager", company };
  return factsOf(profileOf(resume), { ...posting, description });
}

async function guideOf(resume: string, description: string) {
  const guide = await makeInterview(factsFor(resume, description), localWriter);
  const { generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions } = guide;
  const asked = [generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions].flat();
  return { asked, tips: guide.preparationTips, strengths: guide.keyStrengths };
}

test("what stands among the achievements above the jobs is told and defended, and neither a hobby nor a line to fill", async () => {
  const { asked, tips, strengths } = await guideOf(
    KEEPER,
    "What you will do\n- Look after three halls\n- Keep the keys",
  );
  expect(asked.join("\n")).toContain("$900 to $200");
  expect(tips.join("\n")).toContain("$900 to $200");
  expect([...asked, ...tips, ...strengths].join("\n")).not.toMatch(/lifeboats|\[Number\]/);
});

test("why somebody applies is said with a task that no other question is about, where the resume is near to one", () => {
  const teller = new AnswerTeller(
    factsFor(KEEPER, "What you will do\n- Tune the organ\n- Greet visitors at the main door\n- Open the rooms at dawn"),
  );
  const asked = { question: "“Open the rooms at dawn”: where have you done it?", answer: "" };
  expect(remainingReason(teller, [asked])).toBe("Greet visitors at the main door");
});

test("what a guide finds no line for is a gap", async () => {
  const { asked, tips } = await guideOf(KEEPER, "What you will do\n- Greet visitors\n- Tune the organs of two chapels");
  expect(asked.join("\n")).toContain("Tune the organs");
  expect(tips.join("\n")).toMatch(/^Gap: .*Tune the organs/m);
});

test("of what is written in the resume's own words nobody says that no line tells of it", async () => {
  const { asked } = await guideOf(KEEPER, "What you will do\n- Number the rooms, boards and doors of the porters");
  expect(asked.join("\n")).not.toMatch(/Number the rooms[^|]*\|\|\| ANSWER: (?:No line|Your resume has no line)/);
});

test.each([
  ["Currently enrolled", null],
  ["Currently attending", null],
  ["Graduated with honours", "MBA in Management, Avon University"],
])("a degree beside which stands “%s” is told as %s", (line, name) => {
  const resume = `${KEEPER}\n\nEducation\nMBA : Management Avon University, Bath\n${line}`;
  expect(degreeName(factsFor(resume, "Look after three halls"))).toBe(name);
});

test("a candidate does not hold the paper, though a list of skills repeats its name", async () => {
  const resume = `${KEEPER}\n\nEducation\nBSc Accounting, Avon University, 2012\nCPA candidate\n\nSkills\nLedgers, CPA, Excel`;
  const { asked, tips } = await guideOf(resume, "Requirements\n- CPA\n- Ledgers");
  expect([...asked, ...tips].join("\n")).not.toMatch(/I hold a CPA|Bring proof: CPA/);
});

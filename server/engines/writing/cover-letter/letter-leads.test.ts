import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter, makeInterview } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { answers, letterPoints } from "./letter-points.ts";

const BAKER = `
Noor Haddad
Duluth, MN | noor.haddad@example.com

Experience
Bakery Lead, Birch Oven, Duluth, MN, 2019 - Present
- Ran the night bake for six shops with a team of five
- Cut flour waste from 9% to 4% with a new scaling table
- Mentor two apprentices
Baker, Harbor Loaf, Duluth, MN, 2015 - 2019
- Shaped 400 loaves a shift, no returns in two years
- Counted stock and checked timesheets for 12 bakers

Certifications: ServSafe Manager
Skills
Toast POS, QuickBooks, sourdough
`;

function posted(description: string) {
  return { ...UNSTATED, ...splitRequirements(description), title: "Bakery Manager", company: "Fernmoor", description };
}

const POSTING = posted(
  "Working with the owner you will plan the weekly bake, lead seven bakers and order flour.\nRequirements\n- Experience supervising bakers\n- ServSafe certification\n- QuickBooks\n- Experience with a CMMS",
);

test("a letter begins with what the work is, tells short deeds, programs and certificates, and names the gap", async () => {
  const { content } = await makeCoverLetter(factsOf(profileOf(BAKER), POSTING), localWriter);
  expect(content).toMatch(/plan the weekly bake|lead seven bakers/);
  expect(content).toContain("mentor two apprentices");
  expect(content).toContain("with no returns in two years");
  expect(content).toContain("timesheets for 12 bakers");
  expect(content).toContain("QuickBooks");
  expect(content).toContain("ServSafe Manager");
  expect(content).toContain("a CMMS");
});

test("who is told of their own team is spoken to, and what the first sentence names is not asked for twice", async () => {
  const ours = posted("We are looking for a baker to lead our bakery team of five and inspect the ovens.");
  const { content } = await makeCoverLetter(factsOf(profileOf(BAKER), ours), localWriter);
  expect(content).toContain("your bakery team");
  expect(content).not.toMatch(/Fernmoor (?:needs|is looking)[^.]*\byour\b/);
});

test("a guide asks nothing as if the resume were silent on what its lists answer, and who leads of leading", async () => {
  const guide = await makeInterview(factsOf(profileOf(BAKER), POSTING), localWriter);
  const asked = [guide.generalQuestions, guide.technicalQuestions, guide.behavioralQuestions].flat();
  expect(
    asked.filter((text) => /“(?:ServSafe certification|QuickBooks)”.*\[(?:Your resume has|No line)/su.test(text)),
  ).toEqual([]);
  expect(asked.some((text) => /supervising bakers.*(?:team of five|two apprentices)/su.test(text))).toBe(true);
});

test("a line that answered one question of a guide is no silence for the next", async () => {
  const posting = posted(
    "Responsibilities\n- Lead a crew of seven bakers\nRequirements\n- Experience supervising bakers",
  );
  const guide = await makeInterview(factsOf(profileOf(BAKER), posting), localWriter);
  const asked = [guide.generalQuestions, guide.technicalQuestions, guide.behavioralQuestions].flat();
  for (const text of asked.filter((one) => /“(?:Lead a crew|Experience supervising)/u.test(one)))
    expect(text).not.toMatch(/\[(?:Your resume has|No line)/u);
});

test("what became of a thing is no deed of the person, and a letter does not begin with an earlier job", async () => {
  const resume = BAKER.replace(
    "- Ran the night bake",
    "- Flour waste down from 9% to 4%\n- Ran the night bake",
  ).replace("- Cut flour waste from 9% to 4% with a new scaling table\n", "");
  const { content } = await makeCoverLetter(factsOf(profileOf(resume), POSTING), localWriter);
  expect(content).toContain("Flour waste went down from 9% to 4%.");
  expect(content.split("\n\n")[1]).not.toMatch(/waste|Harbor Loaf/u);
});

test("the first sentence says who applies and since when, where the posting's tasks have no answer", async () => {
  const facts = factsOf(profileOf(BAKER), { ...posted("You will repair ovens."), title: "Baker" });
  const [, opening = ""] = (await makeCoverLetter(facts, localWriter)).content.split("\n\n");
  expect(opening).toMatch(/Bakery Lead at Birch Oven/u);
  expect(opening).toMatch(/since 2019|[Ss]ince 2019/u);
});

test("a deed answers a task by the noun it is about or what that is short for", () => {
  const facts = factsOf(profileOf(BAKER), posted("You will conduct federal hygiene timesheet checks."));
  const point = (posting: string) =>
    letterPoints(factsOf(profileOf(BAKER), posted(posting))).find(({ kind }) => kind === "need")!;
  const deed = (text: string) => ({ ...facts.deeds[0]!, text, skills: [] });
  const inspections = point("You will conduct yearly vehicle safety inspections.");
  const upkeep = point("You will oversee preventive maintenance.");
  expect(answers(inspections, deed("Did 40 depot inspections"), facts)).toBeGreaterThan(0);
  expect(answers(upkeep, deed("Rewrote the PM schedule"), facts)).toBeGreaterThan(0);
  expect(answers(upkeep, deed("Rewrote the PA schedule"), facts)).toBe(0);
});

test("whoever has letters behind the name signs with the name, and when one applies is no ask", async () => {
  const resume = BAKER.replace("Noor Haddad", "Noor Haddad BSc MRICS");
  const facts = factsOf(profileOf(resume), posted("Requirements\n- Closing date: 11 January\n- Knowledge of rye"));
  const { content } = await makeCoverLetter(facts, localWriter);
  expect(content).toMatch(/Noor Haddad$/u);
  expect(facts.asks.map(({ text }) => text)).not.toContain("Closing date: 11 January");
});

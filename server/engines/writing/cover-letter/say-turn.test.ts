import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const resume = (summary: string, { dates = "2019 - Present", others = "" } = {}) => `
Robin Ashdown
Dayton, OH | robin.ashdown@example.com

Summary
${summary}

Experience
Sous Chef, Millrace Inn, Dayton, OH, ${dates}
- Trained six cooks and wrote the weekly order
- Cut waste from 11% to 6% of purchases
${others}`;

type Work = { title?: string; company?: string; asks?: string[]; more?: string };

async function letterFor(
  text: string,
  { title = "Sales Representative", company = "Quarry Foods", asks = ["Good humour"], more = "" }: Work = {},
): Promise<string> {
  const description = `What you will do\n- Call on restaurants and sell food to kitchens\n\nRequirements\n${asks.map((ask) => `- ${ask}`).join("\n")}\n\n${more}`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company, description };
  return (await makeCoverLetter(factsOf(profileOf(text), posting), localWriter)).content;
}

test("a change of field is said as the head of the resume has it, and not for the same work", async () => {
  const chef = resume("Sous chef with ten years in kitchens, looking to move into foodservice sales.");
  expect(await letterFor(chef)).toContain("After ten years in kitchens I want to move into foodservice sales.");
  expect(await letterFor(chef, { title: "Sous Chef" })).not.toContain("want to move");
});

test("a break is said where it is long or where the posting welcomes who comes back", async () => {
  const summary = "Chef, returning to work after a planned two-year career break to look after my children.";
  const told = "I am returning to work after a planned two-year career break to look after my children.";
  const away = resume(summary, { dates: "2015 - 2023" });
  expect(await letterFor(away, { title: "Sous Chef" })).toContain(told);
  const now = resume(summary);
  expect(await letterFor(now, { title: "Sous Chef" })).not.toContain("career break");
  const more = "We welcome applications from people returning to work.";
  expect(await letterFor(now, { title: "Sous Chef", more })).toContain(told);
});

test("a move is said to who is where somebody moves, once, without the label that stands before it", async () => {
  const chef = resume("Objective: Relocating to Erie in March; seeking evening shifts.");
  const told = "I am relocating to Erie in March.";
  const letter = await letterFor(chef, { title: "Sous Chef", more: "Our kitchen is in Erie." });
  expect(letter.split(told)).toHaveLength(2);
  expect(await letterFor(chef, { title: "Sous Chef", more: "Our kitchen is in Boise." })).not.toContain("relocating");
});

test("military service is said where the posting asks veterans to apply", async () => {
  const others = "\nMilitary\n2010-2014 US Army, 92G Culinary Specialist\n";
  const chef = resume("Sous chef.", { others });
  const more = "Military veterans are encouraged to apply.";
  expect(await letterFor(chef, { title: "Sous Chef", more })).toContain("From 2010 to 2014 I served in the US Army");
  expect(await letterFor(chef, { title: "Sous Chef" })).not.toContain("US Army");
});

test("a program of the kind that is asked for is named, and not called missing", async () => {
  const others = "\nSkills\nEpic (superuser), ServSafe\n";
  const asks = ["Experience with an electronic health record", "Good humour"];
  const letter = await letterFor(resume("Hospital cook.", { others }), { title: "Hospital Cook", asks });
  expect(letter).toMatch(/Epic/);
  expect(letter).not.toMatch(/health record yet|do not have/);
});

test("an office program that is asked for by itself is named", async () => {
  const others = "\nSkills\nExcel, Outlook\n";
  const letter = await letterFor(resume("Sous chef.", { others }), {
    title: "Sous Chef",
    asks: ["Advanced Excel", "Good humour"],
  });
  expect(letter).toMatch(/(?:know|worked with) Excel/);
});

test("the posting's reference stands behind the position, a board's own number only where it is to be quoted", async () => {
  const more = "Job reference: GE/0459. Include the job title in your subject line.";
  expect(await letterFor(resume("Sous chef."), { more })).toMatch(/position \(reference GE\/0459\)/);
  const unasked = "Job ID: 20459. Include the job title in your subject line.";
  expect(await letterFor(resume("Sous chef."), { more: unasked })).not.toContain("20459");
});

test("a public body has its article as any word has", async () => {
  const letter = await letterFor(resume("Sous chef."), { title: "Sous Chef", company: "The City of Prairie Falls" });
  expect(letter).toMatch(/the City of Prairie Falls/);
  expect(letter).not.toMatch(/(?<![.\n] ?)The City/);
});

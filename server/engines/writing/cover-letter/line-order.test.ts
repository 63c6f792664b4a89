import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

const RESUME = `
Ines Marlow
Leeds | ines.marlow@example.com

Experience
Senior Support Agent, Brightpath Software, Leeds
2021 - present
- Acting team lead for 9 weeks in 2024. Ran the queue and the daily standup for 8 people
- LED change out across the depot, all night shifts. I kept the site manager up to date on the job
- Handled guest complaints and refunds. Google rating went from 3.8 to 4.5
- Wrote 60 help articles for new users

Languages: Polish
`;

async function letterFor(description: string, resume = RESUME): Promise<string> {
  const title = "Support Team Lead";
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Fernmoor", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const POSTING = `What you will do
- Run the queue and the daily standup
- Write help articles
- Handle complaints

Requirements
- Experience in support`;

test("issue 17: what one line tells in two sentences is told in its order", async () => {
  const letter = await letterFor(POSTING);
  const [lead, queue] = [letter.indexOf("acting team lead"), letter.indexOf("ran the queue")];
  expect(lead).toBeGreaterThan(0);
  expect(queue).toBeGreaterThan(lead);
});

test("issue 17: nothing points to a sentence that is not told, and a name keeps its capital behind a semicolon", async () => {
  const letter = await letterFor(POSTING);
  expect(letter).not.toContain("on the job");
  expect(letter).toContain("Google rating went from 3.8 to 4.5");
});

test("issue 17: a posting's last duty, to look after an apprentice, is not what it is about", async () => {
  const duties = ["Attend breakdowns and faults", "Test switchboards", "Write reports", "Look after an apprentice"];
  const description = `What you will do\n${duties.map((duty) => `- ${duty}`).join("\n")}`;
  expect(await letterFor(description)).not.toContain("look after an apprentice");
});

test("issue 17: an 'it' that stands for what another sentence said is not told", async () => {
  const resume = `
Ada Pelham
Toledo, OH | ada.pelham@example.com

Experience
Marketing Manager, Lantern Freight, Toledo, OH, 2018 - Present
- Move from paper slips to DockSim, 2023, eleven weeks. Led by my analyst; I sponsored it and wrote the scoring rules.
- Raised bookings from 400 to 900 a month
- Grew the harbour fair from 85 guests to 210
`;
  expect(await letterFor(POSTING, resume)).not.toContain("sponsored it");
});

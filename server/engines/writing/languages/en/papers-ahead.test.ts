import { expect, test } from "vitest";
import { UNSTATED } from "../../../../domain/posting.ts";
import { profileOf } from "../../evidence/evidence.fixtures.ts";
import { localWriter } from "../../local-writer.ts";
import { makeCoverLetter } from "../../make-material.ts";
import { factsOf } from "../../materials.fixtures.ts";

async function letterFor(papers: string, ask: string): Promise<string> {
  const resume = `
Nell Harrow
Hull | nell.harrow@example.co.uk

Experience
Site Manager, Calder Piling, Hull, 2018 - present
- Lead 12 operatives on three river walls
- Cut rework from 9 to 2 piles a month

Certificates
${papers}
`;
  const description = `Requirements\n- ${ask}\n- Calm leadership`;
  const posting = { ...UNSTATED, title: "Site Manager", company: "Fernmoor", description, requirements: [ask] };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

test.each([
  [
    "SMSTS Refresher: taking the course and exam Mar 2099",
    "SMSTS Refresher",
    "taking the SMSTS Refresher course and exam in Mar",
  ],
  [
    "Chartered Builder - enrolled, have 2 of the 4 modules done",
    "Chartered Builder or working towards it",
    "I am enrolled for Chartered Builder and have 2 of the 4 modules done.",
  ],
  ["Slinger Signaller - booked for October 2099", "Slinger Signaller", "Slinger Signaller is booked for October 2099."],
  [
    "First Aid Level 3 (lapsed, booked for March)",
    "Current First Aid Level 3",
    "My First Aid Level 3 has lapsed; I am booked for March.",
  ],
])("the next step towards an asked paper is told as the resume has it: %s", async (papers, ask, said) => {
  expect(await letterFor(papers, ask)).toContain(said);
});

test.each([
  ["SMSTS Refresher: taking the course and exam Mar 2019", "SMSTS Refresher"],
  ["Wine Tasting - booked for October 2099", "SMSTS Refresher"],
])("a step that is over, or towards what nobody asks for, is not told: %s", async (papers, ask) => {
  expect(await letterFor(papers, ask)).not.toMatch(/I am taking|is booked/u);
});

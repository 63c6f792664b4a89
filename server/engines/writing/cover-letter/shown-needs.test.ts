import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { letterPoints } from "./letter-points.ts";
import { shownNeeds } from "./shown-needs.ts";

const RIGGER = `
Odile Marchbank
Cork | odile.marchbank@example.com

Experience
Rigging Technician, Keel & Mast Ltd, Cork, 2018 - Present
- Took over the mast inspection schedule in 2021; on-time inspections went from 62% to 94%
- Splice and replace standing rigging on 40 yachts a year
- Trained three apprentices in wire splicing
Deckhand, Harbor Ferries, Cork, 2015 - 2018
- Tied up 12 ferries a day
`;

function postingOf(duties: string[]) {
  const description = `The work\nWe look after 90 boats.\n\nWhat you'll do\n${duties.map((duty) => `- ${duty}`).join("\n")}\n\nWhat you need\n- Five years of rigging`;
  return { ...UNSTATED, title: "Yard Supervisor", company: "Fernmoor", description, ...splitRequirements(description) };
}

async function paragraphsFor(duties: string[], resume = RIGGER): Promise<string[]> {
  const letter = await makeCoverLetter(factsOf(profileOf(resume), postingOf(duties)), localWriter);
  return letter.content.split("\n\n");
}

const DUTIES = [
  "Own the mast inspection schedule and bring down repair costs",
  "Order paint for the yard",
  "Greet owners",
];

test("issue 17: a letter begins with the work that it shows, and tells at once what shows it", async () => {
  const [, first = ""] = await paragraphsFor(DUTIES);
  expect(first).toMatch(/Yard Supervisor .*own the mast inspection schedule\b/u);
  expect(first).toMatch(/Keel & Mast.*I took over the mast inspection schedule in 2021/u);
});

test("issue 17: what no deed shows is not what a letter begins with", async () => {
  const [, first = ""] = await paragraphsFor(["Order paint for the yard", "Greet owners at the gate", "Count buoys"]);
  expect(first).not.toMatch(/paint|owners|buoys/u);
});

test("issue 17: a letter closes with what the posting wants to change, whoever shows it", async () => {
  const paragraphs = await paragraphsFor(DUTIES);
  expect(paragraphs.slice(2).join(" ")).toMatch(
    /(?:how I could help|how you|what it will take)[^.]*bring down repair costs/u,
  );
  const plain = await paragraphsFor(["Own the mast inspection schedule", "Order paint for the yard", "Greet owners"]);
  expect(plain.slice(2).join(" ")).not.toMatch(/how I could help|how you want|what it will take/u);
});

test("a letter does not begin with a need that an earlier job shows, above a line of today's", async () => {
  const resume = RIGGER.replace("Tied up 12 ferries a day", "Checked in 60 guests a day and handled their arrivals");
  const [, first = ""] = await paragraphsFor(["Handle guest arrivals at the quay", "Order paint for the yard"], resume);
  expect(first).not.toMatch(/to handle guest arrivals/u);
});

test.each([
  [
    "Verify designs meet codes, regulations and best practices",
    "Aligned all financial activity with the regulations of the GAAP",
    0,
  ],
  ["Manage project roadmaps", "Collaborated with project managers on the procedures for processing transactions", 0],
  ["Resolve complaints of boat owners", "Resolved the complaints of 40 boat owners a year", 1],
])("issue 17: %j is shown by %j %d times", (need, line, count) => {
  const resume = RIGGER.replace(/- Took over[^\n]*/u, () => `- ${line}`);
  const facts = factsOf(profileOf(resume), postingOf([need, "Order paint for the yard"]));
  const deeds = facts.deeds.filter(({ text }) => text === line);
  expect(deeds).toHaveLength(1);
  expect(shownNeeds(letterPoints(facts), deeds, facts)).toHaveLength(count);
});

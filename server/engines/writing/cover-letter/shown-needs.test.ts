import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

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

async function paragraphsFor(duties: string[], resume = RIGGER): Promise<string[]> {
  const description = `The work\nWe look after 90 boats.\n\nWhat you'll do\n${duties.map((duty) => `- ${duty}`).join("\n")}\n\nWhat you need\n- Five years of rigging`;
  const posting = { ...UNSTATED, title: "Yard Supervisor", company: "Fernmoor", description };
  const letter = await makeCoverLetter(
    factsOf(profileOf(resume), { ...posting, ...splitRequirements(description) }),
    localWriter,
  );
  return letter.content.split("\n\n");
}

const DUTIES = [
  "Own the mast inspection schedule and bring down repair costs",
  "Order paint for the yard",
  "Greet owners",
];

test("issue 17: a letter begins with the work that it shows, and tells at once what shows it", async () => {
  const [, first = ""] = await paragraphsFor(DUTIES);
  expect(first).toMatch(/Yard Supervisor .*to own the mast inspection schedule\b/u);
  expect(first).toMatch(/Keel & Mast.*I took over the mast inspection schedule in 2021/u);
});

test("issue 17: what no deed shows is not what a letter begins with", async () => {
  const [, first = ""] = await paragraphsFor(["Order paint for the yard", "Greet owners at the gate", "Count buoys"]);
  expect(first).not.toMatch(/paint|owners|buoys/u);
});

test("issue 17: a letter closes with what the posting wants to change, whoever shows it", async () => {
  const paragraphs = await paragraphsFor(DUTIES);
  expect(paragraphs.slice(2).join(" ")).toMatch(/(?:how you|what it will take)[^.]*bring down repair costs/u);
  const plain = await paragraphsFor(["Own the mast inspection schedule", "Order paint for the yard", "Greet owners"]);
  expect(plain.slice(2).join(" ")).not.toMatch(/how you (?:plan|want|mean)|what it will take/u);
});

test("a letter does not begin with a need that an earlier job shows, above a line of today's", async () => {
  const resume = RIGGER.replace("Tied up 12 ferries a day", "Checked in 60 guests a day and handled their arrivals");
  const [, first = ""] = await paragraphsFor(["Handle guest arrivals at the quay", "Order paint for the yard"], resume);
  expect(first).not.toMatch(/to handle guest arrivals/u);
});

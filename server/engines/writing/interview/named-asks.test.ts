import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { languageBelow } from "../facts/language-level.ts";
import { factsOf } from "../materials.fixtures.ts";
import { hardestGaps } from "./hardest-gaps.ts";
import { unknownNames } from "./named-asks.ts";
import { postingPoints } from "./posting-points.ts";

const RESUME = `
Noor Hallam
York, UK | noor.hallam@example.co.uk

Experience

Care Coordinator, Ouse Home Care, York
2018 - Present
- Planned the visits of 30 carers with Birdie
- Kept the care records of 80 clients

Skills
Birdie, Salesforce, Excel
Languages: French (B1)
`;

function facts(description: string) {
  const posting = {
    ...UNSTATED,
    ...splitRequirements(description),
    title: "Registered Manager",
    company: "Minster Care",
  };
  return factsOf(profileOf(RESUME), { ...posting, description });
}

test.each([
  ["You complete the annual return on NMDS and present it", ["NMDS"]],
  ["Assess new clients with the Waterlow Score and record it", ["Waterlow Score"]],
  ["Knowledge of Birdie or Nourish", []],
  ["You report to the Chief Executive and to the Area Director", []],
  ["Good HR and IT skills, knowledge of UK law", []],
  ["Prepare AU-certificates and PE lessons", []],
  ["Experience with care programs (Birdie, NMDS)", ["NMDS"]],
  ["Work to ISO 13485", ["ISO 13485"]],
])("what is called by a name that the resume has not: %s", (text, names) => {
  expect(unknownNames(text, facts(`${"We are a family business and look for company. ".repeat(6)}\n${text}`))).toEqual(
    names,
  );
});

test("who knows one program of a kind lacks not the kind, and a school leaver's diploma is no paper to lack", () => {
  const names = hardestGaps(facts("Requirements\n- Experience with a CRM\n- Microsoft Office\n- High school diploma"));
  expect(names).toEqual([]);
});

test.each([
  ["Fluent French", "French (B1)"],
  ["Some French", undefined],
  ["Fluent French or German", undefined],
])("a language that is asked for at a higher level is a gap beside the level held: %s", (ask, held) => {
  expect(languageBelow(facts(`Requirements\n- ${ask}\n- Care planning`))?.held).toBe(held);
});

test("tasks told in one sentence are points of their own, and what points back to another one is none", () => {
  const told =
    "Your main duties will include planning the rota for 40 carers, auditing the medication records and explaining them to families. You hire and train senior carers.";
  expect(postingPoints(facts(told)).map(({ text }) => text)).toEqual([
    "Planning the rota for 40 carers",
    "Auditing the medication records",
    "Hire and train senior carers",
  ]);
});

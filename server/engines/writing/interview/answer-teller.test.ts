import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { AnswerTeller } from "./answer-teller.ts";

const RESUME = `
Ines Calloway
Dundee, UK | ines.calloway@example.com

Experience

Marketing Coordinator, Thistle & Thread Yarns, Dundee
2020 - Present
- Wrote a weekly newsletter to 3,200 subscribers; open rate rose from 24% to 31%
- Led a team of three interns in the busy spring season`;

const DESCRIPTION =
  "What you bring\n- Experience of email campaigns\n- Experience of leading a team\n- People management";

function teller(): AnswerTeller {
  const posting = {
    ...UNSTATED,
    ...splitRequirements(DESCRIPTION),
    title: "Marketing Lead",
    company: "Bellwether Homeware",
    description: DESCRIPTION,
  };
  return new AnswerTeller(factsOf(profileOf(RESUME), posting));
}

test("a line that tells what came of it is parted into what was done and the result", () => {
  const told = teller();
  const [first] = told.answersTo("Experience of email campaigns");
  const answer = told.frame(first!.proof) ?? "";
  expect(answer).toContain("Action: I wrote a weekly newsletter to 3,200 subscribers.");
  expect(answer).toMatch(/Result: (?:The open|Open) rate rose from 24% to 31%\./);
});

test("where the line that answers was told already, no line that is only near stands in for it", () => {
  const told = teller();
  const [first] = told.answersTo("Experience of leading a team");
  expect(first?.isSame).toBe(true);
  told.frame(first!.proof);
  expect(told.answersTo("Experience of leading a team").filter(({ isSame }) => !isSame)).toEqual([]);
  expect(told.answersTo("Experience of leading a team", { again: true })[0]?.proof).toBe(first?.proof);
});

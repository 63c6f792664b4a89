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

test("a line that broke off at a number, and two that ran together, are told nowhere", () => {
  const torn = RESUME.replace(
    "- Led a team",
    "- Painted the 5\n- Wound skeins for the fair Serving guests at the stall\n- Led a team",
  );
  const lines = new AnswerTeller(factsOf(profileOf(torn), { ...UNSTATED, title: "Lead", company: "Bellwether" })).lines;
  expect(lines.map(({ told }) => told.sentence).join("\n")).not.toMatch(/the 5$|fair Serving/m);
  expect(lines.map(({ told }) => told.sentence).join("\n")).toContain("three interns");
});

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

test("an answer has the figures of its line, also those that no sentence would hold", () => {
  const arborist = RESUME.replace(
    /- Wrote[\s\S]*$/u,
    "- Took on two trainees through the guild, one passed her Level 4 last winter",
  );
  const told = new AnswerTeller(factsOf(profileOf(arborist), { ...UNSTATED, title: "Lead", company: "Fern" }));
  const [first] = told.answersTo("Develop trainees");
  expect(told.frame(first!.proof)).toContain("Level 4");
});

test("what came of the work is told from another line of the same job", () => {
  const nurse = RESUME.replace(
    /- Wrote[\s\S]*$/u,
    "- Planned the email campaigns of four brands\n- Email campaigns to lapsed buyers brought orders from 20 to 55 a week",
  );
  const told = new AnswerTeller(factsOf(profileOf(nurse), { ...UNSTATED, title: "Lead", company: "Fern" }));
  const plan = told.lines.find(({ deed }) => deed.text.startsWith("Planned"));
  expect(told.frame(plan!)).toMatch(/Action: .*four brands.*Result: .*20 to 55/);
});

test("a line that begins with a deed is not told as a thing", () => {
  const engineer = RESUME.replace(/- Wrote[\s\S]*$/u, "- Show apprentices the ropes (three so far)");
  const told = new AnswerTeller(factsOf(profileOf(engineer), { ...UNSTATED, title: "Lead", company: "Fern" }));
  expect(told.lines.map((line) => told.frame(line)).join("\n")).not.toMatch(/I handle show|Action: Show/iu);
});

test("where it was is said also of an employer with words in brackets", () => {
  const officer = RESUME.replace(
    "Marketing Coordinator, Thistle & Thread Yarns, Dundee",
    "Housing Officer, Severn Homes (12,000-home association)",
  );
  const told = new AnswerTeller(factsOf(profileOf(officer), { ...UNSTATED, title: "Lead", company: "Fern" }));
  expect(told.frame(told.lines[0]!)).toMatch(
    /^Situation: I have worked as a Housing Officer at Severn Homes.* since 20/,
  );
});

test("what was done is said as one's own, to the last word of its line", () => {
  const midwife = RESUME.replace(
    /- Wrote[\s\S]*$/u,
    `- Act as shift leader on average two nights a month, co-ordinating a team of five
- Ran clinics in two health centres, seeing 18 to 22 women per session`,
  );
  const told = new AnswerTeller(factsOf(profileOf(midwife), { ...UNSTATED, title: "Lead", company: "Fern" }));
  const answer = (start: string) => told.frame(told.lines.find(({ deed }) => deed.text.startsWith(start))!) ?? "";
  expect(answer("Act")).toMatch(
    /Action: (?:I a|A)ct as shift leader on average two nights a month, co-ordinating a team/u,
  );
  expect(answer("Ran")).toMatch(/Action: I ran clinics .* per session\. .*busy day/);
});

test("issue 17: a case has its years, and what somebody answered for there is its task", () => {
  const engineer = `
Ada Pelham
Toledo, OH | ada.pelham@example.com

Experience
Lab Technician, Lantern Tests, Toledo, OH, 2016 - 2019
- Ran calibration checks on 12 test benches each week
- Responsible for the safe use and the booking of benches in three halls
- Wrote the weekly report

Office Clerk, Fern & Sons, Toledo, OH, 2014 - 2016
- Responsible for the post room
- Sorted 300 letters a day
`;
  const told = new AnswerTeller(factsOf(profileOf(engineer), { ...UNSTATED, title: "Lab Lead", company: "Fern" }));
  const frameOf = (word: string) => told.frame(told.lines.find(({ deed }) => deed.text.startsWith(word))!);
  const checks = frameOf("Ran");
  expect(checks).toContain("Situation: I worked as a Lab Technician at Lantern Tests from 2016 to 2019.");
  expect(checks).toMatch(
    /Task: I was responsible for the safe use and the booking of benches in three halls\. Action: I ran/,
  );
  expect(frameOf("Sorted")).not.toContain("Task:");
});

test("issue 17: what came of a deed stands apart from it, each weighed by itself", () => {
  const fitter = RESUME.replace(/- Wrote[\s\S]*$/u, "- Retrained the packing line, cutting scrap by 4%");
  const told = new AnswerTeller(factsOf(profileOf(fitter), { ...UNSTATED, title: "Lead", company: "Fern" }));
  const line = told.lines.find(({ deed }) => deed.text.startsWith("Retrained"))!;
  expect(told.frame(line)).toMatch(/Action: I retrained the packing line\. Result: I cut scrap by 4%\./);
});

import { expect, test } from "vitest";
import { contradictedBy } from "./contradicted-by.ts";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume, type SourceStatement } from "./sources.ts";

// Only what a line says is compared, and where it stands.
const lineOf = (text: string) => ({ text, section: "experience" }) as SourceStatement;

test.each([
  [
    "I chose the ovens and the owner chose the tills.",
    "Put in new tills (the owner chose the ovens, I chose the tills).",
  ],
  [
    "I copied the checklist that the other two sites had written.",
    "Wrote the checklist that the other two sites copied",
  ],
  ["A team lead covered for me during vacations.", "Covered for the team lead during vacations"],
  ["I wrote the plans, with the talent manager supporting me.", "Supported the talent manager with plans"],
  ["I moved 52 drivers to a subcontractor.", "Moved 52 drivers from a subcontractor"],
  ["I floated from the stroke ward to telemetry.", "Floated to the stroke ward from March 2020 on"],
  ["My retention was 91%, against a team average of 96%.", "Retention 96% (against a team average of 91%)"],
  ["The bill is only 23% of what it was.", "Brought the bill down by 23%"],
  ["The average gain was 4 points in 2025.", "Average gain 4 points above the predicted score in 2025"],
  ["I handled 312 claims after the flood of Michael.", "Floods: Harvey (14 weeks, 312 claims) and Michael (9 weeks)"],
  ["Each of my six clients has a budget of $1.4 million.", "Six clients, with budgets of $1.4 million together"],
  ["I sold 64 agreements, the highest number of all.", "Sold 64 agreements, second highest of nine"],
  ["Both of the juniors I mentor were promoted.", "Mentor to two juniors; one was promoted in 2024"],
  ["I still volunteer at a text line for four hours a week.", "Volunteer at a text line, 2016 to 2019, 4 hours a week"],
  ["I reinspect files of three firms.", "Reinspected files of three firms, until that work went to another team"],
])("DEC-99 %j is contradicted by %j", (said, line) => {
  expect(contradictedBy(said, lineOf(line))).not.toBeNull();
});

test.each([
  [
    "I chose the tills, and the owner chose the ovens.",
    "Put in new tills (the owner chose the ovens, I chose the tills).",
  ],
  ["I wrote the checklist that two other sites copied.", "Wrote the checklist that the other two sites copied"],
  ["The whole school adopted the guide that I wrote.", "Wrote the guide that the whole school adopted"],
  ["I moved 52 drivers from a subcontractor.", "Moved 52 drivers from a subcontractor"],
  ["Twice a week I went to the market to buy flowers.", "Bought flowers twice a week from the market"],
  ["My retention was 96%, against a team average of 91%.", "Retention 96% (against a team average of 91%)"],
  ["I brought the bill down by 23%.", "Brought the bill down by 23%"],
  ["The average gain was 4 points better than predicted.", "Average gain 4 points above the predicted score"],
  ["I handled 312 claims after the flood of Harvey.", "Floods: Harvey (14 weeks, 312 claims) and Michael (9 weeks)"],
  ["I visit them two days each term.", "Guest tutor, two days a term since 2022"],
  ["All but two of the 40 inspections went through.", "Passed 38 of 40 inspections at the first visit"],
  ["I have finished the first of two parts.", "Course, part 1 of 2 completed in 2025"],
])("DEC-99 %j goes with %j", (said, line) => {
  expect(contradictedBy(said, lineOf(line))).toBeNull();
});

const DENIED = sourcesOfResume(
  profileOf(`
Ada Quill
ada.quill@example.com

Experience
Financial Analyst, Elm Works, Leeds, 2018 - Present
- Own the monthly forecast for two plants

Credentials
FPAC, 2023
CPA: no
Driving licence? Not yet

Languages
A little American Sign Language: some 80 signs
`),
);

test.each([
  "I hold a CPA.",
  "I am a Certified Public Accountant.",
  "I hold a driving licence.",
  "I am fluent in American Sign Language.",
])("DEC-99 what a resume denies or limits is not borne out: %s", (said) => {
  expect(judgeStatement(said, DENIED).answer).not.toBe("borne out");
});

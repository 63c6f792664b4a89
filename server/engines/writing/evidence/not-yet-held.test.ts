import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

const SOURCES = sourcesOfResume(
  profileOf(`
Ada Quill
ada.quill@example.com

Experience
Project Manager, Elm Works, Leeds, 2018 - Present
- Ran the night shift with 12 people
- Trained crews in process improvement

Education
B.A. History, minor in Economics, University of Leeds, 2012
MS Accountancy, DePaul University, 2014; BS Accounting, Illinois State University, 2010
Certificate III in Electrotechnology, TAFE Queensland, due late 2027
BA in Early Childhood Studies, UCC, started September 2026
Diploma in Nutrition, Hull College: enrolled, first year

Certifications
PMP in progress
CISSP – in preparation
Food Safety Supervisor (renewal due Aug)
`),
);

test.each([
  "My major was economics.",
  "I majored in economics.",
  "Economics was my major.",
  "I have a degree in economics.",
])("DEC-99 a minor is no major: %s", (text) => {
  expect(judgeStatement(text, SOURCES).answer).not.toBe("borne out");
});

test.each(["My major was history.", "My minor was economics."])("DEC-99 the field of a degree is told: %s", (text) => {
  expect(judgeStatement(text, SOURCES).answer).toBe("borne out");
});

test("DEC-99 words that hold a paper back hold back no work", () => {
  expect(judgeStatement("I trained crews in process improvement.", SOURCES).answer).toBe("borne out");
});

test("DEC-99 what is major is no field of study", () => {
  expect(judgeStatement("I ran a major night shift with 12 people.", SOURCES).reason).not.toContain("night shift");
});

test.each([
  "I hold a PMP.",
  "I hold a CISSP.",
  "I hold an MBA.",
  "I earned an MBA at DePaul University.",
  "I hold a Certificate III in Electrotechnology.",
  "I hold a BA in Early Childhood Studies.",
  "I have a diploma in nutrition.",
  "I graduated in early childhood studies.",
])("DEC-99 what is due, begun or prepared for is not held: %s", (text) => {
  expect(judgeStatement(text, SOURCES).answer).not.toBe("borne out");
});

test.each(["I began a BA in Early Childhood Studies.", "I studied early childhood studies at UCC."])(
  "DEC-99 who says that it is begun is not refused: %s",
  (text) => {
    expect(judgeStatement(text, SOURCES).answer).not.toBe("not borne out");
  },
);

const OPEN_ENDED = sourcesOfResume(
  profileOf(`
Ada Quill
ada.quill@example.com

Experience
Shift Lead, Elm Works, Leeds, 2018 - Present
- 611 days without a lost time accident (ended Nov 2023)

Education
BSc Psychology, second year completed, Open University, 2016
MA Arts Management, Birkbeck - withdrew after first year (2014)

Languages
Spanish (read well, speak little)
`),
);

test.each([
  ["I have a bachelor's degree in psychology.", false],
  ["I completed the second year of a BSc in psychology.", true],
  ["I hold a master's degree in arts management.", false],
  ["I speak Spanish.", false],
  ["I have now gone 611 days without a lost time accident.", false],
])("a year of studies, a language that is read and a run that ended are no more than that: %s", (claim, isKept) => {
  expect(judgeStatement(claim, OPEN_ENDED).answer === "borne out").toBe(isKept);
});

const QUALIFIED = sourcesOfResume(
  profileOf(`
Ada Quill
ada.quill@example.com

Summary
9 years in hospitality, retail and care
6.5 years of work in all, 4.5 years in stage lighting, 2 years in ticket sales

Experience
Shift Lead, Elm Works, Leeds, 2018 - Present
- Planned the shifts of 12 people

Education
Certificate in Adult Learning, Dalhousie continuing ed (4 of 5 courses done, last one in progress)
BA Tourism, Hull, 2015 (Erasmus year in Kassel, 2013-14)
Course in revenue management (60 h), 2021

Certifications
Class A CDL - permit only, road test scheduled
`),
);

test.each([
  ["I have a Certificate in Adult Learning.", false],
  ["I have a Class A CDL.", false],
  ["I have 9 years of experience in hospitality.", false],
  ["I have 9 years of experience in hospitality, retail and care.", true],
  ["I have 4.5 years of experience in stage lighting.", true],
  ["I have 4.5 years of experience in ticket sales.", false],
  ["I have 6.5 years of experience in ticket sales.", false],
  ["I graduated in tourism in 2013.", false],
  ["I have a degree in revenue management.", false],
])("what qualifies a paper or a number of years is not cut from it: %s", (claim, isKept) => {
  expect(judgeStatement(claim, QUALIFIED).answer === "borne out").toBe(isKept);
});

test.each([
  ["Routewise, customs rules, Danish", "I know Routewise.", "borne out"],
  ["Routewise, customs rules, Danish", "I know the customs rules of Denmark.", "not borne out"],
  ["Loadplan, GDPR compliance, Excel", "I have worked with Loadplan.", "borne out"],
])("issue 17: in the list %s rules say nothing of what else it names: %s", (list, text, answer) => {
  const sources = sourcesOfResume(profileOf(`\nAda Quill\nada.quill@example.com\n\nSkills\n${list}\n`));
  expect(judgeStatement(text, sources).answer).toBe(answer);
});

const OPEN = `
Mia Stone
mia.stone@example.com

Experience
Accountant, Elm Works, Leeds, 2018 - Present
- Recorded the closing of the books each month
Sales Clerk, Oak Stores, Leeds, 2012 - 2016
- Cold-called customers
- Ran sales promotions

Education
DEGREE
Bachelor of Science : Accounting, Hunter College
`;

test.each([
  "Master of Science : Taxation, LIU\nCore focus in corporate taxes January 2024 - Present",
  "Master of Science : Taxation, LIU\nCandidate for graduation December 2027",
])("DEC-99 a degree that the line below it leaves open is not held: %s", (degree) => {
  const sources = sourcesOfResume(profileOf(OPEN.replace("DEGREE", degree)));
  expect(judgeStatement("I hold a master's degree in taxation.", sources).answer).not.toBe("borne out");
  expect(judgeStatement("I hold a bachelor's degree in accounting.", sources).answer).toBe("borne out");
});

test("DEC-99 what was done in a job that is over was done in an earlier position, and nothing of today's was", () => {
  const sources = sourcesOfResume(profileOf(OPEN.replace("DEGREE", "")));
  const answer = (text: string) => judgeStatement(text, sources).answer;
  expect(answer("In an earlier position, I ran sales promotions.")).toBe("borne out");
  expect(answer("In an earlier position, I cold-called customers.")).toBe("borne out");
  expect(answer("In an earlier position, I recorded the closing of the books each month.")).not.toBe("borne out");
});

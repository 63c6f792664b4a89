import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

function answerOf(resume: string, claim: string): string {
  return judgeStatement(claim, sourcesOfResume(profileOf(resume))).answer;
}

const ENGINEER = `Anna Smith
Experience
Gas Engineer, Heatwell Ltd, Leeds, 2019 - present
- Landlord safety checks, about 1,100 a year
- 6 to 8 breakdown jobs a day
- Boiler servicing
- Flue tests, about 300 a year, faults down from 40 to 12
- Van stock, fuel cards, job sheets
- Review of audited statements for accuracy
- Posted student fees weekly Issued system generated receipts Assisted in charging tuition
- Successfully raised money for new graphing calculators
- Helped the surveyor with boiler replacements
- Builds, executes and manages team of 20 account executives for technology client`;

test.each([
  ["borne out", "I take care of landlord safety checks, about 1,100 a year."],
  ["borne out", "I have 6 to 8 breakdown jobs a day."],
  ["borne out", "I look after boiler servicing."],
  ["borne out", "I handle flue tests, about 300 a year."],
  ["borne out", "I handle van stock, fuel cards and job sheets."],
  ["borne out", "I take care of the review of audited statements for accuracy."],
  ["borne out", "I issued system generated receipts."],
  ["borne out", "I posted student fees weekly, and I issued system generated receipts."],
  ["borne out", "I raised money for new graphing calculators."],
  ["borne out", "Build, execute and manage team of 20 account executives for technology client"],
  ["not sure", "Build, execute and sell team of 30 account executives for technology client"],
])("DEC-99 what a line names or tells word for word is %s: %s", (answer, claim) => {
  expect(answerOf(ENGINEER, claim)).toBe(answer);
});

test.each([
  "I take care of landlord safety checks, about 4,100 a year.",
  "I look after boiler servicing and a fleet of 20 vans.",
  "As head of finance, I take care of boiler servicing.",
  "I handle flue tests, about 800 a year.",
  "I handle flue tests for 300 councils.",
  "I charged tuition to students.",
  "I issued system generated receipts, and I led the audit of the receipts.",
  "I take care of boiler replacements.",
])("DEC-99 what a line tells but in part, or not at all, does not pass word for word: %s", (claim) => {
  expect(answerOf(ENGINEER, claim)).not.toBe("borne out");
});

test.each([
  ["Experiencia", "actualidad", "60 llamadas al día", "Gestiono 60 llamadas al día."],
  ["Berufserfahrung", "heute", "Zuständig für die Reisekosten", "Ich bin für die Reisekosten zuständig."],
  ["Berufserfahrung", "heute", "Rechnungsprüfung", "Ich übernehme die Rechnungsprüfung."],
  ["Expérience", "aujourd'hui", "Paie de 40 salariés", "J'assure la paie de 40 salariés."],
])("DEC-99 under %s until %s, the work that “%s” names is borne out: %s", (heading, now, line, claim) => {
  expect(answerOf(`Ana Berg\n${heading}\nContacta, Bremen, 2019 - ${now}\n- ${line}`, claim)).toBe("borne out");
});

const YARD = `Robin Ashdown
Experience
Yard Worker, Millrace Timber, Hull, 2019 - present
- Loaded 40 trucks a week
Certifications
Slate Pass (renewed 2024)
Forklift operator (counterbalance), 2023
First Aid at Work (expired 2021)
Crane operator, in progress
Yard Safe registered (card shown)
Full driving licence and own van`;

test.each([
  ["borne out", "I hold a Slate Pass."],
  ["borne out", "I am certified as a forklift operator."],
  ["borne out", "I am Yard Safe registered."],
  ["borne out", "I hold a full driving licence."],
  ["not", "I am Dock Safe registered."],
  ["not", "I hold First Aid at Work."],
  ["not", "I am certified as a crane operator."],
  ["not", "I hold a Slate Pass and a Crane Pass."],
])("DEC-99 what a line of papers names, and not what has run out or is to come, is %s: %s", (answer, claim) => {
  expect(answerOf(YARD, claim) === "borne out").toBe(answer === "borne out");
});

test.each([
  [true, "I hold a Slate Pass and Site Card."],
  [true, "I hold a Site Card, Slate Pass and a Diploma in Timber Grading."],
  [false, "I hold a Slate Pass and a Master in Timber Grading."],
  [false, "I hold a Site Card and a Plate Pass."],
])("DEC-99 that papers of several lines are held is borne out (%s): %s", (isBorneOut, claim) => {
  const resume = `${YARD}\nSite Card, 2020\nEducation\nDiploma in Timber Grading, Hull College, 2015`;
  expect(answerOf(resume, claim) === "borne out").toBe(isBorneOut);
});

test.each([
  ["borne out", "I designed 14 steel bridges."],
  ["not", "I designed 15 steel bridges."],
])("DEC-99 a deed may be told without for whom it was done, %s: %s", (answer, claim) => {
  const resume = YARD.replace("- Loaded", "- Designed 14 steel bridges for three counties\n- Loaded");
  expect(answerOf(resume, claim) === "borne out").toBe(answer === "borne out");
});

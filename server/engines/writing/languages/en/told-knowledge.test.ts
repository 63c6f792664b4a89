import { expect, test } from "vitest";
import { knowledgeIn } from "./told-knowledge.ts";

test.each([
  ["• Experience in C, C++ and Ada programming", "I have experience in C, C++ and Ada programming."],
  ["Good understanding of process control", "I have a good understanding of process control."],
  ["Working knowledge of Agile, Jira and Git", "I have a working knowledge of Agile, Jira and Git."],
  ["Proficient in ASP.NET and Node.js", "I am proficient in ASP.NET and Node.js."],
  ["Some knowledge of medication", "I have some knowledge of medication."],
  ["Knowledge of boiler codes.", "I have knowledge of boiler codes."],
  ["Skilled in Windows and Linux administration", "I am skilled in Windows and Linux administration."],
  [
    "Experience in audits of dairies (GMP, HACCP) training and teaching of handlers",
    "I have experience in audits of dairies (GMP, HACCP).",
  ],
])("what a line says that somebody knows is told as a sentence: %s", (line, said) => {
  expect(knowledgeIn(line)).toBe(said);
});

test.each([
  "Experience",
  "Experience: Tarn Works, 2019 - Present",
  "Experienced Front End Developer with two years",
  "Knowledge of what our customers want",
  "Skilled in",
  "Understanding of pumps and",
  "Ability to work in a team",
  "Experience in electrical wiring (residential) but no license",
  "Knowledge of early years (EYFS) not assessed yet",
  "Knowledge of Python is only basic",
  "Training of 30 new cashiers on the register",
  "Command of a platoon of 40 soldiers",
  "Knowledge of tractors second to none according to Holt",
  "EXPERIENCE IN DATA ENTRY AND FILING",
])("what names nothing, others, or stops half-way is not told: %s", (line) => {
  expect(knowledgeIn(line)).toBeNull();
});

import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { isUnclaimed } from "./unclaimed-words.ts";

function skillsOf(text: string): string[] {
  return analyseResume(text.split("\n"), { now: new Date("2026-06-15T00:00:00Z") }).skills.map(({ name }) => name);
}

test.each([
  "Don't want to work with CSS",
  "I would like to develop in CSS",
  "No experience with CSS",
  "Hoping to learn CSS",
  "Not familiar with CSS",
  "Keine Erfahrung mit CSS",
  "Ich möchte CSS lernen",
  "Je souhaite apprendre CSS",
  "Sin experiencia en CSS",
  "Me gustaría aprender CSS",
  "Pages, not CSS",
  "Pages; no CSS so far",
  "CSS not yet used",
  "No CSS in production",
  "CSS noch nie benutzt",
  "Mit CSS bisher nicht gearbeitet",
  "Pages, pas encore CSS",
  "CSS jamais utilisé",
  "CSS no usé todavía",
  "Aún no he usado CSS",
  "Print designer, looking to move into CSS",
  "Souhaite évoluer vers le CSS",
])("what is denied or only wished for is no skill: %s", (sentence) => {
  expect(isUnclaimed(sentence, sentence.indexOf("CSS"), sentence.indexOf("CSS") + 3)).toBe(true);
  expect(skillsOf(`Jo Park\n\nSummary\n${sentence}.\nBuilt services in Python.`)).toEqual(["Python"]);
});

test.each([
  "Built pages with CSS",
  "Led the move of all pages into CSS",
  "No team of ours shipped without tests; I wrote the CSS",
  "Not only wrote CSS but taught it",
  "Would like to move to Berlin. Wrote CSS for years",
  "Reduced errors with no downtime, using CSS",
  "Shipped with no CSS errors",
  "Not just CSS but the whole page",
  "Keine Seite ging ohne geprüftes CSS hinaus",
])("what is done counts, whatever stands elsewhere: %s", (sentence) => {
  expect(isUnclaimed(sentence, sentence.indexOf("CSS"), sentence.indexOf("CSS") + 3)).toBe(false);
});

test("the name of an employer is no skill, the same word in what was done there is", () => {
  const header = "Jo Park\n\nExperience\nOffice Clerk, Salesforce Inc\t2019 - 2020\n";
  expect(skillsOf(`${header}• Filed letters for the lawyers.`)).not.toContain("Salesforce");
  expect(skillsOf(`${header}• Kept the customers in Salesforce.`)).toContain("Salesforce");
});

import { expect, test } from "vitest";
import { profileOf } from "../../evidence/evidence.fixtures.ts";
import { spokenLanguages } from "./spoken-languages.ts";

const told = (lines: string, heading = "Languages") =>
  spokenLanguages(
    profileOf(`
Robin Ashdown
Dayton, OH | robin.ashdown@example.com

Experience
Yard Worker, Millrace Timber, Dayton, OH, 2019 - Present
- Answered callers in fluent Portuguese and sold Polish timber

${heading}
${lines}
`),
  ).map((one) => (one.isBilingual ? `both ${one.name}` : one.told));

test.each([
  ["Spanish (native) English (fluent)", ["native Spanish", "fluent English"]],
  ["Spanish: native; English: C1", ["native Spanish", "English (C1)"]],
  ["English, Urdu (fluent), Welsh: Entry level course, finished 2026", ["English", "fluent Urdu"]],
  ["English: native; Polish: fluent", ["native English", "fluent Polish"]],
  ["Somali (native), English (fluent)", ["native Somali", "fluent English"]],
  ["Welsh (fluent), English, some Arabic", ["fluent Welsh", "English"]],
  ["Bilingual English/Spanish", ["both English", "both Spanish"]],
  ["English/Spanish bilingual", ["both English", "both Spanish"]],
  ["Fluent in French and Italian; basic German", ["fluent French", "fluent Italian"]],
  ["Native Spanish speaker, conversational Tagalog", ["native Spanish", "conversational Tagalog"]],
  ["English - Native\nHindi - Fluent\nFrench - Beginner", ["native English", "fluent Hindi"]],
  ["Spanish (professional working proficiency), Dutch B2", ["Spanish at a working level", "Dutch (B2)"]],
  ["Polish and Russian (fluent)", ["fluent Polish", "fluent Russian"]],
  ["English, Urdu, Punjabi", ["English", "Urdu", "Punjabi"]],
  ["Spanish, fluent", ["fluent Spanish"]],
])("a list of languages is told in its levels: %s", (lines, expected) => {
  expect(told(lines)).toEqual(expected);
});

test.each([
  ["Languages: English (native), French (intermediate)", ["native English", "intermediate French"]],
  ["Fluent in Spanish, first aid", ["fluent Spanish"]],
  ["RF scanners, Excel, Spanish (conversational)", ["conversational Spanish"]],
  ["Excel, speaks Portuguese, German literature", ["Portuguese"]],
  ["Polish machinery, Italian cooking, French polishing", []],
])("elsewhere a language counts with how well it is spoken alone: %s", (lines, expected) => {
  expect(told(lines, "Skills")).toEqual(expected);
});

test("a subject at school and a foreign language of study are no language that is spoken", () => {
  expect(
    told("GCSEs: English (B), Welsh (A), French (C)\nBA French and Italian, University of Clifton", "Education"),
  ).toEqual([]);
});

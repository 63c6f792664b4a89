import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeText } from "./judge-text.ts";
import { sourcesOfResume } from "./sources.ts";

function judge(lines: string, claim: string) {
  return judgeText(claim, sourcesOfResume(profileOf(lines))).answer;
}

const ENGLISH = `Rosa Lund
Experience
Shift Lead, Corner Market, Oslo, 2019 - present
Relieve the store manager during vacations
Logged every delivery in Sortly
Zero accidents in six years
Skills
Languages: Malayalam and Hindi (fluent). Norwegian: conversational.`;

test.each([
  ["borne out", "I speak Hindi and Malayalam fluently."],
  ["not borne out", "Norwegian is my mother tongue."],
  ["not borne out", "I logged every delivery in Sortly and Tracks."],
])("DEC-99 %s: %s", (answer, claim) => {
  expect(judge(ENGLISH, claim)).toBe(answer);
});

test("DEC-99 who fills in while another is away is not told that it was the other way round", () => {
  expect(judge(ENGLISH, "While the store manager is on vacation, I fill in.")).not.toBe("not borne out");
});

const GERMAN = `Jana Brandt
Berufserfahrung
Industriemechanikerin, Werk Nord GmbH, Kiel, 2018 - heute
- Instandhaltung von 35 CNC-Maschinen im Dreischichtbetrieb
- Vertretung des Schichtleiters, sechs Monate
- Ausbildung von zwei Auszubildenden`;

test.each([
  ["not borne out", "I am head of logistics at Corner Market."],
  ["not borne out", "I run my own shop in Oslo."],
])("DEC-99 %s, for what nobody says of them: %s", (answer, claim) => {
  expect(judge(ENGLISH, claim)).toBe(answer);
});

test.each([
  ["borne out", "Ich halte 35 CNC-Maschinen instand."],
  ["borne out", "Zwei Auszubildende bilde ich aus."],
  ["not borne out", "Ich halte 53 CNC-Maschinen instand."],
  ["not borne out", "Zwei Auszubildende bilden mich aus."],
  ["not borne out", "Ich habe einen eigenen Betrieb in Kiel."],
])("DEC-99 %s, by a verb in two parts: %s", (answer, claim) => {
  expect(judge(GERMAN, claim)).toBe(answer);
});

const FRENCH = `Anne Morel
Expérience
Responsable adjointe, Optique du Port, Brest, 2020 - aujourd'hui
- Remise des fonds à la banque
- 500 000 € de ventes en 2024
Langues
Arabe courant, espagnol scolaire`;

test.each([
  ["borne out", "Je remets les fonds à la banque."],
  ["not borne out", "Je suis la responsable d'Optique du Port."],
  ["not borne out", "Je parle couramment l'espagnol."],
  ["borne out", "Je parle couramment l'arabe."],
])("DEC-99 %s: %s", (answer, claim) => {
  expect(judge(FRENCH, claim)).toBe(answer);
});

const NINE = `Rosa Lund
Experience
Staff Nurse, Ashgrove Clinic, Dayton, OH, 2015 - 2018
• Trained 9 nursing assistants on the ward.`;

test("DEC-99 a letter in another language than the resume is asked about, unless its numbers are others", () => {
  expect(judge(NINE, "Auf der Station habe ich neun Pflegehelferinnen eingearbeitet.")).not.toBe("not borne out");
  expect(judge(NINE, "Auf der Station habe ich 400 Pflegehelferinnen eingearbeitet.")).toBe("not borne out");
});

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

const FIGURES = `Rosa Lund
Experience
Fitter, Harbour Cycles, Oslo, 2019 - present
Query resolution 16 days > 6 days
Comeback rate 1.8% (shop avg 4%)
Union safety rep 2020-2022
Moved nightly jobs from cron to Airflow
Cut the waiting time from 40 days to 25 in a year and a half
Education
Carpentry, Oslo Technical School, diploma 2012. First aid course attended, exam not taken.
Project Basics (3 of 5 courses)`;

test.each([
  "Query resolution now takes 16 days.",
  "My comeback rate is 4%.",
  "I have been a union safety rep since 2020.",
  "I completed Project Basics.",
  "I passed the first aid exam.",
])("DEC-99 what began so, is others', ended or was left undone is not told as one's own of today: %s", (claim) => {
  expect(judge(FIGURES, claim)).not.toBe("borne out");
});

test.each([
  "Query resolution now takes 6 days.",
  "My comeback rate is 1.8%, below the shop average of 4%.",
  "I cut the waiting time from 40 days to 25 in a year and a half.",
  "In a year and a half I cut the waiting time from 40 days to 25.",
])("DEC-99 what the line says of today, of oneself and of its time is borne out: %s", (claim) => {
  expect(judge(FIGURES, claim)).toBe("borne out");
});

const KEEPER = `Ada Quill
Experience
Pool Keeper, Elm Baths, Leeds, 2021 - present
- Kept two pools open
Assistant Pool Keeper, Oak Baths, Leeds, 2014 - 2021
- Tested water twice a day`;

test.each([
  ["borne out", "I have been a pool keeper for five years."],
  ["not borne out", "I have twelve years of experience as a pool keeper."],
  ["borne out", "I worked as an assistant pool keeper for seven years."],
])("years in a lesser rank are none in the title above it, DEC-99 %s: %s", (answer, claim) => {
  expect(judge(KEEPER, claim)).toBe(answer);
});

test("whoever taught was not taught, a course under way was not finished, and a Spanish perfect is of the past", () => {
  const spanish = `
Berta Olmo

Experiencia
2019 – actualidad: Jefa de cocina, Mesón Duero, Soria
- Dirección de un equipo de 4 cocineros

2013 – 2019: Cocinera, Hostal Ucero, Soria
- Formación de 3 aprendices

Formación
2025 Curso de repostería, en curso`;
  expect(judge(spanish, "Fui formada por 3 aprendices.")).not.toBe("borne out");
  expect(judge(spanish, "He formado a tres aprendices.")).toBe("borne out");
  expect(judge(spanish, "Terminé el curso de repostería en 2025.")).not.toBe("borne out");
  expect(judge(spanish, "Estoy haciendo un curso de repostería.")).toBe("borne out");
});

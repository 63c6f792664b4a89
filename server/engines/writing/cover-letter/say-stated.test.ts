import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function made(resume: string, title: string, demand: string): Promise<{ letter: string; left: string }> {
  const description = `Requirements\n- Two years of experience\n\n${demand}`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Fernmoor", description };
  const { content, evidence } = await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter);
  return { letter: content, left: evidence.warnings.filter((text) => text.startsWith("The posting asks")).join() };
}

const OPERATOR = `
Sipho Ndlovu
KwaMashu, Durban | sipho.ndlovu@example.com

Forklift Operator, Berea Beverage Distributors, Durban
2020 - present
- Unload up to 14 containers a week with a counterbalance forklift
- Cut claims for damaged stock by a third

Licences
Code 10 driver's licence (PDP)
Counterbalance forklift licence, valid until 2029

Languages: English, isiZulu, Sesotho (basic)
Notice period: one month
`;

test("what the posting asks to be stated is stated once, with the resume's own qualifiers", async () => {
  const { letter, left } = await made(
    OPERATOR,
    "Forklift Operator",
    "State in the letter which languages you speak and which driver's and lifting licences you hold.",
  );
  expect(letter).toContain(
    "I speak English, isiZulu and Sesotho (basic), and I hold a Code 10 driver's licence (PDP) and a counterbalance forklift licence (valid until 2029).",
  );
  expect(letter.match(/counterbalance forklift licence/gu)).toHaveLength(1);
  expect(left).toBe("");
});

test("only what the resume does not hold is left, and each thing once", async () => {
  const { letter, left } = await made(
    OPERATOR,
    "Forklift Operator",
    "The letter must state where you live, your notice period, your expected salary and the shift you would prefer.",
  );
  expect(letter).toContain("I live in Durban, and my notice period is one month.");
  expect(left).toBe(
    "The posting asks for your expected salary: add it to the letter.," +
      "The posting asks for something that only you can answer: “the shift you would prefer”. Add it to the letter.",
  );
});

test("nothing private is told unasked", async () => {
  const resume = OPERATOR.replace("Notice period", "Nationality: South African\nNotice period");
  const { letter } = await made(resume, "Forklift Operator", "Please state your notice period in your letter.");
  expect(letter).not.toMatch(/South African|I live in|isiZulu/u);
  expect(letter).toContain("My notice period is one month.");
});

const GUARD = `
Femi Alade
Leeds | femi.alade@example.com | Portfolio: www.femialade.example

Security Officer, Northgate Centre, Leeds
2020 - present
- Patrol four floors and watch 48 cameras
- Wrote over 200 incident reports

Licences: SIA Door Supervisor 0163 4455 9087 2216, expires 14 June 2031
Right to work: Skilled Worker visa
Driving licence: Full UK
Available weekends and nights
Can start immediately
`;

test.each([
  ["your SIA licence number", "My SIA Door Supervisor licence number is 0163 4455 9087 2216 (expires 14 June 2031)."],
  ["your right to work in the UK", "I have a Skilled Worker visa."],
  ["a link to your portfolio", "My portfolio is at www.femialade.example."],
  ["whether you have a driving licence", "I hold a driving licence (Full UK)"],
  ["your availability for nights", "I am available weekends and nights."],
  ["how soon you could start", /I (?:can start|am available) at once\./u],
])("a letter that is asked for %s states it", async (asked, expected) => {
  const { letter, left } = await made(GUARD, "Security Officer", `In your letter please mention ${asked}.`);
  expect(letter).toMatch(typeof expected === "string" ? new RegExp(RegExp.escape(expected), "u") : expected);
  expect(left).toBe("");
});

test("a number, a visa and a level that the resume does not give are the person's to add", async () => {
  const { letter, left } = await made(
    OPERATOR,
    "Forklift Operator",
    "In your letter please mention your SACE number, your work permit and your level of French.",
  );
  expect(letter).not.toMatch(/SACE|permit|French|speak/u);
  expect(left).toContain("“your SACE number; your work permit; your level of French”");
});

const DRIVER = `
Jens Hoppe
Lindenweg 4, 33104 Paderborn
jens.hoppe@example.de

Berufserfahrung
Berufskraftfahrer, Senne Logistik GmbH, Paderborn, 05/2017 - heute
- Auslieferung von Paletten an 15 Kunden täglich
- Ladungssicherung nach VDI 2700

Führerschein: Klassen B, C, CE (gültig bis 2031)
Sprachen: Deutsch (Muttersprache), Polnisch (B1)
Verfügbar ab: 01.03.2031
`;

test("a German letter states town, classes and languages", async () => {
  const { letter, left } = await made(
    DRIVER,
    "Kraftfahrer CE (m/w/d)",
    "Bitte bewerben Sie sich mit Anschreiben. Bitte nennen Sie uns Ihren Wohnort, Ihre Führerscheinklassen, Ihre Sprachkenntnisse und den frühesten Eintrittstermin.",
  );
  expect(letter).toContain("Ich wohne in Paderborn");
  expect(letter).toMatch(/[Ii]ch habe den Führerschein der Klassen B, C und CE \(gültig bis 2031\)/u);
  expect(letter).toMatch(/[Ii]ch spreche Deutsch \(Muttersprache\) und Polnisch \(B1\)/u);
  expect(letter).toContain("dem 01.03.2031");
  expect(left).toBe("");
});

const ACCOUNTANT = `
Luc Martin
5 rue des Lilas, 44400 Rezé
luc@example.fr

Expérience
Comptable, Conserverie Atlantique, Nantes, 2018 - aujourd'hui
- Saisie de 400 factures par mois
- Rapprochements de neuf comptes bancaires

Permis B, véhicule personnel
Préavis : deux mois
`;

test("a French sentence that ends with the class of a licence is one, and so is the next", async () => {
  const { letter, left } = await made(
    ACCOUNTANT,
    "Comptable",
    "Candidature avec lettre de motivation. Vous indiquerez votre lieu de résidence, votre préavis et si vous avez le permis B.",
  );
  expect(letter).toContain("J'habite à Rezé, et j'ai le permis B. Mon préavis est de deux mois.");
  expect(left).toBe("");
});

test("hours and a first day are both told", async () => {
  const resume = GUARD.replace("weekends and nights", "from 1 May 2031, 30 to 40 hours a week").replace(
    "Can start immediately",
    "",
  );
  const { letter, left } = await made(
    resume,
    "Security Officer",
    "Your letter should mention your desired weekly hours and your earliest start date.",
  );
  expect(letter).toContain("I am available for 30 to 40 hours a week");
  expect(letter).toContain("from 1 May 2031");
  expect(left).toBe("");
});

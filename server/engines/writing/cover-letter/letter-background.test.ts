import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { NOW, profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function letterFor(resume: string, title: string, description: string): Promise<string> {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Fernmoor", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const TUNER = `
Edda Farrow
Salem, OR | edda.farrow@example.com

Experience
Piano Technician, Willamette Keys, Salem, OR, 2016 - Present
- Tune 14 pianos a week for two concert halls
- Cut string breakages from 9 to 2 a season

Education
Certificate in Piano Technology, Cascade School of Craft, 2015

Licenses
Registered Organ Keeper License, State of Oregon

Languages
Spanish (fluent), Italian (basic)
`;

test("a licence that posting and resume name in the same words is told as the resume has it", async () => {
  const letter = await letterFor(TUNER, "Piano Technician", "Requirements\n- Organ keeper license in Oregon");
  expect(letter).toContain("Registered Organ Keeper License");
  const other = await letterFor(TUNER, "Piano Technician", "Requirements\n- Organ keeper license in Idaho");
  expect(other).not.toContain("Keeper License");
});

test("a language that is asked for is told with its level, and one that is hardly spoken is not", async () => {
  const letter = await letterFor(TUNER, "Piano Technician", "Requirements\n- Bilingual English and Spanish\n- Italian");
  expect(letter).toContain("fluent Spanish");
  expect(letter).not.toContain("Italian");
});

test("a program that no lexicon knows is named as the gap, and one that the resume has is none", async () => {
  const asked = "Requirements\n- Five years of tuning\n- Experience with ZentuPro required";
  expect(await letterFor(TUNER, "Piano Technician", asked)).toContain("ZentuPro");
  const known = TUNER.replace("Languages", "Skills\nZentuPro\n\nLanguages");
  expect(await letterFor(known, "Piano Technician", asked)).not.toMatch(/ZentuPro yet|used yet is ZentuPro/);
});

test("work that any line names is no gap", async () => {
  const optician = TUNER.replace("Piano Technology", "Ophthalmic Dispensing").replace(/Piano Technician/, "Optician");
  const letter = await letterFor(optician, "Lead Optician", "Requirements\n- Dispensing experience");
  expect(letter).not.toMatch(/not (?:worked|have experience) with dispensing/);
});

test("who finished a degree this year and worked beside it is at the beginning, and changes no field", async () => {
  const year = NOW.getFullYear();
  const graduate = `
Ilka Brandvold
Bend, OR | ilka.brandvold@example.com

Education
B.S. Geology, Cascade University, ${year}

Experience
Field Assistant, Rim Observatory, Bend, OR, ${year - 2} - ${year}
- Mapped 31 lava tubes with two students
Barista, Juniper Coffee, Bend, OR, ${year - 4} - ${year - 2}
- Trained 6 new baristas
`;
  const letter = await letterFor(
    graduate,
    "Groundwater Technician",
    "Requirements\n- Field sampling\n- Geology degree",
  );
  expect(letter).toMatch(/beginning of my career|one of my first positions/);
  expect(letter).not.toMatch(/different field|change of field/);
});

test("lines in the first person are told in French and German", async () => {
  const fr = `
Solène Aubertin
Dijon | solene.aubertin@example.fr

Expérience
Chef d'équipe, Vergers du Sud, Dijon, 2015 - 2022
- J'ai encadré une équipe de six cueilleurs.
- J'ai réduit les pertes de 12 % à 5 %.
`;
  const missions = "Missions\n- Encadrer cinq jardiniers\n\nProfil\n- Expérience de l'encadrement";
  expect(await letterFor(fr, "Chef d'équipe", missions)).toMatch(/j'ai encadré une équipe|J'ai (?:aussi )?encadré/);
  const de = `
Arvid Pohl
Jena | arvid.pohl@example.de

Berufserfahrung
2016 - heute Glasbläser, Glaswerk Saale, Jena
- Leite die Werkstatt mit fünf Gesellen
- Ausschuss von 8 auf 3 Prozent gesenkt
`;
  const aufgaben = "Ihre Aufgaben\n- Werkstatt leiten\n\nIhr Profil\n- Erfahrung als Glasbläser";
  expect(await letterFor(de, "Glasbläser", aufgaben)).toMatch(/[Ll]eite (?:ich|auch)? ?die Werkstatt|Ich leite/);
});

test("a German line that begins with its auxiliary is told once, and a company that keeps its name is not greeted by it", async () => {
  const de = `
Arvid Pohl
Jena | arvid.pohl@example.de

Berufserfahrung
2016 - heute Glasbläser, Glaswerk Saale, Jena
- Habe den Ausschuss um 11 % gesenkt
- Zwei Auszubildende angeleitet
`;
  const aufgaben = "Ihre Aufgaben\n- Werkstatt leiten\n\nIhr Profil\n- Erfahrung als Glasbläser";
  const letter = await letterFor(de, "Glasbläser", aufgaben);
  expect(letter).toMatch(/um 11 % gesenkt/);
  expect(letter).not.toMatch(/Habe den/);
  const posting = { ...UNSTATED, title: "Piano Technician", company: "Confidential", description: "Tune pianos." };
  const { content } = await makeCoverLetter(factsOf(profileOf(TUNER), posting), localWriter);
  expect(content).toMatch(/^Dear hiring team,/);
});

test("a school whose name is printed in capitals is written as one writes it", async () => {
  const resume = TUNER.replace(
    "Certificate in Piano Technology, Cascade School of Craft, 2015",
    "Bachelor of Business Administration, MOUNT ARDEN UNIVERSITY, 2015",
  );
  const letter = await letterFor(resume, "Piano Technician", "Requirements\n- Bachelor's degree in business");
  expect(letter).toContain("Mount Arden University");
});

test("issue 17: the letters of a paper that one is qualified by are no program, and no part of another word", async () => {
  const resume = `
Ada Bello
Lagos | ada.bello@example.com

Experience
Accountant, Palmgate Drinks, Lagos, 2020 - Present
- Close the books of two plants by day 6
- File the VAT returns of three states

Other
Associate, Institute of Accountants (ICAN), 2022
Mentoring of ICAN, Excel`;
  const asks = "Applicants apply online.\nRequirements\n- ICAN or ACCA qualified\n- Excel";
  const letter = await letterFor(resume, "Accountant", asks);
  expect(letter).toContain("Excel");
  expect(letter).not.toMatch(/worked with[^.]*ICAN/);
});

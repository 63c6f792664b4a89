import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { namesOneOf } from "../facts/umbrella-terms.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { isKnownByLetters } from "../facts/known-by-letters.ts";

async function guideOf(resume: string, title: string, description: string, company = "Tern Bay Marine") {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company, description };
  const guide = await makeInterview(factsOf(profileOf(resume), posting), localWriter);
  const { generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions } = guide;
  return [generalQuestions, technicalQuestions, behavioralQuestions, companyQuestions].flat();
}

const MACHINIST = `
Orla Penhaligon
Rockland, ME | orla@example.com

Experience

Machinist, Coldwater Tool Works, Rockland, ME
2018 - Present
- Set up and run three Haas mills, checking every part with micrometers and bore gages
- Moved the shop from paper travellers to ProShop; showed 14 colleagues how to use it
- Standby for breakdowns one weekend in five
- Member of the works safety committee since 2021

Certificates
OSHA 30-Hour General Industry
NIMS Machining Level II
Maine driver's license`;
const TASKS = `Tern Bay Marine is a boatyard of 60 people in Rockport.

What you will do
- Set up and run mills and lathes
- Inspect parts with measuring instruments
- Train new machinists

Requirements
- Experience with measuring instruments
- NIMS certification
- Valid driver's license
- OSHA 30`;

test("what is written about is asked and answered: papers in one question, no gap by the name of a kind, no empty answer", async () => {
  const asked = await guideOf(MACHINIST, "CNC Machinist", TASKS);
  const all = asked.join("\n");
  expect(all).toMatch(/papers.*OSHA 30-Hour General Industry/);
  expect(all).toContain("NIMS Machining Level II");
  expect(all).toContain("a boatyard of 60 people");
  expect(all).not.toMatch(/does not name [^.]*instruments|Action: *(?:$|\n|Have|Be ready)/im);
  expect(all).not.toMatch(/work as a Member/);
  expect(all).not.toMatch(/Action: I showed 14 colleagues how to use it/);
  expect(asked.length).toBe(8);
});

test.each([
  ["en", MACHINIST, "CNC Machinist", TASKS, /Why do you want to work here/, /What would you like to ask us\?/],
  [
    "de",
    "Jonas Weidner\nKiel | jonas.weidner@example.de\n\nBerufserfahrung\n\nLagerist, Kühlhaus Förde GmbH, Kiel\n03/2019 - heute\n- Kommissionierung von 300 Sendungen am Tag\n- Einarbeitung von zwei Auszubildenden",
    "Lagerleiter",
    "Ihre Aufgaben\n- Leitung eines Teams von sechs Mitarbeitern\n- Prüfung der Bestände",
    /Warum möchten Sie zu uns/,
    /Was möchten Sie uns fragen\?/,
  ],
  [
    "fr",
    "Anaïs Morvan\nBrest | anais.morvan@example.fr\n\nExpérience\n\nÉlectricienne, Ateliers du Port, Brest\n2019 à aujourd'hui\n- Installation de 40 tableaux électriques par an\n- Formation de deux apprentis",
    "Électricien",
    "Vos missions\n- Installer les tableaux électriques\n- Former les apprentis",
    /Pourquoi notre maison, et pourquoi le poste d'électricien/,
    /Que souhaitez-vous nous demander \?/,
  ],
  [
    "es",
    "Lucía Ferrán\nVigo | lucia@example.es\n\nExperiencia\n\nContable, Conservas Ría S.L., Vigo\n2019 - actualidad\n- Cierre mensual de 12 sociedades\n- Formación de dos auxiliares",
    "Contable",
    "Funciones\n- Cerrar la contabilidad mensual\n- Preparar la nómina",
    /¿Por qué quiere trabajar con nosotros/,
    /¿Qué quiere preguntarnos\?/,
  ],
])(
  "who is hiring may be unknown, and both ask each other all the same: %s",
  async (_language, resume, title, description, why, yours) => {
    const asked = (await guideOf(resume, title, description, "")).join("\n");
    expect(asked).toMatch(why);
    expect(asked).toMatch(yours);
  },
);

test("a break that the resume names is asked about, and the last paid work is told as such", async () => {
  const resume = `
Petra Nakashima
Leeds | petra@example.co.uk

Experience

2020 - 2025  Career break (caring for a parent)
Volunteer, Leeds Repair Club, since 2023: mend 20 lamps a month

Electronics Technician, Aire Instruments, Leeds
2011 - 2020
- Repaired 30 oscilloscopes a month to component level
- Trained two apprentices`;
  const duties = "What you will do\n- Repair test equipment to component level\n- Keep the stock of spare parts";
  const asked = (await guideOf(resume, "Electronics Technician", duties)).join("\n");
  expect(asked).toMatch(/shows a break.*Career break \(caring for a parent\)/);
  expect(asked).not.toContain("Today I work as a Volunteer");
});

test.each([
  ["Measuring Instruments", "Micrometers and bore gages", true],
  ["hand tools", "Used wrenches every day", true],
  ["version control", "Reviewed merges in GitLab", true],
  ["JavaScript", "Built the shop in Vue and TypeScript", true],
  ["Adobe Creative Suite", "InDesign, Illustrator, Figma", true],
  ["Microsoft Office", "Reports in Excel", true],
  ["Adobe Creative Suite", "Cut videos in Final Cut", false],
  ["REST APIs", "Served 40 partners with Django", true],
  ["measuring instruments", "Answered the telephone", false],
  ["JavaScript", "Wrote Java services", false],
  ["version control", "Held the stock under control", false],
])("%s is named by “%s”: %s", (term, line, isNamed) => {
  expect(namesOneOf(term, [line])).toBe(isNamed);
});

test("initials that a line spells out are no gap", () => {
  expect(isKnownByLetters("LGPS", ["Ran the Local Government Pension Scheme"])).toBe(true);
  expect(isKnownByLetters("FMEA", ["Held Failure Mode and Effects Analysis workshops"])).toBe(true);
  expect(isKnownByLetters("CPIM", ["Counted Pallets in Milton"])).toBe(false);
});

test("what the resume itself denies is neither asked about as something used nor said to stand nowhere", async () => {
  const asked = "Requirements\n- Experience with AutoCAD\n- Mills and lathes";
  const guide = await guideOf(`${MACHINIST}\n\nSkills\nExcel, not AutoCAD`, "CNC Machinist", asked);
  expect(guide.join("\n")).not.toMatch(/Your resume says: “Excel, not AutoCAD”|does not name AutoCAD/u);
});

const KENNEL = `
Wilma Achterberg
Bend, OR | wilma@example.com

Experience

Cascade Dog Hotel, Bend, OR                         2018 - Present
Senior Kennel Hand (2022 - Present)
- Bites down from 11 to 2 a year after pairing dogs by size
- Train 14 dogs a day in three groups
- Supervise one part-time grooming assistant
Kennel Hand (2018 - 2022)
- Cleaned 30 boxes a day

Pine Feed Store, Redmond, OR                        2015 - 2018
Shop Assistant
- Served about 80 customers a day`;

const KENNEL_TASKS = `Larch Pet Lodge boards dogs and cats near Sisters.

Duties
- Reduce bites and other incidents
- Feed and exercise the dogs

Requirements
- Success with grooming
- Oregon OVB certificate for veterinary kennel staff
- Experience in a kennel`;

test("who has risen in one house speaks of today's post, and shows what came of the work to whoever asks for it", async () => {
  const asked = await guideOf(KENNEL, "Kennel Manager", KENNEL_TASKS, "Larch Pet Lodge");
  const all = asked.join("\n");
  expect(all).toContain("Today I work as a Senior Kennel Hand at Cascade Dog Hotel.");
  expect(all).not.toContain("Most recently");
  expect(all).toMatch(/“Reduce bites and other incidents”[^“]*Result: Bites down from 11 to 2/);
  expect(asked.find((one) => one.includes("“Success with grooming”")) ?? "").not.toContain("grooming assistant");
  expect(all).toContain("“Oregon OVB certificate for veterinary kennel staff”");
});

test("what is told below two titles of one house is told of the upper one", async () => {
  const resume = KENNEL.replace("- Bites", "Kennel Hand (2018 - 2022)\n- Bites").replace(
    "\nKennel Hand (2018 - 2022)\n- Cleaned",
    "\n- Cleaned",
  );
  const all = (await guideOf(resume, "Kennel Manager", KENNEL_TASKS, "Larch Pet Lodge")).join("\n");
  expect(all).toMatch(/Today I work as a Senior Kennel Hand[^:]*\. I train 14 dogs/);
  expect(all).not.toContain("work as a Kennel Hand");
});

test("who is asked for having led people tells of those that were led, and a noun is spoken by nobody", async () => {
  const resume = KENNEL.replace(
    "- Supervise one part-time grooming assistant",
    "- Coach for two junior groomers\n- 96 dogs boarded in May",
  );
  const tasks = KENNEL_TASKS.replace("- Experience in a kennel", "- Line management experience");
  const all = (await guideOf(resume, "Kennel Manager", tasks, "Larch Pet Lodge")).join("\n");
  expect(all).toMatch(/line management[^“]*nearest to it:[^“]*two junior groomers/i);
  expect(all).not.toMatch(/Cascade Dog Hotel\. 96 dogs/);
});

import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { postingPoints } from "./posting-points.ts";

const RESUME = `
Bram Ostrander
Erie, PA | bram.ostrander@example.com

Experience

Warehouse Associate, Presque Cold Storage, Erie, PA
2019 - Present
- Picked 900 cases a shift in a freezer at minus ten
- Showed nine new associates how to scan and stack
- Cut damaged pallets from 40 to 12 a month with corner boards
- Counted stock every Friday and cleared up differences`;

const DESCRIPTION = `Lakefront Grocers feeds four counties.

What you will do
- Train and lead a team of fourteen associates
- Bring down damage and waste
- Keep the stock count right
- Report monthly figures to the regional office in Cleveland

What you bring
- Three years of warehouse work
- Friendly personality and punctuality
- Weekend shifts`;

function facts(resume: string, title: string, description: string) {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Lakefront Grocers", description };
  return factsOf(profileOf(resume), posting);
}

test("the points of a posting are its tasks, and neither conditions nor traits nor what the employer says of itself", () => {
  expect(postingPoints(facts(RESUME, "Warehouse Lead", DESCRIPTION)).map(({ text }) => text)).toEqual([
    "Train and lead a team of fourteen associates",
    "Bring down damage and waste",
    "Keep the stock count right",
    "Report monthly figures to the regional office in Cleveland",
  ]);
});

test("a line that was broken to a width is one point, and two that were glued together are two", () => {
  const broken =
    "Responsibilities\n- Inspect the incoming trucks and write down what is missing or\nbroken before they leave\n- Sweep the dockLock the gate";
  expect(postingPoints(facts(RESUME, "Dock Clerk", broken)).map(({ text }) => text)).toEqual([
    "Inspect the incoming trucks and write down what is missing or broken before they leave",
    "Sweep the dock",
    "Lock the gate",
  ]);
});

test("tasks that are written small are a list, and a task may name whose people it is about", () => {
  const small =
    "Day to day you will:\nassist our clinicians at the chair, with implants too\nlead on infection control and keep us ready\nconduct interviews with residents";
  expect(postingPoints(facts(RESUME, "Dental Nurse", small)).map(({ text }) => text)).toEqual([
    "Assist our clinicians at the chair, with implants too",
    "Lead on infection control and keep us ready",
    "Conduct interviews with residents",
  ]);
});

test("each point is answered by the line that is about it, near ones are called near, silence is said", async () => {
  const guide = await makeInterview(facts(RESUME, "Warehouse Lead", DESCRIPTION), localWriter);
  const asked = [...guide.technicalQuestions, ...guide.behavioralQuestions];
  const about = (words: string) => asked.find((one) => one.split("|||")[0]?.includes(words)) ?? "";
  expect(about("stock count")).toContain("Friday");
  expect(about("fourteen associates") + about("step up")).toContain("nine new associates");
  expect(about("damage")).toContain("corner boards");
  expect(about("regional office")).toMatch(/ANSWER: (?:Your resume has no|No) line (?!.*\[)/);
  expect(asked.join("\n")).not.toMatch(/personality|Weekend|feeds four counties/);
});

test.each([
  [
    "de",
    "Jonas Weidner\nKiel | jonas.weidner@example.de\n\nBerufserfahrung\n\nLagerist, Kühlhaus Förde GmbH, Kiel\n03/2019 - heute\n- Kommissionierung von 300 Sendungen am Tag\n- Einarbeitung von zwei Auszubildenden\n- Prüfung der Bestände jede Woche",
    "Lagerleitung",
    "Ihre Aufgaben\n- Leitung eines Teams von sechs Mitarbeitern\n- Prüfung der Bestände",
    /(?:Am nächsten kommt|Vorgehen): .*zwei Auszubildende/,
  ],
  [
    "fr",
    "Léa Morvan\nExpérience\nMagasinière, Entrepôt Brise, Brest\n2019 - aujourd'hui\n- Formation de deux apprentis\n- Contrôle des stocks chaque semaine",
    "Chef d'équipe logistique",
    "Vos missions\n- Encadrer une équipe de six magasiniers\n- Contrôler les stocks",
    /(?:Le plus proche|Action) : .*apprentis/,
  ],
  [
    "es",
    "Nuria Pons\nExperiencia\nMoza de almacén, Frío Norte, Gijón\n2019 - actualidad\n- Formación de dos compañeros\n- Control de stock cada semana",
    "Encargada de almacén",
    "Funciones\n- Dirigir un equipo de seis personas\n- Controlar el stock",
    /(?:Lo más cercano|Acción): .*compañeros/,
  ],
])("who is to lead people is asked about people in %s, too", async (_language, resume, title, description, answer) => {
  const guide = await makeInterview(facts(resume, title, description), localWriter);
  expect([...guide.technicalQuestions, ...guide.behavioralQuestions].join("\n")).toMatch(answer);
});

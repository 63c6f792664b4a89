import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeTailoredResume } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

test("a skill that no line settles does not cost a summary the others", async () => {
  const text = `
Jana Holm
Kiel | jana.holm@example.com

Berufserfahrung

05/2018 - 04/2026
Schichtleiterin Versand, Förde Spedition GmbH, Kiel
- Einführung der Scanner in SAP EWM; Fehlmengen von 4 % auf 1 % gesenkt
- Schichtplanung für 14 Mitarbeitende

03/2012 - 04/2018
Fachkraft für Lagerlogistik, Holtenau Lager AG, Kiel
- Staplerfahren (Schubmaststapler)
`;
  const description =
    "Ihre Aufgaben\n- Personaleinsatzplanung\nIhr Profil\n- Staplerschein\n- SAP EWM\n- Deutsch in Wort und Schrift";
  const posting = { ...UNSTATED, title: "Schichtleiter Versand", company: "Nord Lager", description };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines[lines.indexOf("Profil") + 1]).toContain("mit Erfahrung in SAP EWM und Schichtplanung.");
});

test("what changed sums somebody up in French, too, where no sentence can be made of it", async () => {
  const text = `
Lise Morin
Nantes | lise.morin@example.com

Expérience

Assistante logistique - Quai Nord, Nantes | 09/2019 - 06/2026
• Gestion des stocks de 40 magasins
• Recrutement de 30 caristes en 2024 ; délai ramené de 9 à 4 jours
• Préparation des commandes du magasin
`;
  const description = "Vos missions\n- Recruter les caristes\n- Gérer les stocks";
  const posting = { ...UNSTATED, title: "Assistante logistique", company: "Sève", description };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines[lines.indexOf("Profil") + 1]).toContain("délai ramené de 9 à 4 jours.");
});

test("a summary names the papers that are asked for and held, and no year of an apprentice", async () => {
  const text = `
Owen Tarr
Duluth, MN | owen.tarr@example.com

Experience
Boiler Mechanic, Pinecrest Heating, Duluth, MN, 2017 - 2025
- Rebuilt 22 steam boilers and cut emergency calls from 30 to 11 a winter

Apprentice Boiler Mechanic, Lakehead Steam, Duluth, MN, 2012 - 2017
- Fitted valves

Certifications
EPA 608 Universal, 2018
OSHA 10
`;
  const requirements = ["EPA 608 Universal certification", "Valid driver's license"];
  const posting = { ...UNSTATED, title: "Boiler Mechanic", company: "Iron Bay", description: "", requirements };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines[lines.indexOf("Summary") + 1]).toMatch(/^8 years as a Boiler Mechanic\. EPA 608 Universal\. /);
});

test("a summary tells the strongest result first, and names no thing that was merely ordered", async () => {
  const text = `
Ida Brandt
Office Coordinator
Erie, PA | ida.brandt@example.com

Experience
Office Coordinator, Lakeshore Dental, Erie, PA, 2015 - 2025
- Order office supplies for four dentists
- Brought unpaid balances from $48,000 down to $19,000 in one year
- Trained three front-desk employees

Education
Great Lakes College, 2013
`;
  const description =
    "Responsibilities\n- Purchase office supplies\n- Train front-desk employees\n- Answer the telephone";
  const posting = { ...UNSTATED, title: "Office Manager", company: "Presque", description };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines[lines.indexOf("Summary") + 1]).toMatch(/^10 years as an Office Coordinator\. Brought unpaid balances/);
});

test("issue 17: fewer years than are asked for begin no summary, and no deed of another post stands behind one", async () => {
  const text = `
Ada Pelham
Toledo, OH | ada.pelham@example.com

Experience

Accountant, Lantern Freight, Toledo, OH, 2023 - Present
- Responsible for all invoices

Accounting Assistant, Fern Mills, Toledo, OH, 2016 - 2023
- Cut the monthly closing of the books from 12 days to 5
- Recorded the closing of 40 accounts each month

Education
BS in Accounting, Akron College, 2016
`;
  const description = "Requirements\n- At least 7 years of experience as an accountant\n- Monthly closing of the books";
  const posting = { ...UNSTATED, title: "Accountant", company: "Nord Mills", description };
  const { lines } = await makeTailoredResume(factsOf(profileOf(text), posting), localWriter);
  expect(lines.join("\n")).not.toMatch(/years as an Accountant/);
});

test("years in one post out of many are not told, and a summary of one's own takes no figure beside the point", async () => {
  const text = (own: string) => `
Ida Brandt
Erie, PA | ida.brandt@example.com
${own}
Experience
Director of Nursing, Lakeshore Home, Erie, PA, 2012 - Present
- Lead 40 nurses on two wards

Nurse Educator, Lakeshore Home, Erie, PA, 2009 - 2012
- Taught wound care to 60 nurses a year
- Cut the printing costs of the classroom by 12%

Education
Great Lakes College, 2008
`;
  const description = "Responsibilities\n- Teach wound care to nurses";
  const posting = { ...UNSTATED, title: "Nurse Educator", company: "Presque", description };
  const bare = await makeTailoredResume(factsOf(profileOf(text("")), posting), localWriter);
  expect(bare.lines.join("\n")).not.toMatch(/3 years as a Nurse Educator/);
  const own = "Nurse with a calm hand, at ease with families and with students of every age.";
  const { lines } = await makeTailoredResume(factsOf(profileOf(text(`\nSummary\n${own}\n`)), posting), localWriter);
  expect(lines.slice(0, lines.indexOf("Experience")).join("\n")).not.toMatch(/printing costs/);
});

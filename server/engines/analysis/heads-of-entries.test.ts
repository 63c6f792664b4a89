import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-23T00:00:00Z");
const read = (text: string) => analyseResume(text.split("\n"), { now: NOW });
const jobsOf = (text: string) => read(text).jobs.map(({ title, employer }) => `${title} @ ${employer}`);

test.each([
  ["Berufspraxis\n\n", "Ausschuss 2017–2021 von 4 auf 1,8 % gesenkt"],
  ["Berufspraxis\n\n", "Tourenplanung 2019 bis 2021 mit Vertretung der Leitung"],
  ["Experience\n\n", "Acting office manager spring 2021 and 2022, payroll returns, agency bookings"],
  ["Employment\n\n", "relief team leader 2021 and 2022, rotas, handovers, stock checks"],
  ["Berufspraxis\n\n", "Angebote, Auftragsabwicklung, seit 2022 Exportpapiere"],
  ["Expériences\n\n", "Chantiers 2016-2019 en moyenne 1,2 M€, deux équipes"],
  ["Experiencia\n\n", "Encargado en funciones verano 2019 y 2020, turnos, compras, partes"],
])("issue 17: below a head%j the years of a line such as %j are no job of their own", (heading, duty) => {
  const text = `${heading}2015 – now  Warehouse Operative, Nordhang Ltd\n    ${duty}\n    Rotas\n\n2011 – 2015  Driver, Foss Ltd`;
  expect(jobsOf(text)).toEqual(["Warehouse Operative @ Nordhang Ltd", "Driver @ Foss Ltd"]);
});

test("issue 17: a paragraph of sentences below a head that holds all is no head", () => {
  const text = `Employment

Citywide Grounds — Team Leader — Feb 2018 to present
Run a team of 5. Mowing, hedging, irrigation checks, turf renovation (under Ashford contract). Since 2021 do the spray records.

Hortex, Napier — Nursery Hand — 2014–2018
Potting, grading, dispatch.`;
  expect(jobsOf(text)).toEqual(["Team Leader @ Citywide Grounds", "Nursery Hand @ Hortex"]);
});

test.each([
  ["Verkäuferin (Teilzeit, 25 Std./Woche), Bäckerei Lutz, Gera", "Verkäuferin @ Bäckerei Lutz"],
  ["Servicekraft (450-Euro-Basis), Gasthof Zum Hirschen, Weida", "Servicekraft @ Gasthof Zum Hirschen"],
  ["Vendeuse (temps partiel 24 h), Boulangerie Marchal, Nancy", "Vendeuse @ Boulangerie Marchal"],
  ["Administrativa (media jornada, 20 h), Gestoría Llorens, Castellón", "Administrativa @ Gestoría Llorens"],
  ["Sales Assistant (16 hrs/week), Orbit Ltd, Truro", "Sales Assistant @ Orbit Ltd"],
  ["Bürokauffrau, Möbelhaus Sander, Hameln", "Bürokauffrau @ Möbelhaus Sander"],
  ["Maler und Lackierer, seit 2022 Vorarbeiter, Hönig GmbH", "Vorarbeiter @ Hönig GmbH"],
  ["Praktikum Stadt Celle", "Praktikum @ Stadt Celle"],
  ["FSJ Lebenshilfe Celle", "FSJ @ Lebenshilfe Celle"],
  ["Prácticas Ayuntamiento de Lorca", "Prácticas @ Ayuntamiento de Lorca"],
  ["École maternelle Les Tilleuls, Bron (REP+)", "null @ École maternelle Les Tilleuls"],
  ["Ferienarbeit Daimler Truck", "Ferienarbeit @ Daimler Truck"],
  ["Köchin Teilzeit, Gasthaus Linde", "Köchin @ Gasthaus Linde"],
  ["Auxiliar (interina), desde 2021 Jefa de almacén, Orbit SL", "Jefa de almacén @ Orbit SL"],
  [
    "Alternance, technicienne laboratoire qualité\nConserverie Ar Mor",
    "technicienne laboratoire qualité @ Conserverie Ar Mor",
  ],
  ["Secrétaire polyvalente, cabinet vétérinaire", "Secrétaire polyvalente @ cabinet vétérinaire"],
  ["Secretaría de Cultura, Dirección de Museos", "null @ Secretaría de Cultura"],
])("issue 17: %j heads an entry as %j", (head, job) =>
  expect(jobsOf(`Experience\n\n${head}\n2018 – 2024\n- work\n\nCook, Foss Ltd\n2014 – 2018`)[0]).toBe(job),
);

test("issue 17: in brackets behind terms stands who sent", () =>
  expect(jobsOf("Experience\n\n2004 – 2005 : Compagnon coffreur, intérim (Ranstad, Adecco), région lilloise")).toEqual([
    "Compagnon coffreur @ Ranstad, Adecco",
  ]));

test("issue 17: what stands in brackets or as a field below a title is passed over", () => {
  const text = `Work History

Healthcare Assistant
(bank, approx 20 hours a week)
Forth Valley Hospital
March 2019 - present

Fachinformatiker
Fachrichtung Systemintegration
Stadtverwaltung Lingen
2013 - 2018

Before Germany
Classroom Teacher, Year 4
Horsham West Rise
2009 - 2012 (14 pupils & two aides)`;
  expect(jobsOf(text)).toEqual([
    "Healthcare Assistant @ Forth Valley Hospital",
    "Fachinformatiker @ Stadtverwaltung Lingen",
    "Classroom Teacher, Year 4 @ Horsham West Rise",
  ]);
});

test.each(["Dedicación a la familia: cuidado de mis hijos.", "Familienphase: Erziehung meiner drei Kinder"])(
  "issue 17: %j below its dates is no job",
  (leave) =>
    expect(
      jobsOf(`Experience\n\n2018 – now\nCook, Orbit Ltd\n\n2010 – 2018\n${leave}\n\n2004 – 2010\nCook, Foss Ltd`),
    ).toEqual(["Cook @ Orbit Ltd", "Cook @ Foss Ltd"]),
);

test("issue 17: arrows are bullets, and a ticket with a number is no degree", () => {
  const { jobs, education } = read(`Experience

Site Carpenter, Northgate Ltd, May 2019 - present
>> sorted snags with the customers
>> looked after the apprentice since 2022

Tickets
Class 5 licence, own truck`);
  expect(jobs.map(({ lines }) => lines)).toEqual([{ from: 2, to: 5 }]);
  expect(education).toEqual([]);
});

test.each([
  ["Associate of Arts, started Fall 2024, 34 credits", { degree: "Associate of Arts", field: null }],
  ["Churchill High School, graduated June 2022\nHonor roll, robotics club", { degree: null }],
  ["GCSEs inc. English and Maths", { field: null }],
  ["Master 2 Ingénierie de la formation, Université Lyon 2", { field: "Ingénierie de la formation" }],
  ["2007  Promotion zum Dr.-Ing., Thema: Auslegung von Förderern", { degree: "Promotion", field: null }],
  ["2008-2010  IUFM de Lyon, concours\n2007  Licence de lettres, Université Lyon 2", { year: "2007" }],
  ["Boston College, BA (Hons) Interior Design, 2017", { degree: "BA (Hons)", field: "Interior Design" }],
])("issue 17: of the education %j holds what it says", (lines, asked) =>
  expect(read(`Education\nLane Community College\n${lines}`).education.at(-1)).toMatchObject(asked),
);

test.each(["EXPÉRIENCE EN FORMATION D'ADULTES", "STAGES ET ALTERNANCE", "EXPERIENCIA EN COCINA", "Otros trabajos"])(
  "issue 17: %s is a heading of work",
  (heading) =>
    expect(read(`${heading}\n\nCook, Orbit Ltd, 2018 - 2020`).sections.map(({ kind }) => kind)).toContain("experience"),
);

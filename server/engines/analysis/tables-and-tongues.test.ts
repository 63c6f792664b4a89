import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { findDates } from "./find-dates.ts";

const NOW = new Date("2026-11-23T00:00:00Z");
const read = (text: string) => analyseResume(text.split("\n"), { now: NOW });

test("EN-02 a table of employers has its dates in cells of their own, and the duties behind them", () => {
  const { jobs, education } = read(`Joseph Cheruiyot
jk@example.com

EMPLOYMENT RECORD
Employer\tPosition\tFrom\tTo\tMain duties
Rift Valley Dairies Ltd\tQuality Assurance Supervisor\tJan 2018\tTo date\tSupervising tests; keeping HACCP records
Molo Milk Processors\tLaboratory Technician\tJune 2013\tDec 2017\tTesting fat, density and bacteria of 60 samples

EDUCATION
Njoro Boys High School\tKCSE, mean grade B+\t2005-2008

REFEREES
Dr. Mary Wanjiru, Egerton University`);
  expect(jobs).toMatchObject([
    { title: "Quality Assurance Supervisor", employer: "Rift Valley Dairies Ltd", start: "2018-01", current: true },
    { title: "Laboratory Technician", employer: "Molo Milk Processors", start: "2013-06", end: "2017-12" },
  ]);
  expect(education).toMatchObject([{ degree: "KCSE", field: null, institution: "Njoro Boys High School" }]);
});

test("EN-02 years beside each other in a sentence or in cells with more are no range", () => {
  const { jobs } = read(`Ana Gil\nana@example.com\n\nExperience\nHead Chef\tHotel Miramar\tsince May 2018\t2020 award`);
  expect(jobs).toMatchObject([{ title: "Head Chef", employer: "Hotel Miramar", start: "2018-05", end: null }]);
});

test("EN-02 a thesis behind the university is no part of its name", () => {
  const { education } = read(`Ilse Vandermeulen\ni@example.com\n\nEducation
2016\tPhD in Earth Sciences, KU Leuven. Thesis: Sediment transport in Alpine rivers`);
  expect(education).toMatchObject([{ degree: "PhD", field: "Earth Sciences", institution: "KU Leuven" }]);
});

test("EN-03 Spring with a year behind it is a time of year, without one a framework", () => {
  const { skills } = read(
    `Ana Gil\nana@example.com\n\nProjects\nTrail Finder (Firebase)\tSpring 2025\n\nSkills\nSpring, Java`,
  );
  const lines = Object.fromEntries(skills.map(({ name, lines: own }) => [name, own]));
  expect(lines).toEqual({ Firebase: [4], Spring: [7], Java: [7] });
});

test("EN-02 an Italian resume's headings and dates are known", () => {
  const { jobs, skills } = read(`Giulia Esposito
giulia@example.com

ESPERIENZA LAVORATIVA
Da marzo 2018 – in corso
Addetta alle vendite
Moda Partenope S.r.l., Napoli
Settembre 2014 – febbraio 2018
Cassiera
Supermercati Vesuvio, Napoli

COMPETENZE LINGUISTICHE
Inglese: B1
Francese: A2`);
  expect(jobs).toMatchObject([
    { title: "Addetta alle vendite", employer: "Moda Partenope S.r.l.", start: "2018-03", current: true },
    { title: "Cassiera", employer: "Supermercati Vesuvio", start: "2014-09", end: "2018-02" },
  ]);
  expect(skills.map(({ name }) => name)).toEqual(["English", "French"]);
});

test("EN-02 what a narrow column breaks in two is one: dates, fields of study", () => {
  const { jobs, education } = read(`Adaeze Nwosu
adaeze@example.com

Education
NVQ Level 3, Health
and Social Care
Leeds City College
2011 – 2013

Experience
Senior Care Assistant | Ashgrove House | March 2018
– Present
Lead a shift of six carers for 42 residents.
Care Assistant | Ashgrove House | June 2013 – March
2018
Supported residents with washing, meals and medication.`);
  expect(jobs).toMatchObject([
    { title: "Senior Care Assistant", employer: "Ashgrove House", start: "2018-03", current: true },
    { title: "Care Assistant", employer: "Ashgrove House", start: "2013-06", end: "2018-03" },
  ]);
  expect(education).toMatchObject([{ degree: "NVQ Level 3", field: "Health and Social Care", year: "2013" }]);
});

test("EN-02 a year with its dash lasts, a year before a dash does not", () => {
  const years = (line: string) => findDates(line, NOW).map(({ start, current }) => [start?.year, current]);
  expect(years("2019– Assistant Professor, Utrecht University")).toEqual([[2019, true]]);
  expect(years("2019 – Young Researcher Prize")).toEqual([[2019, false]]);
});

test("EN-02 a German line of work above a date names no employer", () => {
  const { jobs } = read(`Katharina Brandstetter
k@example.com

Berufserfahrung
seit 04/2017
Bilanzbuchhalterin
Donau Kunststoff GmbH, Passau
Einführung von DATEV Unternehmen online
09/2010 – 03/2017
Buchhalterin
Steuerkanzlei Huber & Partner, Vilshofen`);
  expect(jobs.map(({ employer }) => employer)).toEqual(["Donau Kunststoff GmbH", "Steuerkanzlei Huber & Partner"]);
});

test("EN-03 the line at a page's foot says nothing of a person, unless it says how to reach her", () => {
  const foot = "Currículum – Lucía Fernández – Página 1 de 2";
  const { skills, notUnderstood } = read(`Lucía Fernández\nlucia@example.com\n\nSkills\nExcel\n\n${foot}`);
  expect(skills.map(({ name }) => name)).toEqual(["Excel"]);
  expect(JSON.stringify(notUnderstood)).not.toContain("Página");
});

test.each([
  ["Back-end Developer", null],
  ["Front-End Baker", null],
  ["Pre-School Teacher", null],
  ["Anne-Marie Baker", "Anne-Marie Baker"],
  ["Ana-Sofia Gardener", "Ana-Sofia Gardener"],
])("EN-02 %s at the top of a resume without a name", (line, name) => {
  expect(read(`${line}\nEmail: x@example.com\n\nExperience\nCook, Hotel Miramar\n2018 - 2020`).name).toBe(name);
});

const jobsOf = (lines: string) => {
  const { jobs } = read(`Ana Gil\nana@example.com\n\nExperiencia\n${lines}`);
  return jobs.map(({ title, employer, start }) => `${title} @ ${employer}, ${start}`);
};

test.each([
  [
    "2012 – 2017\tCollaboratrice\nCabinet Perrin & Associés – Laval",
    "Collaboratrice @ Cabinet Perrin & Associés, 2012",
  ],
  [
    "2019 à 2023 : Auberge du Pin, Le Val-sur-Mer\nCuisinier puis chef (depuis 2021)",
    "chef @ Auberge du Pin, 2021; Cuisinier @ Auberge du Pin, 2019",
  ],
  [
    "AUTOPARTES DEL RÍO S.A. DE C.V., Apodaca, N.L.\nInspector\n2019 – 2022",
    "Inspector @ AUTOPARTES DEL RÍO S.A. DE C.V., 2019",
  ],
  ["Éducatrice, groupe des 4 ans | CPE La Ribambelle | 2015 à 2020", "Éducatrice @ CPE La Ribambelle, 2015"],
  ["2018-… Cocinera, Hotel Sol", "Cocinera @ Hotel Sol, 2018"],
  [
    "2006 – 2008\nCamping des Dunes, Saillac\nSaisonnière : accueil, bar, ménage",
    "Saisonnière @ Camping des Dunes, 2006",
  ],
  [
    "Contadora\t2019 – 2022\nMoldes del Norte, S.A. de C.V. – El Marqués, Qro.",
    "Contadora @ Moldes del Norte, S.A. de C.V., 2019",
  ],
  ["Dependienta — Zapatería Luna — 2013 a 2018", "Dependienta @ Zapatería Luna, 2013"],
  ["2013 – 2018\nMozo, Envíos Tajo (por ETT), Toledo", "Mozo @ Envíos Tajo, 2013"],
])("EN-03 a house is told from the town, the terms and the work beside it: %j", (lines, job) => {
  expect(jobsOf(lines).join("; ")).toBe(job);
});

test.each([
  [
    "2016 – actualidad. Recepcionista y, desde 2021, jefa de recepción. Hotel Sol, Huelva",
    ["jefa de recepción @ Hotel Sol, 2021", "Recepcionista @ Hotel Sol, 2016"],
  ],
  [
    "2013 – 2019 Köchin und, ab 2016, stellv. Küchenleiterin, Klinikum Au",
    ["stellv. Küchenleiterin @ Klinikum Au, 2016", "Köchin @ Klinikum Au, 2013"],
  ],
  [
    "Desde 2018. Clínica Dental Sur, Lugo\nHigienista dental y, desde 2022, coordinadora de clínica (5 personas)",
    ["coordinadora de clínica @ Clínica Dental Sur, 2022", "Higienista dental @ Clínica Dental Sur, 2018"],
  ],
  [
    "2016 – heute: Disponentin und, seit 2022, Teamleiterin, Spedition Kahl KG, Minden",
    ["Teamleiterin @ Spedition Kahl KG, 2022", "Disponentin @ Spedition Kahl KG, 2016"],
  ],
  [
    "Profesora (2013 – actualidad)\nEscuela Secundaria N.º 212, Rosario\n- Coordino el área\n\nEditora freelance (2021 – actualidad)\n- Guías",
    ["Profesora @ Escuela Secundaria N.º 212, 2013", "Editora freelance @ null, 2021"],
  ],
])("EN-03 of two roles, each has its time and its house: %j", (lines, jobs) => {
  expect(jobsOf(lines)).toEqual(jobs);
});

test.each([
  ["Atouts : patiente\nLangues : français, bambara\nDisponible immédiatement", ["experience", "other", "languages"]],
  ["Idiomas: inglés B1\nCarnet de conducir B", ["experience", "languages"]],
])("EN-02 what stands below the last job without a heading, %j, is none of it", (lines, kinds) => {
  const { sections } = read(
    `Ana Gil\na@example.com\n\nExperiencia\nCamarera, Bar Sol\t2019 - 2023\nServicio de mesas\n\n${lines}`,
  );
  expect(sections.map(({ kind }) => kind).slice(1)).toEqual(kinds);
});

test("EN-03 a year among the points of a job, and a time for the family, are no jobs", () => {
  const points = "2014 – heute\tSchlosser\nStahlbau Rehm GmbH, Siegen\n- Wartung\n- seit 2020 Schichtführer, Schicht C";
  expect(jobsOf(points)).toEqual(["Schlosser @ Stahlbau Rehm GmbH, 2014"]);
  const family =
    "Familienzeit\t2016 – 2020\nErziehung meiner Kinder (2016 – 2020)\n\nKöchin\t2010 – 2016\nHotel Post GmbH, Ulm";
  expect(jobsOf(family)).toEqual(["Köchin @ Hotel Post GmbH, 2010"]);
});

import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { findNamedSkills } from "./phrased-skills.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function read(text: string) {
  return analyseResume(text.split("\n"), { now: NOW });
}

const jobsOf = (text: string) =>
  read(`Experience\n${text}`).jobs.map(({ title, employer }) => `${title} @ ${employer}`);
const skillsOf = (text: string) => findNamedSkills(text, { list: false }).map(({ name }) => name);

test("EN-02 roles on lines right below one another belong to the employer above the first", () => {
  const text =
    "GRANT THORNTON LLP, Denver, CO\nTax Manager (2020 – Present)\nTax Senior (2017 – 2020)\nTax Staff (2015 – 2017)";
  expect(jobsOf(`${text}\n• Prepared returns\nMERCY HOUSING, Denver, CO\nBookkeeper (2012 – 2015)`)).toEqual([
    "Tax Manager @ GRANT THORNTON LLP",
    "Tax Senior @ GRANT THORNTON LLP",
    "Tax Staff @ GRANT THORNTON LLP",
    "Bookkeeper @ MERCY HOUSING",
  ]);
});

test.each([
  ["2016 – 2020\tSchweißer MAG / WIG, Stahlbau Huber GmbH, Linz", "Schweißer MAG/WIG @ Stahlbau Huber GmbH"],
  ["May 2019 to June 2021: Class 2 Driver, Culina (Asda contract), Goole", "Class 2 Driver @ Culina (Asda contract)"],
  [
    "mars 2015 – mai 2018\tCariste intérimaire, Adecco, Lille\nMissions chez Auchan et Leroy Merlin",
    "Cariste intérimaire @ Adecco",
  ],
  ["Kita Sonnenblume\t2014 – 2015\nFreiwilliges Soziales Jahr", "Freiwilliges Soziales Jahr @ Kita Sonnenblume"],
  ["Kitchen staff\tJan 2020 – Present\nThe Copper Pot", "Kitchen staff @ The Copper Pot"],
])("EN-02 of %j title and employer are told apart", (text, job) => expect(jobsOf(text)).toEqual([job]));

test("EN-02 time without work is no job, whatever was learnt in it", () => {
  const text =
    "2018 bis 2020\tLagerist\nSpedition Kraus GmbH\n2017 bis 2018\tArbeitssuchend\nWeiterbildung zum Lageristen (IHK)";
  expect(jobsOf(text)).toEqual(["Lagerist @ Spedition Kraus GmbH"]);
});

test("EN-02 a job told again below a table of all jobs is no second one", () => {
  const text = "Barclays\tTeam Leader, Fraud\t2019/06 - 2022/01\nBarclays\tFraud Analyst\t2016/02 - 2019/05";
  const jobs = read(`Experience\n${text}\n\nBarclays - Fraud Analyst\n• Closed 40 cases a day`).jobs;
  expect(jobs.map(({ start }) => start)).toEqual(["2019-06", "2016-02"]);
});

test("EN-02 a degree in letters before its field heads no section, and a mark is no subject", () => {
  const { education } = read(
    "Education\nMA Industrial Design\nRoyal College of Art, 2016\n\nAusbildung zum Koch, Examen Note 1,7\nBerufsschule Ulm, 2009",
  );
  expect(education.map(({ degree, field }) => [degree, field])).toEqual([
    ["MA", "Industrial Design"],
    ["Ausbildung zum Koch", null],
  ]);
});

test.each([
  [
    "Master of Arts in Conference Interpreting EQF level 7\nUniversitatea din București, 2014",
    "Conference Interpreting",
  ],
  ["Licenciatura em Enfermagem\nUniversidade do Minho, 2012", "Enfermagem"],
])("EN-02 the field of %j is %s", (text, field) => expect(read(`Education\n${text}`).education[0]?.field).toBe(field));

test.each([
  ["ACHIENG OTIENO ODHIAMBO\nMidwife\nDate of birth: 2 June 1991", "Achieng Otieno Odhiambo"],
  ["PERSONAL\tMihai Ciobanu\nINFORMATION\nmihai@example.ro", "Mihai Ciobanu"],
])("EN-02 the name in %j is found", (top, name) =>
  expect(read(`${top}\n\nExperience\nCook\nHotel Rex\n2018 – 2020`).name).toBe(name),
);

test.each([
  ["Wired panels to NFPA 70 and welded to EN ISO 3834-2.", ["NFPA 70", "EN ISO 3834-2"]],
  ["Audited to ISO 2015 times.", []],
  ["Curriculum vitae of a cook", []],
])("EN-02 the standards in %j are %j", (text, names) =>
  expect(skillsOf(text).filter((name) => name !== "Audits")).toEqual(names),
);

test.each([
  ["Ran the pipelines on GCP and Kubernetes", "Google Cloud"],
  ["Kept the trial to ICH GCP", "Good Clinical Practice"],
  ["Truck driver with ADR for tanks", "ADR Certificate"],
  ["Trained in ADR before the court", "Mediation"],
])("EN-02 what the letters in %j mean is told by the text", (text, name) => expect(skillsOf(text)).toContain(name));

test("EN-02 certificates of many trades and countries are known", () => {
  const text =
    "Licences\nNEBOSH Diploma\nSSSTS\nGWO\nCACES R489\nHabilitation électrique\nAEVO\nADR-Schein\nIELTS\nWSET Level 2\nVCA";
  const known = read(text)
    .skills.filter(({ kind }) => kind === "certificate")
    .map(({ name }) => name);
  for (const name of ["NEBOSH", "SSSTS", "GWO Training", "IELTS", "WSET", "VCA", "ADR Certificate"])
    expect(known).toContain(name);
});

test("EN-02 arrows join a range, a title below its dates heads no section, and a name employs nobody", () => {
  const text =
    "Lena Storch\n\nLogopädin\n\nBeruf\nMai 2019 → heute\tLogopädin\nPraxis am Markt GmbH\n2016 → 2019\tWork Placement Student\nKlinikum Fulda";
  expect(read(text).jobs.map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual([
    ["Logopädin", "Praxis am Markt GmbH", "2019-05", null],
    ["Work Placement Student", "Klinikum Fulda", "2016", "2019"],
  ]);
});

test.each([
  ["Wrote firmware in C++20 and Rust", "C++"],
  ["Ausgebildete Staplerfahrerin und Ersthelferin", "First Aid Response"],
])("EN-02 in %j the year or the feminine form hides no skill", (text, name) => expect(skillsOf(text)).toContain(name));

test("EN-02 a bracket behind a certificate's field is no school", () => {
  const { education } = read("Education\nLehrabschluss Elektrotechnik (2. Bildungsweg), BFI Graz\n2014");
  expect(education.map(({ institution }) => institution)).toEqual(["BFI Graz"]);
});

test.each([
  ["Seit 2019\tLeiterin Einkauf, Zumtobel AG, Mannheim", "Leiterin Einkauf @ Zumtobel AG"],
  [
    "S.No Organisation\tDesignation\tPeriod\tSite\n1\tPunj Lloyd, Muscat\tPiping Inspector\t2016 to 2020\tOman Refinery",
    "Piping Inspector @ Punj Lloyd",
  ],
  ["2018 – 2020\tKöchin\nHotel Post\n2017 – 2018\tBildungskarenz", "Köchin @ Hotel Post"],
])("EN-02 neither a town nor time off in %j is an employer", (text, job) => expect(jobsOf(text)).toEqual([job]));

test("summers are worked elsewhere than at the employer above, and are no employer", () => {
  const lines = ["EXPÉRIENCE", "Éducatrice, Crèche Les Lutins, Tours", "2015 – 2020", "- Accueil des enfants", ""];
  const { jobs } = analyseResume([...lines, "Étés 2011 à 2014 – Animatrice en centre de loisirs"]);
  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ["Éducatrice", "Crèche Les Lutins"],
    ["Animatrice en centre de loisirs", null],
  ]);
});

test("what somebody did in a house of some kind is no employer, and a training for so long is one's title", () => {
  const year = ["Freiwilliges Soziales Jahr, Lebenshilfe Delmenhorst", "2014 – 2015"];
  const told = "Begleitung in einer Werkstatt für Menschen mit Behinderung";
  const { jobs } = analyseResume(["BERUFSERFAHRUNG", ...year, told]);
  expect(jobs).toMatchObject([{ title: "Freiwilliges Soziales Jahr", employer: "Lebenshilfe Delmenhorst" }]);
  const [stage] = analyseResume(["EXPÉRIENCE", "Stage de 2 mois chez Renault, Lyon, 2012"]).jobs;
  expect(stage).toMatchObject({ title: "Stage", employer: "Renault" });
});

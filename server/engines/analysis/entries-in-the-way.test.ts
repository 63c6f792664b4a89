import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-23T00:00:00Z");
const read = (text: string) => analyseResume(text.split("\n"), { now: NOW });
const jobsOf = (text: string) => read(text).jobs.map(({ title, employer }) => `${title} @ ${employer}`);

const BOTH = ["Sales Manager @ Orbit Ltd", "Sales Agent @ Foss Ltd"];
const under = (heading: string, second = "Sold phones.") =>
  [
    "Ann Lee",
    "ann@example.com",
    "",
    "Experience",
    "Sales Manager, Orbit Ltd, Leeds\t2018 - 2022",
    "Ran the northern region.",
    heading,
    "• Grew sales by 12 %",
    "Sales Agent, Foss Ltd, York\t2014 - 2018",
    second,
    "",
    "Education",
    "BA History, University of York\t2014",
  ].join("\n");

test.each([
  "Key achievements:",
  "\nAchievements",
  "\nKEY RESULTS",
  "Awards:",
  "Selected projects:",
  "\nSelected Projects",
  "Skills: Excel, Word",
  "Technologies:",
])("EN-03 a heading under one job, %j, does not lose the next", (heading) =>
  expect(jobsOf(under(heading))).toEqual(BOTH),
);

test.each(["\nACHIEVEMENTS", "Key projects", "Skills: Excel", "Summary:"])(
  "EN-03 a heading that stands under every job, %j, opens no section",
  (heading) => expect(jobsOf(under(heading, `${heading}\n• Best agent of the year`))).toEqual(BOTH),
);

test("EN-03 projects and help given beside the work stay what they are", () => {
  const beside = (heading: string) => jobsOf(under("").replace("\nEducation", `\n${heading}\n\nEducation`));
  expect(beside("Projects\nTeam Lead, Timetables\t2012 - 2013")).toEqual(BOTH);
  expect(beside("Volunteering\nFootball Coach, York Juniors\t2010 - 2013")).toEqual(BOTH);
  expect(beside("Achievements\n• Agent of the year 2016")).toEqual(BOTH);
});

test("EN-03 what stands behind a date and ends in a full stop may be a job all the same", () => {
  const text = [
    "Edelmiro Castrillón",
    "",
    "Experiencia laboral",
    "Desde 06/2016\tJefe de taller. Talleres Nalón, S.L., Oviedo. Responsable de siete mecánicos",
    "y de la recepción de unos 25 vehículos al día.",
    "03/2011–05/2016\tMecánico de vehículos industriales.\tAutocares del Caudal, Mieres.",
    "Mantenimiento preventivo de una flota de 40 autobuses.",
    "07/2010–02/2011\tPrácticas de mecánico. Concesionario Astur Motor, Gijón.",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Jefe de taller @ Talleres Nalón, S.L.",
    "Mecánico de vehículos industriales @ Autocares del Caudal",
    "Prácticas de mecánico @ Concesionario Astur Motor",
  ]);
});

test.each([
  ["2011 to 2018\tDeckhand, then Mate, Irish Lights Tenders, Dun Laoghaire.", "Mate @ Irish Lights Tenders"],
  ["2009 to 2011\tFish Farm Operative, Bradan Beo Teo, Carraroe.", "Fish Farm Operative @ Bradan Beo Teo"],
  ["2008-2009\tHome Carer, Midland Home Support, Solihull", "Home Carer @ Midland Home Support"],
  ["2007-2008\tStellv. Küchenleiter, Hotel Post, Graz.", "Stellv. Küchenleiter @ Hotel Post"],
  ["2005-2007 Worked as a cashier at Tesco, serving up to 200 customers a day.", "cashier @ Tesco"],
])("EN-03 of %j the job is %s", (line, job) => {
  const first =
    "2018 to now\tFleet Manager, Aran Ferries, Rossaveel. Four vessels, 22 crew, winter refits\nplanned and costed.";
  expect(jobsOf(`Fergus Daly\n\nWork\n${first}\n${line}`)).toEqual(["Fleet Manager @ Aran Ferries", job]);
});

test("EN-02 a heading runs into its text, and the town stands at the end of the line with the name", () => {
  const text = "Wren Hall\twren@example.com · 07700 900876 · Leeds\nProfile. Early years teacher of nine years.";
  const { headline, location, name, sections, skills } = read(
    `${text}\n\nEMPLOYMENT\nNursery Teacher, St Chad School, Leeds\t2019–present`,
  );
  expect([name, location?.text, headline]).toEqual(["Wren Hall", "Leeds", null]);
  expect(sections.map(({ kind }) => kind)).toEqual(["contact", "summary", "experience"]);
  expect(skills.map(({ name: skill }) => skill)).not.toContain("Architecture Design");
});

test.each(["Master 200 GT (2017), GMDSS", "Master Mariner, Warsash 2015", "Habilitation électrique B2V BR"])(
  "EN-05 %j is no degree of a university",
  (line) => expect(read(`Ann Lee\n\nCertificates\n${line}`).education).toEqual([]),
);

test("EN-05 whoever wrote a habilitation or holds a master's degree does have it", () => {
  const levels = (line: string) => read(`Ann Lee\n\nEducation\n${line}`).education.map(({ level }) => level);
  expect(levels("Habilitation an der Universität Köln, 2010")).toEqual(["doctorate"]);
  expect(levels("Master 2017, University of Kent")).toEqual(["master"]);
});

test("EN-03 rows about hours, pay and superiors stand between the title and its dates in applications to the state", () => {
  const entry = (office: string, title: string, dates: string) =>
    [
      office,
      "Tulsa, OK",
      title,
      "Hours per week: 40",
      "Salary: $72,553 per year",
      dates,
      "Supervisor: J. Blevins",
    ].join("\n");
  const text = [
    "Denise Pruitt",
    "",
    "WORK EXPERIENCE",
    "",
    entry("Department of Veterans Affairs", "Claims Examiner (GS-0996-11)", "03/2016 to Present"),
    "",
    entry("Social Security Administration", "Claims Specialist, GS-0105-09", "06/2010 to 03/2016"),
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Claims Examiner @ Department of Veterans Affairs",
    "Claims Specialist @ Social Security Administration",
  ]);
});

test("EN-03 earlier roles at one employer follow with title and dates alone", () => {
  const text = [
    "Aisha Q",
    "",
    "Experience",
    "Meridian Bank\nBranch Manager\nJanuary 2021 - Present (5 years 10 months)\nBradford, England\nLead 14 staff.",
    "",
    "Assistant Branch Manager\nMarch 2018 - January 2021 (2 years 11 months)\nBradford, England",
    "",
    "Cashier\nSeptember 2015 - March 2018 (2 years 7 months)",
    "",
    "Tesco\nCustomer Assistant\n2013 - 2015 (2 years)",
    "",
    "Waiter\n2009 - 2010",
  ].join("\n");
  expect(jobsOf(text)).toEqual([
    "Branch Manager @ Meridian Bank",
    "Assistant Branch Manager @ Meridian Bank",
    "Cashier @ Meridian Bank",
    "Customer Assistant @ Tesco",
    "Waiter @ null",
  ]);
});

test("EN-03 months without a nought are dates beside another", () => {
  const [job] = read("Ann Lee\n\nWork\n5/17–2/19   Shift Leader, Burger King, Lund").jobs;
  expect([job?.title, job?.start, job?.end]).toEqual(["Shift Leader", "2017-05", "2019-02"]);
  expect(read("Ann Lee\n\nWork\n9/21 - present Cook, Hotel Post, Graz").jobs[0]).toMatchObject({ start: "2021-09" });
  expect(read("Ann Lee\n\nWork\nCook, Hotel Post\t2019 - 2021\nServed 3/10 of all guests").jobs).toHaveLength(1);
});

test("EN-03 a leave is no job, and counts for no experience", () => {
  const text =
    "Eva Moser\n\nBerufserfahrung\nKonstrukteurin, 10/2013 – 03/2019\nWeber KG, Lübeck\n\nElternzeit, 2006 – 2012";
  expect(jobsOf(text)).toEqual(["Konstrukteurin @ Weber KG"]);
  expect(read(text).yearsOfExperience).toBe(5);
});

test("EN-02 the town behind a name is no part of it", () => {
  expect(read("Kirsten Vogel, Hamburg\nkirsten@example.de").name).toBe("Kirsten Vogel");
  expect(read("Vogel, Kirsten\nkirsten@example.de").name).toBe("Kirsten Vogel");
});

test("EN-05 a driver's licence is no French degree, and a Diplom-Ingenieurin has hers", () => {
  const levels = (line: string) => read(`Ann Lee\n\nEducation\n${line}`).education.map(({ level }) => level);
  expect(levels("Counterbalance and reach truck licence")).toEqual([]);
  expect(levels("2012 Licence de droit, Université de Nantes")).toEqual(["bachelor"]);
  expect(levels("Titulaire d'une licence de droit, Université de Nantes, 2012")).toEqual(["bachelor"]);
  expect(levels("Diplom-Ingenieurin (FH) Maschinenbau, HAW Hamburg, 2012")).toEqual(["master"]);
});

test("EN-04 involved in design is no InDesign", () => {
  const skills = (line: string) => read(`Ann Lee\n\nExperience\nClerk, Foss Ltd\t2014 - 2018\n• ${line}`).skills;
  expect(skills("Involved in design of REST services").map(({ id }) => id)).not.toContain("indesign");
  expect(skills("Laid out brochures with Adobe In Design").map(({ id }) => id)).toContain("indesign");
});

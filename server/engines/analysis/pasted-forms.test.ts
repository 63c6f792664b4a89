import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-23T00:00:00Z");
const read = (text: string) => analyseResume(text.split("\n"), { now: NOW });
const jobsOf = (text: string) => read(text).jobs.map(({ title, employer }) => `${title} @ ${employer}`);
const schoolsOf = (text: string) =>
  read(`Ann Lee\n\nEducation\n${text}`).education.map(({ degree, field, institution }) => [degree, field, institution]);
const skillsOf = (text: string) => read(text).skills.map(({ name }) => name);

test("EN-03 a bracket that tells of the job in a year is no date of it", () => {
  const text = [
    "Experience",
    "Healthcare Assistant (promoted to senior in 2021)",
    "Mayo University Hospital, Castlebar, Co. Mayo (370 beds)",
    "Mar '17 – present",
  ];
  expect(jobsOf(text.join("\n"))).toEqual(["Healthcare Assistant @ Mayo University Hospital"]);
  expect(read(text.join("\n")).jobs[0]?.start).toBe("2017-03");
});

test("EN-03 Markdown's stars and signs belong to no title, employer or heading", () => {
  const text = [
    "# Ann Lee",
    "ann.lee@example.com",
    "## Experience",
    "**Sales Manager**, Orbit Ltd",
    "*2018 – 2022*",
    "* Ran **12** shops",
    "**Sales Agent** – Foss Ltd, 2014 – 2018",
  ];
  expect(jobsOf(text.join("\n"))).toEqual(["Sales Manager @ Orbit Ltd", "Sales Agent @ Foss Ltd"]);
  expect(read(text.join("\n"))).toMatchObject({ name: "Ann Lee" });
  expect(schoolsOf("A-levels: History (A*), Art (A*), Oakfield School, 2010")[0]?.[2]).toBe("Oakfield School");
});

test.each([
  [
    "Fleet Supervisor -- Lone Star Logistics, Union City, TX -- 03/2019 to Present",
    "Fleet Supervisor @ Lone Star Logistics",
  ],
  ["Highways Engineer\t2013 – 2017\nGhana Highways Authority\tKumasi", "Highways Engineer @ Ghana Highways Authority"],
  [
    'Del 15/06/2016 al 31/01/2019. Gerocultora. Residencia "El Carmen". Funciones: higiene de 20 residentes.',
    'Gerocultora @ Residencia "El Carmen"',
  ],
])("EN-03 of %j the job is %s", (entry, job) => expect(jobsOf(`Ann Lee\n\nExperience\n${entry}`)).toEqual([job]));

test("EN-03 45 motors are no duration of 45 months", () => {
  const text = "Experience\nMechanic, Orbit Ltd\t2018 - 2022\n45 motors kept running\nDriver, Foss Ltd\t2014 - 2018";
  expect(jobsOf(text)).toEqual(["Mechanic @ Orbit Ltd", "Driver @ Foss Ltd"]);
});

test.each(["CIVILIAN EXPERIENCE", "MILITARY CAREER"])("EN-03 %s is work", (heading) =>
  expect(jobsOf(`Ann Lee\nann@example.com\n\n${heading}\nMechanic, Orbit Ltd\t2018 - 2022`)).toEqual([
    "Mechanic @ Orbit Ltd",
  ]),
);

test.each([
  ["School: Mount St Michael\nLeaving Certificate, 2011", ["Leaving Certificate", null, "Mount St Michael"]],
  ["PGCE Secondary History, UCL Institute of Education, 2016", ["PGCE", null, "UCL Institute of Education"]],
  [
    "Associate in Applied Science, Diesel Technology, Central Texas College, 2010",
    ["Associate in Applied Science", "Diesel Technology", "Central Texas College"],
  ],
  ["BSc. Building Technology (Second Class Upper)\t2012", ["BSc", "Building Technology", null]],
  ["Bac STI2D (2012)\nHabilitations : B2V, BR", ["Bac STI2D", null, null]],
])("EN-05 %j is read as %j", (text, entry) => expect(schoolsOf(text)[0]).toEqual(entry));

test("EN-05 two schools under labels are two entries", () => {
  const text = "School: Mount St Michael\nLeaving Certificate, 2011\nInstitution: Tuam Centre\nQQI Level 5 Care, 2013";
  expect(schoolsOf(text).map(([, , school]) => school)).toEqual(["Mount St Michael", "Tuam Centre"]);
});

test.each([
  ["Divers\nanglais courant, permis B", "English"],
  ["Otros datos\nfrancés básico, carné B", "French"],
  ["About me\nI cook. Irish (fluent).", "Irish"],
])("EN-04 a language with a level is spoken wherever it stands: %j", (text, language) =>
  expect(skillsOf(`Ann Lee\nann@example.com\n\n${text}`)).toContain(language),
);

test("EN-04 an origin is no language", () =>
  expect(skillsOf("Ann Lee\n\nSummary\nI worked for a Danish company and a French bakery.")).toEqual([]));

test.each([
  ["London N15", "London"],
  ["Toulouse (31)", "Toulouse"],
  ["Ballyhaunis, Co. Mayo", "Ballyhaunis, Co. Mayo"],
])("EN-02 %s is where somebody lives", (line, place) =>
  expect(read(`Ann Lee\n${line}\nann@example.com\n\nSummary\nI cook.`).location?.text).toBe(place),
);

const EUROPASS = [
  "[ 01/2021 – Current ]",
  "Maintenance Electrician",
  "Analog Devices",
  "City: Limerick | Country: Ireland",
  "- Planned shutdowns for three fabs",
];
const NETWORK = [
  "Flipkart · Full-time",
  "Product Manager II",
  "Apr 2022 – Present · 4 yrs 8 mos",
  "Bengaluru, Karnataka, India · Hybrid",
  "",
  "Zomato",
  "Associate Product Manager · Full-time",
  "Jul 2017 – May 2019 · 1 yr 11 mos",
];

test.each([
  [EUROPASS, ["Maintenance Electrician @ Analog Devices"]],
  [NETWORK, ["Product Manager II @ Flipkart", "Associate Product Manager @ Zomato"]],
  [
    ["Site Electrician", "Kirby Group Engineering-Dublin", "June 2016 to December 2020"],
    ["Site Electrician @ Kirby Group Engineering"],
  ],
  [
    ["Bookkeeper, Orbit Ltd\t2016 – 2020", "Audits without any remarks since 2018", "Clerk, Foss Ltd\t2012 – 2016"],
    ["Bookkeeper @ Orbit Ltd", "Clerk @ Foss Ltd"],
  ],
])("EN-03 of the form %j the jobs are %j", (lines, jobs) =>
  expect(jobsOf(["Ann Lee", "", "Work experience", ...lines].join("\n"))).toEqual(jobs),
);

test("EN-03 Paris-Nanterre is one name, in a job and in a degree", () => {
  expect(jobsOf("Experience\nLecturer\nUniversité Paris-Nanterre\n2016 – 2020")).toEqual([
    "Lecturer @ Université Paris-Nanterre",
  ]);
  expect(schoolsOf("Licence de droit, Université Paris-Nanterre, 2012")[0]?.[2]).toBe("Université Paris-Nanterre");
});

test.each([
  [
    "SOLAS Shannon\nAdvanced Certificate · (2016)\nCastletroy College\nLeaving Certificate · (2012)",
    ["SOLAS Shannon", "Castletroy College"],
  ],
  ["Advanced Certificate\nSOLAS Shannon https://solas.example\n2016", ["SOLAS Shannon"]],
])("EN-05 the schools of %j are %j", (text, schools) =>
  expect(schoolsOf(text).map(([, , school]) => school)).toEqual(schools),
);

test("EN-05 a job site says Nursing twice, and a sentence about a profession is no entry", () => {
  const text = "Bachelor of Science in Nursing in Nursing\nMiddle Georgia State University-Macon, GA\n2012 to 2016";
  expect(schoolsOf(text)[0]?.[1]).toBe("Nursing");
  const summary = "Kurzprofil\nStaatlich anerkannte Erzieherin mit Schwerpunkt Krippe.";
  const school = "~ Schulbildung und Ausbildung ~\nRealschulabschluss, Realschule Ofenerdiek\t2011";
  expect(read(`Ann Lee\n\n${summary}\n\n${school}`).education.map(({ institution }) => institution)).toEqual([
    "Realschule Ofenerdiek",
  ]);
});

test.each([
  ["Macon, GA 31201", "Macon, GA"],
  ["Electrician ◆ Limerick ◆ +353 86 555 0199", "Limerick"],
  ["Address: Quimperlé   E-mail: ann@example.com", "Quimperlé"],
])("EN-02 %s names the town", (line, place) =>
  expect(read(`Ann Lee\n${line}\nann@example.com\n\nSummary\nI cook.`).location?.text).toBe(place),
);

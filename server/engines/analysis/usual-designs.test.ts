import { expect, test } from "vitest";
import { cpuMs } from "../../../tests/setup/cpu-time.ts";
import { analyseResume } from "./analyse-resume.ts";
import { findDates, formatPoint } from "./find-dates.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function read(text: string) {
  return analyseResume(text.split("\n"), { now: NOW });
}

const jobsOf = (text: string) => read(text).jobs.map(({ title, employer }) => `${title} @ ${employer}`);

const WORK = "\nExperience\nHead Chef\nHotel Miramar\nMay 2018 – Present";

test.each([
  ["Priya\n\nRaman\n\npriya.raman@example.com", "Priya Raman"],
  ["MARCUS\nOKONKWO\nDuluth, MN\n(218) 555-0199", "Marcus Okonkwo"],
  ["Lebenslauf\n\nName\tKatrin Sommerfeld\nGeburtsdatum\t14.03.1986\nk.s@example.de", "Katrin Sommerfeld"],
  ["Vor- und Nachname:\tJonas Weber\njw@example.de", "Jonas Weber"],
  ["Nom et prénom : Hélène Marchand\nhm@example.fr", "Hélène Marchand"],
])("EN-02 the name in %j is %s", (top, name) => expect(read(`${top}\n${WORK}`).name).toBe(name));

test.each([
  "Head Chef\nBaker\nchef@example.org",
  "Skills\nPython\nx@example.org",
  "Seattle\nWashington\nx@example.org",
])("EN-02 two words below each other as in %j are no name", (top) => expect(read(`${top}\n${WORK}`).name).toBeNull());

test.each([
  ["Katrin Sommerfeld\nAnschrift\tLindenweg 4, 50674 Köln\nk@example.de", "Köln"],
  ["Hélène Marchand\n12 rue des Lilas, 69003 Lyon — helene@example.fr", "Lyon"],
  ["Jan de Vries\nKeizersgracht 12, 1015 CN Amsterdam | jan@example.nl", "Amsterdam"],
  ["Ana Gil\nCalle Mayor 3, 28013 Madrid\nana@example.es", "Madrid"],
  ["Tom Hale\n4 Mill Lane, Leeds LS1 4AP\ntom@example.co.uk", "Leeds"],
  ["Gail Ostrander\nBoise, Idaho 83702\ngail@example.com", "Boise, Idaho"],
  ["Luca Bernasconi\nBahnhofstrasse 22, 6003 Luzern, luca@example.ch, 079 555 12 34", "Luzern"],
  ["Nadia Fehr\nBahnhofstrasse 1, 8001 Zürich\nnadia@example.ch", "Zürich"],
])("EN-02 of %j the place is %s", (top, place) => expect(read(`${top}\n${WORK}`).location?.text).toBe(place));

test.each([
  ["Reno Paul\n12345 Projects done\nreno@example.org"],
  ["Reno Paul\nTicket 40233 Closed by me, reno@example.org"],
])("EN-02 %j names no place", (top) => expect(read(`${top}\n${WORK}`).location).toBeNull());

test.each([
  ["Barista, Colectivo, '14–'17", "2014..2017"],
  ["’08 – ’12 Baker", "2008..2012"],
  ["Cook '19 to present", "2019..now"],
  ["'98-'03", "1998..2003"],
])("EN-02 the years of %s are read", (text, span) => {
  const [found] = findDates(text, NOW);
  expect(found && `${formatPoint(found.start)}..${found.current ? "now" : formatPoint(found.end)}`).toBe(span);
});

test("EN-02 a number behind an apostrophe alone is no year", () => {
  expect(findDates("The '90 class and 5'11 tall, '20 of them", NOW)).toEqual([]);
});

test("EN-02 a hospital over its roles employs them, whatever department they name", () => {
  expect(
    jobsOf(`Sofia Lindqvist, RN\nsofia@example.com

NURSING EXPERIENCE
HARBORVIEW MEDICAL CENTER, Seattle, WA\tAug 2019 – Present
Charge Nurse, Emergency Department\t(Oct 2021 – Present)
Staff Nurse, Emergency Department\t(Aug 2019 – Oct 2021)
Triage of 90 patients a shift
PROVIDENCE REGIONAL, Everett, WA\tJun 2016 – Jul 2019
Registered Nurse, Med-Surg
CLINICAL ROTATIONS
Pediatrics, Seattle Children's, 120 hours
EDUCATION
BSN, Seattle University, 2016`),
  ).toEqual([
    "Charge Nurse, Emergency Department @ HARBORVIEW MEDICAL CENTER",
    "Staff Nurse, Emergency Department @ HARBORVIEW MEDICAL CENTER",
    "Registered Nurse, Med-Surg @ PROVIDENCE REGIONAL",
  ]);
});

test("EN-02 a third role below a short line of text has the employer of the first", () => {
  expect(
    jobsOf(`Kwame Boateng\nCharlotte, NC · kwame@example.com
Experience
First Piedmont Bank\tCharlotte, NC
Branch Manager\t2021 – Present
Runs a branch of 14 people.
Assistant Branch Manager\t2018 – 2021
Trained 20 tellers.
Teller\t2015 – 2018
Harris Teeter\tConcord, NC
Cashier\t2013 – 2015
Education
BSBA, Finance, UNC Charlotte, 2015`),
  ).toEqual([
    "Branch Manager @ First Piedmont Bank",
    "Assistant Branch Manager @ First Piedmont Bank",
    "Teller @ First Piedmont Bank",
    "Cashier @ Harris Teeter",
  ]);
});

test("EN-02 an unknown town behind the employer is neither employer nor title", () => {
  expect(
    jobsOf(`Javier Ortega Ruiz\njavier@example.es

EXPERIENCIA LABORAL
Electricista de mantenimiento — Acerinox Europa, Los Barrios
Febrero 2018 – Actualidad
Mantenimiento de 30 líneas de producción
Oficial electricista — Instalaciones Giralda S.L.
Mayo 2011 – Enero 2018`),
  ).toEqual(["Electricista de mantenimiento @ Acerinox Europa", "Oficial electricista @ Instalaciones Giralda S.L."]);
});

test("EN-02 a school's name goes on in the next line of a narrow column", () => {
  const { education } = read(
    `Priya Raman\npriya@example.com\n\nEDUCATION\n\nB.S. Statistics\nUniversity of Texas at\nAustin\n2012 – 2016\n${WORK}`,
  );
  expect(education.map(({ institution, year }) => `${institution} ${year}`)).toEqual([
    "University of Texas at Austin 2016",
  ]);
});

test("EN-02 a secondary school's town is no field of study", () => {
  const { education } = read(
    `Tom Hale\ntom@example.com\n${WORK}\n\nEducation\nHigh School Diploma\nDenfeld High School, Duluth\n2010`,
  );
  expect(education).toMatchObject([{ degree: "High School Diploma", field: null, institution: "Denfeld High School" }]);
});

test("EN-02 languages are known by their name in any language, with the level behind it", () => {
  const { skills } = read(
    `Ana Gil\nana@example.es\n${WORK}\n\nLanguages\nEspañol nativo, inglés B1\nfrançais courant, Deutsch (fließend)`,
  );
  const languages = skills.filter(({ kind }) => kind === "language").map(({ name }) => name);
  expect(languages.sort()).toEqual(["English", "French", "German", "Spanish"]);
  expect(skills.filter(({ id }) => id.startsWith("own:"))).toEqual([]);
});

test.each([
  ["Sprachen", "Deutsch (Muttersprache), Tschechisch (A2), Türkisch", ["Czech", "German", "Turkish"]],
  ["Langues", "Arabe : langue maternelle, néerlandais B1", ["Arabic", "Dutch"]],
  ["Idiomas", "Polaco nativo, ruso, chino básico", ["Chinese", "Polish", "Russian"]],
])("EN-02 %s: %s", (heading, line, languages) => {
  const { skills } = read(`Ana Gil\nana@example.es\n${WORK}\n\n${heading}\n${line}`);
  expect(skills.map(({ name }) => name).sort()).toEqual(languages);
});

test("EN-02 a number with a comma breaks no line of a skill list in two", () => {
  const { skills } = read(`Gail Ostrander\ng@example.com\n\nSkills\nKept files of 1,200 clients\nQuickBooks\n${WORK}`);
  expect(skills.map(({ name }) => name)).toEqual(["QuickBooks"]);
});

test("EN-02 a margin's lists end where the name stands, and roles in a group share its employer", () => {
  const profile = read(`Contact
amara.obi@example.com
www.linkedin.com/in/amaraobi
Top Skills
Event Planning
Budgeting
Languages
English (Native or Bilingual)

Amara Obi

Senior Event Manager at Brightstage
Atlanta, Georgia, United States

Experience

Brightstage
Senior Event Manager
March 2021 - Present (5 years 9 months)
Atlanta, Georgia
Manages 30 events a year.
Peachtree Catering
4 years 2 months
Event Coordinator
January 2019 - February 2021 (2 years 2 months)
Banquet Server
January 2017 - December 2018 (2 years)

Education

Georgia State University
Bachelor of Business Administration - BBA, Hospitality Administration · (2013 - 2017)`);
  expect(profile).toMatchObject({
    name: "Amara Obi",
    headline: { text: "Senior Event Manager at Brightstage" },
    location: { text: "Atlanta, Georgia" },
    education: [{ institution: "Georgia State University", field: "Hospitality Administration", year: "2017" }],
  });
  expect(profile.jobs.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
    "Senior Event Manager @ Brightstage",
    "Event Coordinator @ Peachtree Catering",
    "Banquet Server @ Peachtree Catering",
  ]);
  const names = profile.skills.map(({ name }) => name);
  expect(names.filter((name) => /georgia|united|peachtree|catering/i.test(name))).toEqual([]);
});

test("EN-02 an employer and its town with a hyphen between are told apart, and a town's own hyphen is kept", () => {
  expect(
    jobsOf(`Luis Carranza\nluis@example.com
Work Experience
Forklift Operator
Amazon Fulfillment-Fresno, CA
June 2020 to Present
• Moves 120 pallets a shift
Warehouse Associate
Gap Inc. Distribution Center-Fresno, CA
March 2016 to May 2020
Picker
Novant Logistics, Winston-Salem, NC
May 2012 to March 2016`),
  ).toEqual([
    "Forklift Operator @ Amazon Fulfillment",
    "Warehouse Associate @ Gap Inc. Distribution Center",
    "Picker @ Novant Logistics",
  ]);
});

test.each([
  ["Renee Baptiste, BSN, RN, CCRN", "Renee Baptiste"],
  ["Grace Lim, B.Ed. (Hons.), QTS", "Grace Lim"],
  ["AOIFE BHRIAIN RVN", "Aoife Bhriain"],
  ["SUNITA RAGHAVAN-COLE, RN, MN", "Sunita Raghavan-Cole"],
  ["Tomás Keane RGN RM BSc(Hons)", "Tomás Keane"],
  ["Noreen Walsh, Dip. Mont. Ed.", "Noreen Walsh"],
  ["Baptiste, Renee", "Renee Baptiste"],
  ["BAPTISTE, RENEE", "Renee Baptiste"],
])("EN-02 %s is %s", (line, name) => expect(read(`${line}\nx@example.com\n${WORK}`).name).toBe(name));

test("EN-02 a sentence about the work before is nobody's employer", () => {
  const [first, second] = read(`Ondrej Novak\no.novak@example.cz
WORK EXPERIENCE
01/02/2019 – CURRENT Prague, Czechia
CNC MACHINIST SKODA TRANSPORTATION
Programs five-axis mills.
01/09/2012 – 31/01/2019 Brno, Czechia
LATHE OPERATOR TOS KURIM`).jobs;
  expect(first).toMatchObject({ title: "CNC MACHINIST", employer: "SKODA TRANSPORTATION" });
  expect(second?.employer ?? "").not.toMatch(/mills/);
});

test("EN-02 the head of a table of degrees is no school, and a level of school no name of one", () => {
  const { education } = read(`Arjun Mehta\narjun@example.in\n${WORK}

Academic Details
Degree\tInstitute\tBoard / University\tYear\tMarks
B.E. (Computer)\tPICT\tPune University\t2014\t68%
PGCE Primary, Cardiff Metropolitan University, 2015`);
  expect(education).toMatchObject([
    { degree: "B.E.", field: "Computer", institution: "Pune University" },
    { degree: "PGCE", institution: "Cardiff Metropolitan University" },
  ]);
  expect(education).toHaveLength(2);
});

test("EN-02 a date that goes on below itself in a narrow column names no employer", () => {
  expect(
    jobsOf(`Camille Roy
Pharmacy Technician
Phone 514-555-0199 E-mail camille.roy@example.ca Address Montreal, QC
Work History
2019-06 -\tSenior Pharmacy Technician
Current\tJean Coutu, Montreal, QC
Filled 300 prescriptions a day with no errors in 2023.
2015-02 -\tPharmacy Technician
2019-05\tPharmaprix, Laval, QC`),
  ).toEqual(["Senior Pharmacy Technician @ Jean Coutu", "Pharmacy Technician @ Pharmaprix"]);
});

test.each([
  ["DePaul University / BA English", "BA", "English", "DePaul University"],
  ["Boston College, BS Biology", "BS", "Biology", "Boston College"],
  ["Dominican University / MLIS", "MLIS", null, "Dominican University"],
])("EN-02 in %s the degree stands behind the school", (line, degree, field, institution) => {
  const { education } = read(`Ana Doe\nana@example.com\n${WORK}\n\nEducation\n${line}\n2010 - 2014`);
  expect(education).toMatchObject([{ degree, field, institution }]);
});

test.each(["Boston University, MA", "Stanford University, CA United States", "Roosevelt High School-Fresno, CA"])(
  "EN-02 the state behind the school in %s is no degree",
  (line) => {
    const { education } = read(`Ana Doe\nana@example.com\n${WORK}\n\nEducation\nDiploma\n${line}\n2010 - 2014`);
    expect(education).toMatchObject([{ degree: "Diploma" }]);
  },
);

test("EN-02 the place of a job, with its dates, is not the person's", () => {
  const { location } = read(`Paula Reyes
Experience
Front Desk Agent
La Quinta Inn
01/2017 - 03/2020   Austin, TX
• Checked in 120 guests a day
• Trained two agents
• Sold upgrades worth $40,000
Night Auditor
Hotel Emma
2014 - 2016
Education
Associate of Applied Science in Hospitality
St. Philip's College

paula@example.com
210-555-0154
San Antonio, TX`);
  expect(location?.text).toBe("San Antonio, TX");
});

test("EN-02 a heading may say whose part it is", () => {
  expect(
    jobsOf(`Sven Albrecht\nsven@example.de\n\nBerufserfahrung von Sven Albrecht
Bis heute 6 Jahre und 3 Monate, seit Sep. 2020
Projektleiter Elektrotechnik
Stadtwerke Kiel AG

Leitung von acht Netzprojekten

5 Jahre und 8 Monate, Jan. 2015 - Aug. 2020
Elektroingenieur
Vossloh Locomotives`),
  ).toEqual(["Projektleiter Elektrotechnik @ Stadtwerke Kiel AG", "Elektroingenieur @ Vossloh Locomotives"]);
});

test("EN-02 a text of nothing but durations takes time by its length alone", () => {
  const timeOf = (count: number) => cpuMs(() => read(`Ana Doe\n\nExperience\nAcme\n${"1 year\n".repeat(count)}`));
  timeOf(2_000);
  expect(timeOf(40_000)).toBeLessThan(20 * timeOf(5_000) + 200);
});

test.each([
  ["B.Tech (Civil) from JNTU Hyderabad in 2012 with 71%", "B.Tech", "Civil", "JNTU Hyderabad"],
  ["MBA (Finance), Osmania University, 2015", "MBA", "Finance", "Osmania University"],
  ["B.A. (Hons) Geography, University of Leeds, 2010", "B.A. (Hons)", "Geography", "University of Leeds"],
  ["Bachelor of Business Studies (BBS), Tribhuvan University, 2014", null, null, "Tribhuvan University"],
  ["Técnico Superior en Administración, IES Tetuán de las Victorias, Madrid, 2011", null, "Administración", null],
  ["DEP en électricité, Centre de formation professionnelle Maurice-Barbeau, 2010", "DEP", "électricité", null],
  ["2009-2011 A Levels: History (A), French (B), Barry Comprehensive", "A Levels", "History", "Barry Comprehensive"],
])("EN-02 %s: what was studied, and where", (line, degree, field, institution) => {
  const [found] = read(`Ana Gil\nana@example.com\n${WORK}\n\nEDUCATION\n${line}`).education;
  expect(found).toMatchObject({
    degree: degree ?? expect.anything(),
    field,
    institution: institution ?? expect.stringMatching(/^(?:IES Tetuán de las Victorias|Centre .* Maurice-Barbeau)$/),
  });
});

test.each([
  ["Norpapier Inc., Québec, QC", "Norpapier Inc."],
  ["Norpapier Inc., New York, NY", "Norpapier Inc."],
  ["Norpapier, Quebec, QC", "Norpapier"],
])("EN-02 %s: a town named as its province leaves the employer its name", (line, employer) => {
  const { jobs } = read(`Ana Gil\nana@example.com\n\nEXPERIENCE\nIndustrial Electrician\n${line}\n2015 - 2019`);
  expect(jobs).toMatchObject([{ title: "Industrial Electrician", employer }]);
});

test("EN-03 neither towns nor schools nor a table's first cells are skills", () => {
  const { skills } = read(
    `Ana Gil
14 Marigold Close
Leeds LS8 2QT
ana@example.com

EXPERIENCE
Electrician
Norpapier Inc., Lévis, QC
2015 - 2019

EDUCATION
NVQ Level 3, Leeds City College, 2011

SKILLS
EDV\tDATEV, Excel
Idiomas\tInglés: nivel B2`,
  );
  expect(skills.map(({ name }) => name).sort()).toEqual(["DATEV", "English", "Excel"]);
});

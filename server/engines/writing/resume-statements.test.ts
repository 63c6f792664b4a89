import { expect, test } from "vitest";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { newestFirst } from "./facts/newest-first.ts";
import { resumeStatements, sentencesOf } from "./resume-statements.ts";

function told(lines: string[]): string[] {
  const profile = analyseResume(lines);
  return resumeStatements(profile)
    .filter(({ job, isHead }) => job !== null && !isHead)
    .map(({ text }) => text);
}

test("a line goes on behind an etc. where the next one begins small", () => {
  const lines = [
    "Drew the sails, masts, keels, rudders, hatches and deck covers of four boats, etc.",
    "using plywood models",
  ];
  const head = ["Experience", "Draughtsman, Hollin Boatyard, Falmouth, 2015 - 2020"];
  expect(told([...head, ...lines])).toEqual([lines.join(" ")]);
});

test("lines without bullets are lines of their own where a capital begins the next", () => {
  const french = [
    "Préparation des plateaux de soins pour les 22 lits du service de chirurgie",
    "Référente hygiène du service",
  ];
  expect(told(["Expérience", "Infirmière, Clinique des Ormes, Brest, 2015 - 2020", ...french])).toEqual(french);
  const practice = [
    "Austausch von 140 Arbeitsplätzen auf Windows 11 bei einem Kunden",
    "PowerShell-Skripte zur Inventarisierung",
  ];
  expect(told(["Berufserfahrung", "Techniker, Systemhaus Nordkante, Kiel, 2019 - 2020", ...practice])).toEqual(
    practice,
  );
  const german = [
    "Betreuung einer Wohngruppe mit acht Jugendlichen im Alter von zwölf bis siebzehn Jahren",
    "Elternberatung in der Sprechstunde",
  ];
  expect(told(["Berufserfahrung", "Erzieher, Jugendhilfe Lindenhof, Kassel, 2015 - 2020", ...german])).toEqual(german);
});

test("points that are written small and without bullets are points of their own, a broken line is one with its rest", () => {
  const small = [
    "run the floor four shifts a week, team of eight",
    "cash up, banking, end of day report",
    "trained twelve waiting staff, wrote the menu allergen sheet after the inspection in May",
    "complaints, replies to reviews: 4.1 to 4.6",
  ];
  const job = "Supervisor, The Larder Room, Leeds, 2021 - 2024";
  expect(told(["Experience", job, ...small])).toEqual(small);
  const broken = [
    "Trained twelve waiting staff, wrote the menu allergen sheet after the inspection in May and",
    "answered complaints of guests, which brought the rating of the house from 4.1 to 4.6 within a",
    "year",
  ];
  expect(told(["Experience", job, ...broken])).toEqual([broken.join(" ")]);
});

test("a line goes on below a figure, within a bracket and behind a short form, and one long line does not set the width", () => {
  const job = "Case Manager, Acme Care, Leeds, 2019 - 2022";
  const long = `Wrote ${"care plans and reports for the county and ".repeat(5)}the courts.`;
  const broken = [
    "Responsible for all of the communication of an agency providing counsel and shelter to 90,000",
    "Pennsylvanians each year.",
    "Wrote to the partners of the agency (e.g.",
    "schools, courts) each month.",
    "Mapped the old paths along the hills and the farms of Rt.",
    "50 for the parish council.",
    "Visited the families at home and took part in the meetings of the schools with all of the",
    "teachers.",
  ];
  const more = ["hall", "park", "pool", "mill", "inn", "farm"].map(
    (place) => `Kept the books of the ${place} and wrote to all of its neighbours each spring.`,
  );
  expect(told(["Experience", job, ...broken, ...more, long])).toEqual([
    `${broken[0]} ${broken[1]}`,
    `${broken[2]} ${broken[3]}`,
    `${broken[4]} ${broken[5]}`,
    `${broken[6]} ${broken[7]}`,
    ...more,
    long,
  ]);
});

test("a form that prints the work twice tells each line of it once", () => {
  const work = ["Work History", "Stylist, 07/2018 to 10/2018", "Acme Salon", "Rang up sales at two registers"];
  const profile = newestFirst(analyseResume([...work, "Education", "High School Diploma", ...work]));
  const lines = resumeStatements(profile).map(({ text }) => text);
  expect(lines.filter((text) => text === "Rang up sales at two registers")).toHaveLength(1);
  expect(lines.filter((text) => text.startsWith("Stylist"))).toHaveLength(1);
});

test("issue 17: what stands behind names and dates on their line is told of the job", () => {
  const work = "Extensions and school work for the diocese. Kept the site diary";
  const entries = [`1998 to 2014. Bamber Builders Ltd, site foreman. ${work}`, `Local driver – Bamber Haulage`];
  const lines = ["Work", ...entries, `1992 to 1998. Truck and dog, semi tippers. ${work}`];
  expect(told(lines)).toEqual([work, `Truck and dog, semi tippers. ${work}`]);
});

test("issue 17: a small i that tells of its person is written large, and a figure keeps the blank before its stop", () => {
  const lines = [
    "Work",
    "Guard, Acme Ltd, 2019 - 2022",
    "I do the parade, i watch the gate and i'm on call. Part i) stays",
  ];
  expect(told(["Work", "Turner, Acme Ltd, 2019 - 2022", "Held bores to .0005 , by hand"])).toEqual([
    "Held bores to .0005, by hand",
  ]);
  expect(told(lines)).toEqual(["I do the parade, I watch the gate and I'm on call. Part i) stays"]);
});

test("issue 17: an entry that nobody read a job in does not belong to the job above it, and a date does not make a head", () => {
  const resume = `Priya Nadar

Experience
Design intern, Paddock Studio, Jul-Nov 2025
Artwork cut from 9 days to 4 in 2025

Editor & layout, Wattle student mag, 2024
Ran a volunteer team of 5`;
  const own = resumeStatements(analyseResume(resume.split("\n"))).map(({ text, job, isHead }) => [text, job, isHead]);
  expect(own).toContainEqual(["Artwork cut from 9 days to 4 in 2025", 0, false]);
  expect(own).toContainEqual(["Ran a volunteer team of 5", null, false]);
});

test("the fields of a form are heads of the entry and no points of it", () => {
  for (const [heading, company, position, period, place] of [
    ["WORKING EXPERIENCE", "Company", "Position", "Period", "Location"],
    ["BERUFSERFAHRUNG", "Firma", "Funktion", "Zeitraum", "Ort"],
    ["EXPÉRIENCE PROFESSIONNELLE", "Entreprise", "Poste", "Période", "Lieu"],
    ["EXPERIENCIA LABORAL", "Empresa", "Puesto", "Periodo", "Lugar"],
  ] as const) {
    const entry = (at: number, name: string, title: string, dates: string) => [
      `${at}) ${company}: ${name}`,
      `   ${position}: ${title}`,
      `   ${period}: ${dates}`,
      `   ${place}: Leeds`,
      "   - Trained two juniors",
    ];
    const first = entry(1, "Larkfield Freight Ltd", "Shipping Executive", "05/2019 - 04/2023");
    const second = entry(2, "Brook Hotels", "Night Manager", "2015 - 2018");
    const points = ["Trained two juniors", "Trained two juniors"];
    expect(told(["JERRY LIM", "", heading, "", ...first, "", ...second])).toEqual(points);
  }
});

test.each([
  "KNX-Anlagen in Betrieb genommen (u. a. Kita und Ärztehaus)",
  "Abrechnung von rd. 40 Klienten",
  "Bericht an den kfm. Geschäftsführer, 14 Mitarbeiter",
  "Built networks (exp. Peer-to-peer; client and server. Cisco) for two sites",
])("a short form and a stop within brackets end no sentence: %s", (line) => {
  expect(sentencesOf(line)).toEqual([line]);
});

test("what was done begins anew on the line of the names and dates, and goes on below", () => {
  const lines = [
    "Experience",
    "Depot Clerk 03/2013 to 08/2016 Harbor Foods, Hull Responsible for checking and filing the papers of every driver and",
    "vehicle in both depots.",
    "Planned the routes of nine vans.",
  ];
  expect(told(lines)).toEqual([
    "Responsible for checking and filing the papers of every driver and vehicle in both depots.",
    "Planned the routes of nine vans.",
  ]);
});

test("points without bullets stay apart where they end before the edge, and a figure goes on in a narrow column", () => {
  const lines = [
    "Jo Hale",
    "jo.hale@example.com",
    "",
    "OFFICE",
    "Kept the diary of two partners",
    "Wrote the minutes of the monthly meetings of the housing board and of all three of its committees",
    "Invoices, orders and the petty cash of the whole house",
    "Booked travel for nine",
    "",
    "EXPERIENCE",
    "Surveyor, Calder Homes Ltd, 2019 - 2022",
    "Checked roofs; 4 sent back for errors in",
    "96",
  ];
  const texts = resumeStatements(analyseResume(lines)).map(({ text }) => text);
  expect(texts).toContain(lines[5]);
  expect(texts).toContain(lines[6]);
  expect(texts).toContain("Checked roofs; 4 sent back for errors in 96");
});

test("issue 17: what stands below the head of another post is not of the one above it", () => {
  const jobOf = (resume: string, begins: string) =>
    resumeStatements(analyseResume(resume.trim().split("\n"))).find(({ text }) => text.startsWith(begins))?.job;
  const shouted = `
ANN LEE
ann.lee@example.com

EXPERIENCE
JAVA DEVELOPER INETEX LTD, OSLO, NORWAY 2017-PRESENT
Wrote the web client in Angular.
DATA ANALYST REGIONS GROUP, BERGEN, NORWAY
Maintained the databases of sales.
`;
  expect(jobOf(shouted, "Wrote")).toBe(0);
  expect(jobOf(shouted, "Maintained")).not.toBe(0);
  const months = `
Ann Lee
ann.lee@example.com

Experience
09/2016 to Current
Chef Assistant, Fern Hall, Leeds
Welcome guests and keep the kitchen clean.
Public Relations Intern: Oak Braves May- September (14' and 15').
Coordinated volunteers for a game.
`;
  expect(jobOf(months, "Welcome")).toBe(0);
  expect(jobOf(months, "Coordinated")).toBeNull();
});

test.each(["Trained as shift supervisor, covering nights from May to September", "Hand harvest, June to October"])(
  "issue 17: a deed of some months ends no job: %s",
  (line) => {
    const resume = `Ann Lee\nann.lee@example.com\n\nExperience\nFarm Hand, Fern Hall, Leeds, 2016 - 2018\n${line}\nLoaded trucks`;
    const jobs = resumeStatements(analyseResume(resume.split("\n"))).filter(({ text }) => text.startsWith("Loaded"));
    expect(jobs.map(({ job }) => job)).toEqual([0]);
  },
);

test("issue 17: where every line is shouted none is another post for it", () => {
  const resume =
    "ANN LEE\nann.lee@example.com\n\nEXPERIENCE\nABC TRUCKING, DRIVER, 2015 - 2019\nHELPED DRIVER LOAD TRUCK, KEPT LOGS\nCLEANED THE YARD";
  const jobs = resumeStatements(analyseResume(resume.split("\n"))).filter(({ text }) => text.startsWith("CLEANED"));
  expect(jobs.map(({ job }) => job)).toEqual([0]);
});

test("issue 17: the end of a sentence that a full line had no room for belongs to it, whatever letter it begins with", () => {
  const resume = `
Ada Pelham

Experience
Project Analyst, Tarn Works, Leeds, 2017 - Present
Reported sales
Kept minutes
Assisted in planning the budget and rooms of each department, and organized and executed Divisional
Leadership Offsite meetings.
Prepared weekly pay reports, all of the letters, and the monthly figures for both of the directors
Excel.
Admitted the visitors and took down their names, with the porter on duty for the main house and gate
Monitor stock of the canteen
`;
  const texts = resumeStatements(analyseResume(resume.trim().split("\n"))).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringMatching(/executed Divisional Leadership Offsite meetings\.$/u));
  expect(texts).toContainEqual(expect.stringMatching(/both of the directors$/u));
  expect(texts).toContain("Monitor stock of the canteen");
  expect(texts).toContain("Kept minutes");
});

const SET_WIDE =
  "- Rebuilt the order desk of the mill with two colleagues, after it became the top reason for late deliveries.";

test.each([
  ["Late orders dropped from about 220 a month to under 70.", 1],
  ["Tools: Xero, Excel and a label printer", 2],
])(
  "what stands without a bullet below a line that fills the page goes on from it, a label begins anew: %s",
  (below, count) => {
    const lines = [SET_WIDE, below, "- Trained four packers"];
    const all = told(["Experience", "Order Clerk, Hollin Mill, Falmouth, 2015 - 2020", ...lines]);
    expect(all).toHaveLength(count + 1);
    expect(all.at(-1)).toBe("Trained four packers");
  },
);

test("a full line that ends where it cannot end goes on before a capital, too", () => {
  const [aim, rest] = [
    "Met with the head office on staffing, compensation, benefits and other groups in order to support",
    "Operations.",
  ];
  const lines = [
    "Kept the files of forty members of staff up to date, in three offices and on two different sites",
    aim,
    rest,
  ];
  expect(told(["Experience", "HR Clerk, Hollin Mill, Falmouth, 2015 - 2020", ...lines])).toContain(`${aim} ${rest}`);
});

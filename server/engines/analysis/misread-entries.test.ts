import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-23T00:00:00Z");
const read = (text: string) => analyseResume(text.split("\n"), { now: NOW });
const jobsOf = (text: string) =>
  read(`Ann Lee\nann.lee@example.com\n\nExperience\n${text}`).jobs.map(
    ({ title, employer, start, end, current }) => `${title} @ ${employer}, ${start}-${current ? "now" : end}`,
  );

test.each([
  "January 2026 - present: Seeking next role",
  "Actively looking, 2025 - present",
  "Currently between roles (since March 2026)",
  "Redundant, looking for work | Sept 2025 - present",
  "2024 - present: caring for my father",
  "Career break, 2024 to 2025",
  "2024 - Present   Open to new opportunities",
])("issue 17: a time without work is no job: %j", (line) => {
  expect(jobsOf(`${line}\nBookkeeper, Hale & Dunn, 2018 - 2024\n- Month end`)).toEqual([
    "Bookkeeper @ Hale & Dunn, 2018-2024",
  ]);
});

test("issue 17: what stands over the ways to reach somebody is a headline", () => {
  const text = `Tara Mistry
Account Executive - SaaS and business services
tara.m@example.com
January 2026 - present: Seeking next role

Account Executive, Nimbus Payroll, 2021 - 2025
Sold payroll`;
  expect(read(text).jobs.map(({ employer }) => employer)).toEqual(["Nimbus Payroll"]);
});

test.each([
  "-> President's Club 2021 and 2022",
  "Employee of the Quarter, Q3 2022",
  "Star of the Month (March 2021)",
  "Golden Ladle Award, 2020 - 2021",
  "Winner, Regional Bread Awards 2022",
  "Apprentice of the Year 2020 - 2021",
  "Dean's List 2021, 2022",
])("issue 17: an honour among the points of a job is no job: %j", (line) => {
  expect(jobsOf(`Baker, Sprout Bakery, 2019 - 2023\n- Baked\n${line}\nTeller, Firstwest Bank, 2016 - 2019`)).toEqual([
    "Baker @ Sprout Bakery, 2019-2023",
    "Teller @ Firstwest Bank, 2016-2019",
  ]);
});

test("issue 17: who works for a club or a prize still works there", () => {
  expect(jobsOf("Bartender, Winner's Circle Club, 2019 - 2021\nPress Officer, Hale Prize, 2016 - 2019")).toEqual([
    "Bartender @ Winner's Circle Club, 2019-2021",
    "Press Officer @ Hale Prize, 2016-2019",
  ]);
});

test.each([
  ["DEMI CHEF, PASTRY - The Quay Pavilion", "DEMI CHEF, PASTRY @ The Quay Pavilion"],
  ["PASTRY - Marlowe & Finch, Fitzroy (one hat, 70 covers)", "PASTRY @ Marlowe & Finch"],
  ["CHARGE NURSE, THEATRE - St Mungo's Infirmary, Leith", "CHARGE NURSE, THEATRE @ St Mungo's Infirmary"],
  ["TELLER, LENDING - Firstwest Credit Union", "TELLER, LENDING @ Firstwest Credit Union"],
  ["STAFF NURSE, RENAL - Western Isles Hospital", "STAFF NURSE, RENAL @ Western Isles Hospital"],
])("issue 17: a station in capitals is of the title, the house behind the dash the employer: %j", (line, job) => {
  const other = "KITCHEN HAND - The Local Taphouse\n2014 - 2016\nWashed up";
  expect(jobsOf(`${line}\n2018 - 2021\nPlated\n${other}`)[0]).toBe(`${job}, 2018-2021`);
});

test.each([
  ["Sawtooth Outdoor Gear, e-commerce team", "Sawtooth Outdoor Gear"],
  ["Mercy Hospital, Ward 6", "Mercy Hospital"],
  ["Boise Weekly, advertising department", "Boise Weekly"],
  ["Pinetree Bank, Main Street branch", "Pinetree Bank"],
  ["Marks Plumbing Supply (trade counter)", "Marks Plumbing Supply"],
  ["St. Columba's NS, Dublin 12 (DEIS Band 1)", "St. Columba's NS"],
  ["Holy Child NS, Dublin 9", "Holy Child NS"],
  ["Truro Foods, Halifax NS", "Truro Foods"],
])("issue 17: neither a team nor a district is the employer: %j", (line, employer) => {
  expect(jobsOf(`Assistant\n${line}\n2018 - 2021`)).toEqual([`Assistant @ ${employer}, 2018-2021`]);
});

test.each([
  [
    "Parcelwise (2022-present): Software Engineer II (promoted 2024), Software Engineer I",
    ["Software Engineer II @ Parcelwise, 2024-now", "Software Engineer I @ Parcelwise, 2022-2024"],
  ],
  [
    "Senior Buyer (promoted March 2024), Buyer\nHollis Stores, 2020 - present",
    ["Senior Buyer @ Hollis Stores, 2024-03-now", "Buyer @ Hollis Stores, 2020-2024-03"],
  ],
  [
    "Manager (promoted from Assistant Manager in 2022), Hollis Stores, 2018 - present",
    ["Manager @ Hollis Stores, 2022-now", "Assistant Manager @ Hollis Stores, 2018-2022"],
  ],
  [
    "Hollis Stores, Leeds (2018 - present)\nStore Manager (promoted 2022)\nAssistant Manager\n- Ran the store",
    ["Store Manager @ Hollis Stores, 2022-now", "Assistant Manager @ Hollis Stores, 2018-2022"],
  ],
  [
    "Hollis Stores, 2018 - present\nStore Manager (since 2023)\nSales Associate (2018 - 2023)",
    ["Store Manager @ Hollis Stores, 2023-now", "Sales Associate @ Hollis Stores, 2018-2023"],
  ],
  [
    "Hale Builders, 2017 - 2024\nManager (promoted 2020)\nAssistant Manager\nCobb Framing Inc., 2013 - 2017\nEstimator",
    [
      "Manager @ Hale Builders, 2020-2024",
      "Assistant Manager @ Hale Builders, 2017-2020",
      "Estimator @ Cobb Framing Inc., 2013-2017",
    ],
  ],
  ["Cook (promoted 2021), Acme Diner, 2018 - 2024", ["Cook @ Acme Diner, 2021-2024"]],
])("issue 17: a higher title begins when it was given: %j", (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

test.each([
  ["Clerk, dun and Hadley, 2016 - 2018", "Clerk @ Dun and Hadley"],
  ["Driver, ebbsfleet Couriers, 2016 - 2018", "Driver @ Ebbsfleet Couriers"],
  ["Buyer, eBay Stores, 2016 - 2018", "Buyer @ eBay Stores"],
  ["Cook, the Crown Inn, 2016 - 2018", "Cook @ the Crown Inn"],
  ["Usher, van Buren Hall, 2016 - 2018", "Usher @ van Buren Hall"],
  ["GRILL, CHEF DE PARTIE - Marlo's Kitchen, Torquay 2016 - 2018", "CHEF DE PARTIE @ Marlo's Kitchen"],
  ["2016 -> 2018 | Humber Castings | Machine Operator | days", "Machine Operator @ Humber Castings"],
  ["ann.lee@example.com Payroll Officer, Corran Foods 2016 - 2018", "Payroll Officer @ Corran Foods"],
  ["SKILLS Payroll Clerk, Aire Textiles 2016 - 2018", "Payroll Clerk @ Aire Textiles"],
])("issue 17: names have their capital, and nothing of the column beside them: %j", (line, job) => {
  expect(jobsOf(`${line}\n- Kept the books`)).toEqual([`${job}, 2016-2018`]);
});

test.each([
  ["2014-17 University of Hull  BA(Hons) History", [["BA(Hons)", "University of Hull", "2017"]]],
  ["Higher Diploma (Hons) Marketing, Griffith College, 2008", [["Higher Diploma (Hons)", "Griffith College", "2008"]]],
  [
    "MA Education, University of York, 2014. BA (Hons) English, University of Hull, 2012.",
    [
      ["MA", "University of York", "2014"],
      ["BA (Hons)", "University of Hull", "2012"],
    ],
  ],
  [
    "Bachelor of Education, Dublin City University (2.1), 2017",
    [["Bachelor of Education", "Dublin City University", "2017"]],
  ],
  ["SVQ 3 Health and Social Care - Ayr College - 2013", [["SVQ 3", "Ayr College", "2013"]]],
  [
    "Postgraduate Diploma in Information Studies, Ayr University, 2016",
    [["Postgraduate Diploma", "Ayr University", "2016"]],
  ],
  ["ba (hons) geography, Ayr College, 2012", [["ba (hons)", "Ayr College", "2012"]]],
])("issue 17: each degree is whole and its own: %j", (text, degrees) => {
  const { education } = read(`Ann Lee\nann.lee@example.com\n\nEducation\n${text}`);
  expect(education.map(({ degree, institution, year }) => [degree, institution, year])).toEqual(degrees);
});

test("issue 17: behind a whole title the name of the house begins, and a month may be typed with a dash", () => {
  const { jobs } = read(
    `Ann Lee\nann.lee@example.com\n\nExperience\nC# Software Developer Professional Registry Center, Oslo, Norway\nJan 2016 - Oct 2018\n- Wrote the registry\n\nSales Representative 0-1/2012 to 12/2015 Fern Mills\n- Sold yarn`,
  );
  expect(jobs.map(({ title, employer, start }) => [title, employer, start])).toEqual([
    ["C# Software Developer", "Professional Registry Center", "2016-01"],
    ["Sales Representative", "Fern Mills", "2012-01"],
  ]);
});

test("issue 17: who said what a resume begins with is not its person", () => {
  const { name } = read(
    `Assistant Coach\nSummary\n“Ability plus opportunity equals responsibility.”\nClyde Muse\n\nExperience\nCoach, Oak School, 2015 - 2020\n- Coached 20 boys`,
  );
  expect(name).toBeNull();
});

test.each([
  "HR Professional | Acme Corp | 2018 - 2022",
  "IT Support Professional, Dell Ltd, 2018 - 2022",
  "Sales Executive Professional\nFern Mills\n2018 - 2022",
])("issue 17: who is called a professional is one, and no house: %s", (head) => {
  const { jobs } = read(`Ann Lee\nann.lee@example.com\n\nExperience\n${head}\n- Kept the books`);
  expect(jobs[0]?.title).toMatch(/Professional$/);
  expect(jobs[0]?.employer).not.toMatch(/Professional/);
});

test("issue 17: a motto stands above somebody's own name, which their address bears out", () => {
  const { name } = read(
    `"Design is not just what it looks like"\nAnna Smith\nanna.smith@example.com\n\nExperience\nChef, Oak Hall, 2015 - 2020\n- Cooked`,
  );
  expect(name).toBe("Anna Smith");
});

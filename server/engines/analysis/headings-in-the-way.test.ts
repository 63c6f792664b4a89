import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

const read = (text: string) => analyseResume(text.split("\n"), { now: NOW });

const jobsOf = (text: string) => read(text).jobs.map(({ title, employer }) => `${title} @ ${employer}`);

const sectionsOf = (text: string) => read(text).sections.map(({ kind, heading }) => `${kind}: ${heading}`);

/** The lines that stand under each job. */
function linesByJob(text: string): string[][] {
  const { jobs, lines } = read(text);
  return jobs.map(({ lines: { from, to } }) => lines.slice(from, to + 1).filter((line) => line !== ""));
}

const PANELS = `NORA QUINN
nora@example.com
EXPERIENCE
Nurse Manager
St. Mary Hospital, Toledo, OH
2018 - Present
Leads 40 nurses on two floors.
WORDS TO LIVE BY
If there were no shadows, nobody
would be standing in the light.
Staff Nurse
Mercy Clinic, Toledo, OH
2012 - 2018
Cared for 6 patients a shift.
SEA AND SKY
Kayaking, old maps
EDUCATION
BSN, University of Toledo, 2012`;

test("EN-02 what a panel tells under capitals of its own belongs to no job, and the jobs below it stay", () => {
  expect(linesByJob(PANELS)).toEqual([
    ["Nurse Manager", "St. Mary Hospital, Toledo, OH", "2018 - Present", "Leads 40 nurses on two floors."],
    ["Staff Nurse", "Mercy Clinic, Toledo, OH", "2012 - 2018", "Cared for 6 patients a shift."],
  ]);
});

test("EN-02 capitals over what was done, and an employer in capitals, open no panel", () => {
  const text = `OSCAR LUND
EXPERIENCE
SALES MANAGER, BOSTON GEAR CORP., 2012 - 2020
KEY ACCOUNTS HANDLED
Grew sales from $2M to $6M in three years.
Opened 40 new accounts in two states.
COLD STORAGE UNLIMITED
Forklift Driver
2008 - 2012
Moved pallets.
EDUCATION
GED, 2008`;
  expect(sectionsOf(text)).toEqual(["contact: null", "experience: EXPERIENCE", "education: EDUCATION"]);
  expect(jobsOf(text)).toEqual(["SALES MANAGER @ BOSTON GEAR CORP.", "Forklift Driver @ COLD STORAGE UNLIMITED"]);
});

test("EN-02 the jobs after the results of one go on, also with their dates on the third line", () => {
  const text = `NORA QUINN
EXPERIENCE
NURSING ASSISTANT
SUNRISE MANOR, ERIE, PA
2019 – PRESENT
Bathed and dressed 12 residents a shift.
KEY ACCOMPLISHMENTS
Named employee of the month twice.
HOME HEALTH AIDE
COMFORT KEEPERS OF ERIE
2016 – 2019
Cooked and cleaned for clients.
SKILLS
Vital signs`;
  expect(jobsOf(text)).toEqual(["NURSING ASSISTANT @ SUNRISE MANOR", "HOME HEALTH AIDE @ COMFORT KEEPERS OF ERIE"]);
});

test("EN-02 a field in a list of skills is one of them, and over a sentence it is a heading", () => {
  const list = `Nora Quinn
Skills
Project Management
Customer Service
Data management
Accomplishments
Trained nine cashiers in one summer and kept all of them for a year.
Experience
Cook, Hotel Post, 2010 - 2012`;
  expect(sectionsOf(list)).toEqual([
    "contact: null",
    "skills: Skills",
    "other: Accomplishments",
    "experience: Experience",
  ]);
  const headed = `Nora Quinn
Skills
Budgeting
Project Management
Led the move of two warehouses into one without a day of downtime.
Experience
Cook, Hotel Post, 2010 - 2012`;
  expect(sectionsOf(headed)).toContain("projects: Project Management");
});

test.each([
  ["Career Overview", "summary"],
  ["Career goals", "summary"],
  ["Sobre mí", "summary"],
  ["Qui suis-je ?", "summary"],
  ["Wer ich bin", "summary"],
  ["Beyond work", "other"],
  ["Board memberships", "other"],
  ["Mes valeurs", "other"],
])("EN-02 %j heads a part of the kind %s", (heading, kind) => {
  const text = `Nora Quinn\n${heading}\nPatient and quick with people.\nExperience\nCook, Hotel Post, 2010 - 2012`;
  expect(sectionsOf(text)).toContain(`${kind}: ${heading.replace(/ \?$/, "")}`);
});

test.each([
  ["Vice President, Information Technology", "01/2005 to 01/2009 Acme Foods Inc., Dayton, OH"],
  ["Senior Associate, Corporate & Investment Banking", "2003 to 2005 Fifth Bank, Dayton, OH"],
  ["Manager, Customer Service", "2003 to 2005 Fifth Bank, Dayton, OH"],
  ["Sales / Finance Manager", "2003 to 2005 Fifth Bank, Dayton, OH"],
])("EN-02 a field of work beside a title is part of it: %s", (title, rest) => {
  const [job] = read(`Nora Quinn\nWork Experience\n${title}, ${rest}\nRan it.`).jobs;
  expect(job?.title).toBe(title);
});

test("EN-02 a restaurant without another name is where somebody worked", () => {
  expect(jobsOf("Nora Quinn\nExperience\nCook, Restaurant, 2010 - 2012\nFried fish.")).toEqual(["Cook @ Restaurant"]);
});

test("EN-02 a department in brackets is no employer", () => {
  const text = `Gareth Pugh
Employment
Department Manager (Garden and Outdoor)\t2018 - to date
Leads 14 people.
Sales Adviser (Customer Service)\t2012 - 2018
Filled shelves.
Engineer (Airbus)\t2010 - 2012
Abteilungsleiter Frischetheke (Kantonsspital Aarwil)\t2008 - 2010`;
  expect(jobsOf(text)).toEqual([
    "Department Manager (Garden and Outdoor) @ null",
    "Sales Adviser (Customer Service) @ null",
    "Engineer @ Airbus",
    "Abteilungsleiter Frischetheke @ Kantonsspital Aarwil",
  ]);
});

test("EN-02 a month alone over title, employer and town is when that job began", () => {
  const text = `Jane Moore
Work History
Line Lead, Dean Foods, Dayton, OH, 2016 - 2019
Kept the line running.
September 2015
Acme Foods Dayton, OH Shift Supervisor
Ran a line of 20.
March 2012
Borden Dairy Toledo, OH Packer
Packed milk.`;
  expect(read(text).jobs.map(({ title, employer, start }) => `${title} @ ${employer}, ${start}`)).toEqual([
    "Line Lead @ Dean Foods, 2016",
    "Shift Supervisor @ Acme Foods, 2015-09",
    "Packer @ Borden Dairy, 2012-03",
  ]);
});

test("EN-02 a license, an office on a board and a referee are no jobs where the resume tells of none", () => {
  const text = `Carla Reyes
Licenses
Registered Nurse, State of Ohio, 2012 - present
Practical Nurse, State of Ohio, 2010 - 2012
Boards
Director, Ohio Nurses Board, 2016 - 2018
References
Dr. Alan Ross, Medical Director, Mercy Hospital, 2010 - 2020`;
  expect(jobsOf(text)).toEqual([]);
});

test("EN-02 a label of one word over a job's points opens no part, and leisure in the margin ends no work", () => {
  const french = `Hugo Petit
EXPÉRIENCE PROFESSIONNELLE
Boulanger – Maison Kayser – Paris
Septembre 2017 – à ce jour
Missions :
- Pétrissage de 800 baguettes par jour
Apprenti boulanger – Boulangerie Martin – Lille
Septembre 2015 – août 2017`;
  expect(linesByJob(french)[0]).toContain("• Pétrissage de 800 baguettes par jour");
  const margin = `MARCIN NOWAK
marcin@example.com
WORK EXPERIENCE
WELDER
GDANSK SHIPYARD
2018 - PRESENT
Welds hull plates to class rules.
HOBBIES
Fishing
APPRENTICE WELDER
REMONTOWA
2015 - 2018
Learned MIG and TIG.`;
  expect(jobsOf(margin)).toEqual(["WELDER @ GDANSK SHIPYARD", "APPRENTICE WELDER @ REMONTOWA"]);
});

test("EN-02 what was learnt before the work, below the languages, is no work", () => {
  const text = `Nora Quinn
Experience
Care Assistant
Brightway Homes
2014 - 2019
Washed and dressed residents.
Languages
English
2012 - 2014
Bachelor of Nursing, Registered Nurse
University of Leeds`;
  expect(jobsOf(text)).toEqual(["Care Assistant @ Brightway Homes"]);
});

test("EN-02 achievements at school go on with no work", () => {
  const text = `Nora Quinn
Work
08/2015 – Present
Rapid Tyres
Site Engineer
Fixed faults in old houses.

Scholastic Achievements
Certificate IV in Ageing Support
TAFE Queensland
2013 - 2015`;
  expect(jobsOf(text)).toEqual(["Site Engineer @ Rapid Tyres"]);
});

test("EN-02 'Before that:' below jobs that have no heading is not where the jobs begin", () => {
  const text = `Sione Taufa
Disability Support Worker

Open Door Living
Senior Support Worker
Feb 2022 - now, permanent part time
On shift in a 4 person house.

Before that:
Picker packer at Brook Stores 2013-2018`;
  expect(jobsOf(text)).toEqual(["Senior Support Worker @ Open Door Living", "Picker packer @ Brook Stores"]);
});

test("issue 17: a headline that repeats a dated title is no job, and a service corporation keeps its name", () => {
  const { jobs } = analyseResume(
    `Ana Example
ana@example.com

SITE COORDINATOR – TIMBER HALLS

Moss & Lane, S.C., Milwaukee, WI — Site Coordinator (May 2021–Present)
- Tracked 40 permits for four halls

Larch Halls Ltd., Ottawa, ON — Site Clerk (May 2018–Apr 2021)
- Took 300 notes`.split("\n"),
  );
  expect(jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ["Site Coordinator", "Moss & Lane, S.C."],
    ["Site Clerk", "Larch Halls Ltd."],
  ]);
});

test("issue 17: a name is one also where its town and region stand beside it", () => {
  const nameIn = (line: string) => read(`${line}\nada.osgood@example.ca 416-555-0139\n\nExperience\n- Kept books`).name;
  expect(nameIn("Ada Osgood, Toronto ON")).toBe("Ada Osgood");
  expect(nameIn("Ada Osgood, Toronto, ON")).toBe("Ada Osgood");
});

test("EN-02 issue 17: a labelled list above jobs without a heading ends where the jobs begin", () => {
  const jobs = `Northgate Textiles (mills, 300 people), Leeds
Production Planner
Mar 2019 - Present
- Plan four lines for 60 machines
- Cut late orders from 14% to 5%

Orrin Foods, York
Stock Clerk
2015 - 2019
- Counted stock`;
  for (const list of [
    "Languages: English, Polish",
    "Certificates: Lean Green Belt, First Aid",
    "Tools: SAP, Excel, Power BI",
  ])
    expect(jobsOf(`Ewa Lis\newa@example.net\n\n${list}\n\n${jobs}`)).toEqual([
      "Production Planner @ Northgate Textiles",
      "Stock Clerk @ Orrin Foods",
    ]);
});

test("issue 17: a remark behind a heading leaves it one", () => {
  const text = `Ewa Lis
ewa@example.net

Licences & cards
Counterbalance licence

Employment (newest last)
2019 - 2023  Orrin Foods, Stock Clerk
- Counted stock`;
  expect(sectionsOf(text)).toContain("experience: Employment (newest last)");
});

test.each(["PRACTICUM PLACEMENTS", "STUDENT TEACHING", "CLINICAL ROTATIONS"])(
  "issue 17: what was done while one learned is work: %s",
  (heading) => {
    const text = `NORA QUINN\nnora@example.com\n\n${heading}\nTeacher Assistant, Larch School, Toledo, OH\nJan 2025 - Apr 2025\n- Led groups`;
    expect(sectionsOf(text)).toContain(`experience: ${heading}`);
    expect(jobsOf(text)).toEqual(["Teacher Assistant @ Larch School"]);
  },
);

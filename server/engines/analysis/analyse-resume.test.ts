import { expect, test } from "vitest";
import { analyseResume, PROFILE_VERSION } from "./analyse-resume.ts";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";
import { runs } from "../../../tests/setup/run-length.ts";

const NOW = new Date("2026-06-15T00:00:00Z");

function read(text: string) {
  return analyseResume(text.split("\n"), { now: NOW });
}

function jobsOf(text: string) {
  return read(text).jobs.map(({ title, employer, start, end, current }) => ({ title, employer, start, end, current }));
}

const NURSE = `Maria Delgado, RN
Registered Nurse
Dayton, OH 45402 | (937) 555-0142 | maria.delgado@example.org

Summary
Registered nurse with nine years in acute care.

Experience
Charge Nurse\tMarch 2019 - Present
Lakeview Medical Center, Columbus, OH
• Lead a team of 12 nurses on a 30-bed telemetry unit
• Wound care and medication administration for post-operative patients
Staff Nurse\t06/2015 - 02/2019
Mercy Hospital, Dayton, OH
• Patient assessment, charting in Epic and discharge planning

Education
Bachelor of Science in Nursing, Wright State University, 2015

Licenses and Certifications
RN License, State of Ohio
BLS, ACLS

Skills: IV therapy, Excel, Spanish, Quiet Hour Rounds`;

test("EN-02 a nurse's resume: person, jobs, school and skills with their lines", () => {
  const profile = read(NURSE);
  expect(profile.version).toBe(PROFILE_VERSION);
  expect(profile.name).toBe("Maria Delgado");
  expect(profile.headline).toEqual({ text: "Registered Nurse", line: 1 });
  expect(profile.location).toEqual({ text: "Dayton, OH", line: 2 });
  expect(profile.jobs.map(({ title, employer }) => [title, employer])).toEqual([
    ["Charge Nurse", "Lakeview Medical Center"],
    ["Staff Nurse", "Mercy Hospital"],
  ]);
  expect(profile.jobs[0]).toMatchObject({ start: "2019-03", end: null, current: true, lines: { from: 8, to: 11 } });
  expect(profile.yearsOfExperience).toBe(11);
  expect(profile.education[0]).toMatchObject({
    degree: "Bachelor of Science",
    field: "Nursing",
    institution: "Wright State University",
    year: "2015",
    level: "bachelor",
  });
  const byName = new Map(profile.skills.map((skill) => [skill.name, skill]));
  expect(byName.get("Wound Care")).toMatchObject({ shown: true, lines: [11] });
  expect(byName.get("IV Therapy")).toMatchObject({ shown: false });
  expect(byName.get("Excel")).toMatchObject({ kind: "tool", shown: false });
  expect(byName.get("Spanish")?.kind).toBe("language");
  expect(byName.get("BLS")?.kind).toBe("certificate");
  expect(byName.get("Quiet Hour Rounds")?.id).toMatch(/^own:/);
  expect(profile.notUnderstood).toEqual([]);
});

test("CV-06 DEC-30 each entry of the experience text begins with title, dash, employer", () => {
  const lines = read(NURSE).experienceText.split("\n");
  expect(lines[0]).toBe("Charge Nurse - Lakeview Medical Center");
  expect(lines).toContain("Staff Nurse - Mercy Hospital");
  expect(read(NURSE).educationText).toContain("Wright State University");
});

const LAYOUTS: [string, string][] = [
  ["title and dates, then employer", "Staff Accountant\tMay 2018 - June 2020\nBrightway Foods Inc\tAustin, TX"],
  ["employer first", "Brightway Foods Inc\tAustin, TX\nStaff Accountant\tMay 2018 - June 2020"],
  ["one line with commas", "Staff Accountant, Brightway Foods Inc, Austin, TX  05/2018 - 06/2020"],
  ["title at employer", "Staff Accountant at Brightway Foods Inc\n05/2018 – 06/2020"],
  ["dates first", "05/2018 to 06/2020\nStaff Accountant\nBrightway Foods Inc, Austin, TX"],
  ["three lines, dates last", "Staff Accountant\nBrightway Foods Inc\n2018-05 - 2020-06"],
  ["a range over three lines", "May 2018\nto\nJune 2020\nStaff Accountant\nBrightway Foods Inc"],
  ["bars", "Staff Accountant | Brightway Foods Inc | May 2018 – June 2020"],
  ["dashes", "Staff Accountant - Brightway Foods Inc - Austin, TX (05/2018 - 06/2020)"],
  ["run together", "Staff Accountant Brightway Foods Inc Austin, TX 05/2018 to 06/2020"],
];

test.each(LAYOUTS)("a job is read from the layout: %s", (_, header) => {
  const [job] = jobsOf(
    `Work History\n${header}\n• Prepared month-end close for five entities.\n• Reconciled bank accounts weekly.`,
  );
  expect(job).toEqual({
    title: "Staff Accountant",
    employer: "Brightway Foods Inc",
    start: "2018-05",
    end: "2020-06",
    current: false,
  });
});

test.each([
  ["an empty line between the lines of a header", "\n\n"],
  ["two empty lines between them", "\n\n\n"],
])("titles are kept with %s", (_, between) => {
  const entry = (lines: string[]) => [...lines, "Prepared month-end close for five entities."].join(between);
  const first = entry(["Staff Accountant", "Brightway Foods", "May 2018 to June 2020"]);
  const second = entry(["Payroll Clerk", "Northgate Mills", "June 2015 to April 2018"]);
  expect(jobsOf(["WORK EXPERIENCE", first, second].join(between))).toMatchObject([
    { title: "Staff Accountant", employer: "Brightway Foods", start: "2018-05", end: "2020-06" },
    { title: "Payroll Clerk", employer: "Northgate Mills", start: "2015-06", end: "2018-04" },
  ]);
});

const DATES: [string, string | null, string | null, boolean][] = [
  ["05/2018 - Present", "2018-05", null, true],
  ["2018 – 2020", "2018", "2020", false],
  ["Sep. 2023 Mar. 2024", "2023-09", "2024-03", false],
  ["Jan. 2021 Present", "2021-01", null, true],
  ["03/2019 11/2020", "2019-03", "2020-11", false],
  ["2018-20", "2018", "2020", false],
  ["May to August 2019", "2019-05", "2019-08", false],
  ["Sept. 2016 until now", "2016-09", null, true],
  ["Mär. 2017 bis heute", "2017-03", null, true],
  ["enero de 2015 - actualidad", "2015-01", null, true],
  ["septembre 2014 à juin 2016", "2014-09", "2016-06", false],
  ["janvier 2017 - présent", "2017-01", null, true],
  ["May '17 - Jan '19", "2017-05", "2019-01", false],
  ["01/15/2017 - 03/20/2019", "2017-01", "2019-03", false],
  ["2015 2019", "2015", "2019", false],
  ["15 March 2019 - 20 April 2020", "2019-03", "2020-04", false],
  ["Q1 2019 - Q3 2020", "2019-01", "2020-07", false],
  ["Spring 2018 – Fall 2019", "2018-03", "2019-09", false],
  ["since 05/2019", "2019-05", null, true],
  ["seit März 2019", "2019-03", null, true],
  ["Depuis janvier 2018", "2018-01", null, true],
  ["Desde 2019 hasta la fecha", "2019", null, true],
  ["De mayo de 2015 a junio de 2018", "2015-05", "2018-06", false],
  ["01.05.2015 - 30.06.2018", "2015-05", "2018-06", false],
  ["du 01/05/2015 au 30/06/2018", "2015-05", "2018-06", false],
  ["04/05/2017 - 06/07/2019", "2017-04", "2019-06", false],
  ["Novembre 2017 - Till Date", "2017-11", null, true],
  ["2019年5月 – 至今", "2019-05", null, true],
  ["Summer 2019", "2019-06", "2019-08", false],
  ["(2018)", "2018", null, false],
];

test.each(DATES)("the dates %s are understood", (written, start, end, current) => {
  const [job] = jobsOf(`Experience\nCook, Harbor Grill ${written}\n• Ran the grill station.`);
  expect(job).toMatchObject({ title: "Cook", employer: "Harbor Grill", start, end, current });
});

test("years of experience leave gaps out and count overlaps once", () => {
  const text = `Experience
Cook, Harbor Grill 01/2010 - 12/2011
• Ran the grill.
Waiter, Harbor Grill 06/2011 - 12/2011
• Served guests.
Chef, Old Mill Restaurant 01/2020 - 12/2022
• Led the kitchen.`;
  expect(read(text).yearsOfExperience).toBe(5);
  expect(read("Experience\nCook\nHarbor Grill").yearsOfExperience).toBeNull();
});

test("headings in Spanish, German and French open sections", () => {
  const kinds = (text: string) => read(text).sections.map((section) => section.kind);
  expect(kinds("Ana Ruiz\n\nExperiencia laboral\nx\n\nFormación académica\nx\n\nIdiomas\nx")).toEqual([
    "contact",
    "experience",
    "education",
    "languages",
  ]);
  expect(kinds("Jan Vogt\n\nBerufserfahrung\nx\n\nAusbildung\nx\n\nKenntnisse\nx")).toEqual([
    "contact",
    "experience",
    "education",
    "skills",
  ]);
  expect(kinds("Luc Petit\n\nExpérience professionnelle\nx\n\nFormation\nx\n\nCompétences\nx")).toEqual([
    "contact",
    "experience",
    "education",
    "skills",
  ]);
});

test("issue 17: a number that somebody has made unreadable stays as it is, and stars of a hotel or a line go", () => {
  const masked = ["Ada Pelham", "+49 176 *** *** **", "*** Skills ***", "Baking"];
  expect(analyseResume(masked).lines[1]).toBe("+49 176 *** *** **");
  const hotel = ["Ada Pelham", "Experience", "Cook", "2016 - 2019 ***** Hotel Bristol, Leeds", "*** *** ***"];
  expect(analyseResume(hotel).lines.join()).not.toContain("***");
});

test("issue 17: a list beside an address is read, and an address is no list", () => {
  const lines = [
    "Ada Pelham",
    "Techs: Meteor, Javascript, Mongo,. Bootstrap, Bash, Git\tada@pelham.example",
    "Address: 12 Angular Road, Git Street, Bash Town, LS1 4AP\t+44 7700 900123",
    "Want to learn: Python, Java, Vue\twww.pelham.example",
    "Nationality: French, Polish\t+44 7700 900124",
    "",
    "Experience",
    "Developer, Tarn Works, Leeds, 2019 - Present",
    "- Built the ticket office",
  ];
  const names = analyseResume(lines).skills.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Git", "Bash", "JavaScript", "Bootstrap"]));
  for (const name of ["Angular", "Python", "Vue", "Polish"]) expect(names).not.toContain(name);
});

test("a place is taken from the contact lines, never from an employer's", () => {
  expect(
    read("Jo Park\njo@example.org\n\nExperience\nClerk, Acme Inc, Reno, NV  2019 - 2020\n• Filed.").location,
  ).toBeNull();
  expect(read("Jo Park\n12 Main Street, Salt Lake City, UT 84101\njo@example.org").location?.text).toBe(
    "Salt Lake City, UT",
  );
  expect(read("Jo Park\nBoise, Idaho\njo@example.org").location?.text).toBe("Boise, Idaho");
});

test("a resume without headings still gives its jobs and school", () => {
  const profile = read(`Sam Lee
Sales Manager
sam.lee@example.com

Sales Manager, Northwind Ltd, 2017 - 2021
Grew sales by 20 percent.

B.A. in History, Ohio State University, 2012`);
  expect(profile.jobs[0]).toMatchObject({ title: "Sales Manager", employer: "Northwind Ltd", start: "2017" });
  expect(profile.education[0]).toMatchObject({ institution: "Ohio State University", level: "bachelor" });
});

test("what is unknown stays null and is said, never guessed", () => {
  const profile = read("Experience\n2015 - 2017\n• Did things there for a while.");
  expect(profile.jobs[0]).toMatchObject({ title: null, employer: null });
  expect(profile.notUnderstood.length).toBe(1);
  expect(read("the quick brown fox").name).toBeNull();
});

test("row labels of a skill list are no sections, and empty words no skills", () => {
  const profile = read(
    "Jo Park\n\nTechnical Skills\nLanguages: Java, Python\nTools: Git, Docker\nOther: Origami Folding, team, business",
  );
  expect(profile.sections.map((section) => section.kind)).toEqual(["contact", "skills"]);
  expect(profile.skills.map((skill) => skill.name)).toEqual(["Java", "Python", "Git", "Docker", "Origami Folding"]);
});

test("own skills are capped", () => {
  const list = Array.from(
    { length: 300 },
    (_, index) =>
      `Zorbling ${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}x`,
  );
  const own = read(`Skills\n${list.join(", ")}`).skills.filter((skill) => skill.id.startsWith("own:"));
  expect(own.length).toBe(60);
});

test("any input is survived: empty, odd signs, one giant line, a giant text", async () => {
  const empty = analyseResume([], { now: NOW });
  expect(empty).toMatchObject({ name: null, jobs: [], skills: [], sections: [], yearsOfExperience: null });
  expect(() => analyseResume(["\u0000\ud800\u202e﷽", "\t\t\t", "((((", "-".repeat(5_000)], { now: NOW })).not.toThrow();
  const length = runs({ few: 60_000, many: 200_000 });
  // A quarter of it on an idle machine; what is quadratic takes many times as long.
  await expectQuick(length / 10, () => {
    for (const unit of ["a", " ", "1/", "A. ", "2019 - ", ", Xy", "\t", "Skills: ", "a@", "(555) ", "– "]) {
      const lines = Array.from({ length: length / 50 }, () => unit.repeat(Math.ceil(50 / unit.length)));
      analyseResume([unit.repeat(length / unit.length)], { now: NOW });
      analyseResume(lines, { now: NOW });
    }
  });
});

test("the same text gives the same profile, and the lines keep their count", () => {
  expect(read(NURSE)).toEqual(read(NURSE));
  expect(read(NURSE).lines.length).toBe(NURSE.split("\n").length);
});

test("an employer's name that stands above its first role counts for the next role too, but is never guessed", () => {
  const shared = jobsOf(`Experience
Harbor Foods Inc
Shift Supervisor\tMay 2019 - Present
• Led a crew of eight.
Line Cook\tJune 2016 - May 2019
• Ran the grill station.`);
  expect(shared.map((job) => job.employer)).toEqual(["Harbor Foods Inc", "Harbor Foods Inc"]);
  const other = jobsOf(`Experience
Bluegrass Stables, Lexington, KY\tJune 2016 - Present
Barn Hand
• Fed forty horses.

Walmart, Lexington, KY
Overnight Stocker\t2012 - 2016
• Stocked shelves.`);
  expect(other.map(({ title, employer }) => [title, employer])).toEqual([
    ["Barn Hand", "Bluegrass Stables"],
    ["Overnight Stocker", "Walmart"],
  ]);
});

test("labelled forms are read: Company, Role, Duration", () => {
  const [job] = jobsOf("Employment History\nCompany: Wipro\nRole: Test Engineer\nDuration: Jul 2016 - Mar 2019");
  expect(job).toMatchObject({ title: "Test Engineer", employer: "Wipro", start: "2016-07", end: "2019-03" });
});

test("a skill in the resume's own words keeps them when the lexicon's name says something else", () => {
  const names = read(
    "Summary\nNine years of blood draws and fluent Englisch.\n\nSkills\nblood draws, bookkeeping",
  ).skills.map((skill) => skill.name);
  expect(names).toContain("Blood draws");
  expect(names).toContain("Bookkeeping");
});

test("a plus before a telephone number is no bullet", () => {
  expect(read("Jo Park\n+49 176 5550100\njo@example.org").lines[1]).toBe("+49 176 5550100");
});

test("a degree that is only hoped for is not one the person holds", () => {
  const lines = [
    "Dana Reyes",
    "Education",
    "Pine Valley Community College, 2012",
    "I then hope to transfer to a university to obtain a B.S Degree in Accounting",
  ];
  expect(analyseResume(lines).education.every(({ level }) => level !== "bachelor")).toBe(true);
});

test.each([
  ["an employer in brackets", ["Waitress (Blue Heron), May 2019 - Present"]],
  ["an employer before a colon", ["Blue Heron: Waitress (May 2019 - Present)"]],
  ["an at sign", ["Waitress @ Blue Heron", "May 2019 - Present"]],
  ["an open end", ["Waitress", "Blue Heron", "May 2019 –"]],
  ["small letters", ["waitress", "blue heron", "may 2019 - present"]],
])("EN-02 a job is read with %s", (_, header) => {
  const { jobs } = analyseResume(["Experience", ...header, "• Served up to 90 guests a night"]);
  expect(
    jobs.map(({ title, employer, start, current }) => [title, employer, start, current].join("/").toLowerCase()),
  ).toEqual(["waitress/blue heron/2019-05/true"]);
});

test("EN-02 a year behind a word in -ss is a year, two years at the start of a line are a range", () => {
  const { jobs } = analyseResume([
    "Experience",
    "2008 2012 Harlow Fitness, Trainer",
    "Head of Wellness 2013 - 2015, Juniper Spa",
  ]);
  expect(jobs.map(({ start, end }) => `${start}-${end}`)).toEqual(["2008-2012", "2013-2015"]);
});

test("EN-02 work and education without headings are told apart, also under an unknown one", () => {
  const entries = ["Cook, Hotel Adler", "2015 - 2019", "• Prepared the starters", ""];
  const school = ["BTS Cuisine", "Lycée Victor Hugo", "2013"];
  for (const headings of [
    ["", ""],
    ["Stops on my way", "Things learnt"],
  ]) {
    const profile = analyseResume([
      "Ines Varga",
      "ines@example.org",
      "",
      headings[0]!,
      ...entries,
      headings[1]!,
      ...school,
    ]);
    expect(profile.jobs.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual(["Cook @ Hotel Adler"]);
    expect(profile.education.map(({ degree, institution }) => `${degree} @ ${institution}`)).toEqual([
      "BTS @ Lycée Victor Hugo",
    ]);
  }
});

test("plain words of a skill list are no skills of one's own; what the lexicon lacks is", () => {
  const { skills } = analyseResume([
    ...["Ada Marsh", "Sales Consultant", "", "Skills"],
    "benefits, closing, Consultant, forth, legal, Director, Meetings, unique, Purchasing, Zylotrade Desk",
  ]);
  const names = skills.map(({ name }) => name);
  expect(names).toContain("Zylotrade Desk");
  expect(names).toContain("Purchasing");
  for (const plain of ["benefits", "closing", "Consultant", "forth", "legal", "Director", "Meetings", "unique"])
    expect(names).not.toContain(plain);
});

test("a label of interests below the last job is no deed of it", () => {
  const profile = analyseResume([
    "Ana Ruiz",
    "",
    "Work",
    "",
    "Baker, Corner Oven, 2019 - 2022",
    "- Shaped 300 loaves a night",
    "",
    "Hobbies: rowing, chess (club treasurer)",
  ]);
  expect(profile.sections.at(-1)).toMatchObject({ kind: "other", lines: { from: 7 } });
  expect(profile.jobs[0]?.lines.to).toBeLessThan(7);
});

test.each(["HARBOR AND DOCK WORK", "KITCHEN EXPERIENCE"])(
  "%s heads the jobs below it, whatever the work was",
  (heading) => {
    const profile = analyseResume([
      "Ana Ruiz",
      "",
      "SUMMARY",
      "Cook who moves to planning.",
      "",
      heading,
      "Planner, North Quay, 2019 - present",
      "- Planned 40 berths a week",
      "",
      "EDUCATION",
      "BA History, Leeds, 2012",
    ]);
    expect(profile.jobs.map(({ title }) => title)).toEqual(["Planner"]);
  },
);

import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function letterFor(resume: string, description: string, title = "Bakery Manager"): Promise<string> {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Fernmoor", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const BAKES = "You lead seven bakers, order flour and cut waste.\nRequirements\n- Experience supervising bakers";

const MANY = `
Noor Haddad
noor.haddad@example.com

Experience
Bakery Lead, Birch Oven, Duluth, MN, 2019 - Present
- Lead a team of five bakers over six shops
- Cut flour waste from 9% to 4%

Bus Driver, City Lines, Duluth, MN, 2015 - 2019
Postal Clerk, County Post, Duluth, MN, 2012 - 2015

Baker, Harbor Loaf, Duluth, MN, 2006 - 2012
- Trained nine apprentice bakers
- Cut waste of 400 loaves a shift to 60
`;

test("a job that others came between is told with its years, and is not the one before", async () => {
  const letter = await letterFor(MANY, BAKES);
  expect(letter).toMatch(/Earlier, as a Baker from 2006 to 2012 at Harbor Loaf|As a Baker from 2006 to 2012/u);
  expect(letter).not.toContain("Before that");
});

test("a job that began later than today's is no earlier one", async () => {
  const resume = MANY.replace(
    /Bus Driver[\s\S]*Baker, Harbor Loaf, Duluth, MN, 2006 - 2012/u,
    "Baker, Harbor Loaf, 2022",
  );
  expect(await letterFor(resume, BAKES)).not.toMatch(/Before that|Earlier/u);
});

test("what was done in a project is not told as of the job before it", async () => {
  const resume = `
Ida Mora
ida@example.com

Experience
Web Developer, Tarn Web, Leeds, 2019 - Present
- Built a booking site for 14 clinics with React
- Cut page load from 4 s to 1.2 s

Projects
Tidewatch
- Built a tide calendar with React for 300 sailors
- Cut build time of the calendar by 40%
`;
  const letter = await letterFor(resume, "You build sites with React.\nRequirements\n- React", "Web Developer");
  expect(letter).toContain("In my project Tidewatch, I ");
  expect(letter).not.toMatch(/Tidewatch[\s\S]*Tidewatch/u);
});

test("whoever works in a field without a title of their own is presented by today's work", async () => {
  const resume = `
Lev Ames
lev@example.com

Experience
Sales, Tarn Tiles, Leeds, 2015 - Present
- Sell tiles to 40 architects a month
- Won 14 new accounts in 2023
Branch Manager, Fen Tiles, Leeds, 2009 - 2015
- Led a branch of nine people
- Raised revenue from $2 million to $3 million
`;
  const letter = await letterFor(resume, "Sell tiles.\nRequirements\n- Experience in sales", "Sales Manager");
  expect(letter).toContain("I have worked in sales since 2015");
  expect(letter).not.toMatch(/In another position/u);
});

test("a degree that is asked for is told, however much there is to tell of the work", async () => {
  const deeds = [
    "Led a team of five bakers over six shops in two towns with one rota for all of them",
    "Cut flour waste from 9% to 4% with a new scaling table that four other bakeries took over since",
    "Trained nine apprentice bakers, of whom six passed their exams with the best marks of the county",
    "Ordered 40 tons of flour a year from seven mills and brought the price down by 11% in two years",
    "Planned the night bake of 14,000 loaves a week and kept every delivery on time for three years",
    "Opened two new shops and hired 24 people for them, of whom 19 are still with the company today",
    "Led the change to a new oven line for $400,000, which was ready two weeks ahead of its plan",
  ];
  const resume = `Noor Haddad\nnoor@example.com\n\nExperience\nBakery Lead, Birch Oven, Duluth, MN, 2012 - Present\n${deeds
    .map((deed) => `- ${deed}`)
    .join("\n")}\n\nEducation\nBachelor of Science in Food Science, University of Minnesota, 2011\n`;
  const asked = `${BAKES}\n- Bachelor's degree in food science required`;
  expect(await letterFor(resume, asked)).toContain("a bachelor's degree in food science");
});

test("what a resume hardly more than lists is told, and what it lacks is not all that is said", async () => {
  const resume = `
Ada Penn
ada@example.com
Python Developer

Programming Languages
Python
C++

Skills
Git
SQLite
CMake
`;
  const asked = "We need a Python developer.\nRequirements\n- Python\n- Kubernetes";
  const letter = await letterFor(resume, asked, "Python Developer");
  expect(letter).toMatch(/Python.*(?:C\+\+|SQLite)/su);
  expect(letter.replace(/Python Developer position/u, "")).toContain("Python");
});

test("an interest is no deed, and a letter asks for no list that would tell no more", async () => {
  const resume = MANY.concat("\nInterests\nWorking with the elderly in homes of the county\n");
  const letter = await letterFor(resume, `${BAKES}\n- Working with the elderly`);
  expect(letter).not.toMatch(/worked with the elderly|\n• /u);
});

test("of two degrees the one in the field that is asked for is told beside the higher one", async () => {
  const resume = MANY.concat(
    "\nEducation\nMaster of Science in Art History, Elm University, 2006\nB.Tech in Food Science, Wexley University, 2004\n",
  );
  const letter = await letterFor(resume, `${BAKES}\n- Bachelor's degree in food science or similar`);
  expect(letter).toMatch(/a master's degree in art history/u);
  expect(letter).toContain("a bachelor's degree in food science");
});

test("an office, a graduation to come and entries that run into each other are no work, degree or paper", async () => {
  const resume = `
Leo Linde
leo@example.com

Education
Elm University, Elm, CA	Expected Graduation: June 2027
Bachelor of Arts, Business Administration

Experience
Enactus, Elm University	August 2023 - Present
Member
- Led groups of nine pupils in talks on success
Swim Coach, Tarn Pool, Elm, CA, 2022 - Present
- Taught 15 children to swim

Certifications
Business Management Scheduling Development Safety
`;
  const asked = "You teach.\nRequirements\n- Bachelor's degree\n- Business management and scheduling";
  const letter = await letterFor(resume, asked, "Swim Instructor");
  expect(letter).not.toMatch(/as a Member|I (?:have|hold) a bachelor|a Graduation|hold Business Management/u);
  expect(letter).toContain("Swim Coach");
});

test("issue 17: a job that was told of is named again without its years, and what is done since a year has been done", async () => {
  const letter = await letterFor(MANY, BAKES);
  expect(letter.match(/since 2019/gu) ?? []).toHaveLength(1);
  expect(letter).not.toMatch(/since 2019, I (?:cut|led) /u);
});

test("issue 17: two projects are told each by its name", async () => {
  const resume = `
Ida Mora
ida@example.com

Projects
Tidewatch
- Built a tide calendar with React for 300 sailors
Kelpmap
- Designed 40 React charts of the coast for divers
`;
  const letter = await letterFor(resume, "You build sites with React.\nRequirements\n- React", "Web Developer");
  expect(letter).toMatch(/In my project Tidewatch, I built/u);
  expect(letter).toMatch(/In my project Kelpmap, I designed/u);
});

test("issue 17: nobody was an internship, and a trait of a list is no program", async () => {
  const resume = `
Ida Mora
ida@example.com

Experience
Internship, Tarn Museum, 2024 - 2025
- Built a tide calendar with React for 300 sailors
- Wrote 40 tests in Jest for the calendar

Skills
Self-motivated, React, Jest
`;
  const asked = "You build sites.\nRequirements\n- React\n- Self-motivated and organized";
  const letter = await letterFor(resume, asked, "Web Developer");
  expect(letter).not.toMatch(/an Internship|with Self-motivated/u);
  expect(letter).toContain("Tarn Museum");
});

test("issue 17: no degree is told twice, and an associate's is called so", async () => {
  const asked = "You teach.\nRequirements\n- Master's degree in Computer Science";
  const studies = (...degrees: string[]) => `
Ida Mora
ida@example.com

Experience
Swim Coach, Tarn Pool, Elm, CA, 2019 - Present
- Taught 15 children to swim

Education
${degrees.join("\n")}
`;
  const two = studies(
    "2016 - 2018 Master of Business Administration, Stanford University, Stanford, CA",
    "1997 - 1999 Master of Science in Computer Science, Alder Institute of Technology, Elm, CA",
  );
  const letter = await letterFor(two, asked, "Computer Science Teacher");
  expect(letter.match(/master's degree in computer science|Master of Science/giu)).toHaveLength(1);
  const one = await letterFor(studies("2001 Associates Degree, Alder College"), asked, "Swim Instructor");
  expect(one).not.toContain("Associates Degree");
});

test("issue 17: no two jobs of a letter begin alike", async () => {
  const resume = MANY.replace(
    /Postal Clerk[\s\S]*/u,
    `
Shift Baker, 2012 - 2015
- Supervised four bakers on the night shift

Baker, 2008 - 2012
- Trained nine apprentice bakers

Kitchen Helper, 2000 - 2008
- Baked 300 loaves a day for three shops`,
  );
  const letter = await letterFor(resume, BAKES);
  const begins = [...letter.matchAll(/(?<=^|\. )(?:Before that|Earlier|As a \p{L}+(?: \p{L}+)? before that),? /gmu)];
  const joints = begins.map(([joint]) => joint);
  expect(joints.length).toBeGreaterThan(2);
  expect(new Set(joints).size).toBe(joints.length);
});

test("issue 17: that something was done over the years is said once", async () => {
  const resume = `
Noor Haddad
noor.haddad@example.com

Experience
- Cut flour waste from 9% to 4%
- Trained nine apprentice bakers
- Raised bread sales by 30% in two years
- Opened three shops in one year
- Built a rota for 12 bakers
- Planned the move of the ovens in four days
`;
  const letter = await letterFor(resume, BAKES);
  expect(letter.match(/In my work so far/gu)).toHaveLength(1);
});

import { describe, expect, it } from "vitest";
import { resumeStatements } from "../writing/resume-statements.ts";
import { analyseResume } from "./analyse-resume.ts";

const NOW = { now: new Date("2026-11-01T00:00:00Z") };

function read(text: string) {
  const profile = analyseResume(`Ada Penn\nada.penn@example.com\n\n${text}`.split("\n"), NOW);
  return resumeStatements(profile)
    .filter(({ hasBullet }) => hasBullet)
    .map(({ job, text: told }) => `${job === null ? "none" : profile.jobs[job]!.employer}: ${told}`);
}

describe("what was done, told below a table of jobs", () => {
  it("belongs to the job whose employer or client the line above it names", () => {
    const told = read(`EXPERIENCE
Period    Employer    Position    Site
Feb 2024 – now    Corio Trades Hire (labour hire)    Electrician    on hire to Beltana Cold Storage, 3 sites
Jul 2021 – Jan 2024    Westgate Electrical Contractors P/L    Electrician    fit-outs, schools
Feb 2016 – Dec 2019    M & L Borg Electrical    Apprentice    domestic

Beltana Cold Storage (through Corio)
- Changed 480 high bays to LED
Westgate
- Quoted variations

EDUCATION
Year 12, 2015`);
    expect(told).toEqual([
      "Corio Trades Hire (labour hire): Changed 480 high bays to LED",
      "Westgate Electrical Contractors P/L: Quoted variations",
    ]);
  });

  it("belongs to the firm in the brackets of a heading, though a line of it has a year", () => {
    const told = read(`EMPLOYMENT
Period    Firm    Position
2019 - present    Fisk & Daughters Attorneys    Conveyancing Secretary
2014 - 2019    Orme Legal Inc    Typist
2011 - 2014    Kloof Furnishers    Receptionist

DUTIES AND RESULTS (Fisk & Daughters)
- Handle 40 transfer files at a time
- Look after one junior typist since 2023

REFERENCES
On request`);
    expect(told).toEqual([
      "Fisk & Daughters Attorneys: Handle 40 transfer files at a time",
      "Fisk & Daughters Attorneys: Look after one junior typist since 2023",
    ]);
  });

  it("is no job's where the line above it names none or several", () => {
    const told = read(`WORK HISTORY
Dates    Company    Role
2021 - present    Harlow Care Homes Ltd    Senior Carer
2018 - 2021    Harlow Day Centre    Activities Assistant
2015 - 2018    Priory Laundry    Presser

Senior Carer at Harlow Care Homes
- Led a shift of 5 carers
Harlow
- Ran a garden club
Also
- Drove the minibus
Priory Laundry, days
- Pressed 900 sheets a day

SKILLS
First aid`);
    expect(told).toEqual([
      "none: Ran a garden club",
      "none: Drove the minibus",
      "Harlow Care Homes Ltd: Led a shift of 5 carers",
      "Priory Laundry: Pressed 900 sheets a day",
    ]);
  });

  it("is the last row's in no case", () => {
    const told = read(`EMPLOYMENT
Employer    Job    From    To
Quay Freight    Driver    2019    2024
Orr Bakery    Van Driver    2014    2019

Some of what I did
- Loaded 14 drops a day`);
    expect(told).toEqual(["none: Loaded 14 drops a day"]);
  });
});

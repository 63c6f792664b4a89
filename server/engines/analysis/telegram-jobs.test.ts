import { describe, expect, it } from "vitest";
import { resumeStatements } from "../writing/resume-statements.ts";
import { analyseResume } from "./analyse-resume.ts";

const NOW = { now: new Date("2026-10-01T00:00:00Z") };
const jobsOf = (lines: string[]) =>
  analyseResume(lines, NOW).jobs.map(({ title, employer, start, end }) => [title, employer, start, end]);

const BAKER = [
  "Marta Lind",
  "Hobart. 0412 555 010, marta@example.au",
  "",
  "** now **",
  "Battery Point Bakehouse, Hobart (14 staff) baker, from 5/2021, nights",
  "sourdough x 300 a night",
  "Council visit Sept 2025: inspector found nothing",
  "two apprentices with me",
  "",
  "** before **",
  "bread, Salamanca Stores 2018-21. deli counter too. Own van",
  "2009-12 trainee baker, Huon Bakery Ltd",
  "2012-18 at home w/ 2 kids",
  "",
  "** school ** Year 12, 2008",
];

describe("jobs noted as in a telegram", () => {
  it("reads a job from each note that has its time, and none from a note that names a visit", () => {
    expect(jobsOf(BAKER)).toEqual([
      ["baker", "Battery Point Bakehouse", "2021-05", null],
      [null, "Salamanca Stores", "2018", "2021"],
      ["trainee baker", "Huon Bakery Ltd", "2009", "2012"],
    ]);
  });

  it("makes each note a point of its own", () => {
    const profile = analyseResume(BAKER, NOW);
    const told = resumeStatements(profile).filter(({ job, isHead }) => job !== null && !isHead);
    expect(told.map(({ text, job }) => [text, job])).toEqual([
      ["sourdough x 300 a night", 0],
      ["Council visit Sept 2025: inspector found nothing", 0],
      ["two apprentices with me", 0],
      ["deli counter too", 1],
      ["Own van", 1],
    ]);
    expect(profile.sections.map(({ kind, heading }) => [kind, heading])).toEqual([
      ["contact", null],
      ["experience", "now"],
      ["experience", "before"],
      ["education", "school"],
    ]);
  });

  it("reads bars, points and marks in capitals", () => {
    const lines = [
      "Ike Obi, Tulsa OK, 918-555-0101",
      "",
      "CURRENT",
      "Arkansas River Towing, Tulsa | tow truck driver | 2020-",
      "- 9 calls a shift",
      "",
      "PRIOR",
      "- Plains Auto Ltd, mechanic, 2014-20: brakes, exhausts",
      "- same firm, helper 2012-14",
    ];
    expect(jobsOf(lines)).toEqual([
      ["tow truck driver", "Arkansas River Towing", "2020", null],
      ["mechanic", "Plains Auto Ltd", "2014", "2020"],
      ["helper", "Plains Auto Ltd", "2012", "2014"],
    ]);
  });

  it("leaves heads of several lines below such marks to the ordinary reading", () => {
    const lines = [
      "Ann Moore",
      "",
      "CURRENT",
      "Charge Nurse",
      "Mercy Hospital, Denver, CO",
      "2019 - present",
      "- Lead 8 nurses a shift",
      "",
      "PRIOR",
      "Staff Nurse",
      "Hill Clinic, Boulder, CO",
      "2014 - 2019",
    ];
    expect(jobsOf(lines)).toEqual([
      ["Charge Nurse", "Mercy Hospital", "2019", null],
      ["Staff Nurse", "Hill Clinic", "2014", "2019"],
    ]);
  });
});

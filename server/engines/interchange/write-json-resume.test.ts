import { expect, test } from "vitest";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { portableLines } from "./portable-lines.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { writeJsonResume } from "./write-json-resume.ts";

const TEXT = `Amara Diallo
Registered Nurse
amara@example.org | (503) 555-0172 | Portland, OR

Summary
Nurse with nine years on surgical wards.

Experience
Charge Nurse
Providence Hospital
Apr 2019 – Present
Runs the night shift of a ward with 28 beds.
• Led 6 nurses a shift
• Cut falls by 31 % in a year

Staff Nurse
Salem Health
Jun 2015 – Mar 2019
• Triage of 40 patients a day

Education
Bachelor of Science in Nursing
Oregon State University
2015

Skills
Wound care, IV therapy

Languages
French`;

test("a resume is written in JSON Resume with its jobs, their lines, schools and skills", () => {
  const written = JSON.parse(writeJsonResume(analyseResume(TEXT.split("\n"))));
  expect(written).toMatchObject({
    basics: {
      name: "Amara Diallo",
      label: "Registered Nurse",
      email: "amara@example.org",
      phone: "(503) 555-0172",
      summary: "Nurse with nine years on surgical wards.",
      location: { city: "Portland", region: "OR" },
    },
    work: [
      {
        name: "Providence Hospital",
        position: "Charge Nurse",
        startDate: "2019-04",
        summary: "Runs the night shift of a ward with 28 beds.",
        highlights: ["Led 6 nurses a shift", "Cut falls by 31 % in a year"],
      },
      {
        name: "Salem Health",
        position: "Staff Nurse",
        startDate: "2015-06",
        endDate: "2019-03",
        highlights: ["Triage of 40 patients a day"],
      },
    ],
    education: [{ institution: "Oregon State University", area: "Nursing", endDate: "2015" }],
    languages: [{ language: "French" }],
  });
  expect(written.work[0]).not.toHaveProperty("endDate");
});

test("what was written is read as the same person: jobs, dates, schools and skills", () => {
  const first = analyseResume(TEXT.split("\n"));
  const second = analyseResume(portableLines(readJsonResume(writeJsonResume(first))));
  const facts = ({ name, jobs, education, skills }: typeof first) => ({
    name,
    jobs: jobs.map(({ title, employer, start, end, current }) => ({ title, employer, start, end, current })),
    education: education.map(({ institution, year }) => ({ institution, year })),
    skills: skills.map((skill) => skill.name).toSorted(),
  });
  expect(facts(second)).toEqual(facts(first));
});

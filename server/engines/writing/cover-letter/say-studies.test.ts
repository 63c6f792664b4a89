import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

type Person = { heading?: string; job?: string; summary?: string };

function resumeOf(
  papers: string,
  { heading = "Qualifications", job = "Yard Worker", summary = "" }: Person = {},
): string {
  return `
Robin Ashdown
Dayton, OH | robin.ashdown@example.com
${summary === "" ? "" : `\nSummary\n${summary}\n`}
Experience
${job}, Millrace Timber, Dayton, OH, 2019 - Present
- Loaded 40 trucks a week and kept the yard log
- Trained six new colleagues

${heading}
${papers}
`;
}

async function letterFor(resume: string, asked: string[], title = "Yard Lead"): Promise<string> {
  const description = `What you will do\n- Run the yard\n\nRequirements\n${asked.map((ask) => `- ${ask}`).join("\n")}`;
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Quarry Road Supply", description };
  return (await makeCoverLetter(factsOf(profileOf(resume), posting), localWriter)).content;
}

const NURSE = { heading: "Licenses", job: "Staff Nurse" };

test.each([
  [
    "RN, Arizona (multistate compact), active, exp. 04/2031",
    /I hold an active Arizona RN license \(multistate compact\)/,
  ],
  ["Registered Nurse, Ohio, license RN.412345, active through 10/2031", /an active Ohio RN license/],
  ["Registered Nurse - State of Texas", /a Texas RN license/],
  ["RN (multistate)", /an RN license \(multistate compact\)/],
])("a licence that a state gave is told with its state: %s", async (line, told) => {
  const letter = await letterFor(
    resumeOf(`${line}\nACLS, BLS (AHA)`, NURSE),
    ["Active RN license", "BLS required", "ACLS"],
    "Nurse",
  );
  expect(letter).toMatch(told);
  expect(letter).toMatch(/BLS/);
  expect(letter).not.toMatch(/hold multistate|do not have|not yet/);
});

test("a licence whose last month is over is not told as held", async () => {
  const letter = await letterFor(resumeOf("CPA (Ohio), valid until March 2024", NURSE), ["CPA license"], "Accountant");
  expect(letter).not.toMatch(/CPA license/);
});

test("whoever is a member of the body that is asked for is told as one, since when", async () => {
  const resume = resumeOf("ACCA – Member since 2016\nBA Economics, University of Kent, 2012", { heading: "Education" });
  const letter = await letterFor(resume, ["Qualified accountant (ACCA / CIMA / ACA)", "Good humour"], "Accountant");
  expect(letter).toMatch(/ACCA member since 2016|member of ACCA since 2016/);
});

test("a diploma with a name of its own is told rather than the membership that came with it", async () => {
  const papers = "CIPD Level 5 Associate Diploma in People Management, 2019\nAssociate member of the CIPD since 2019";
  const letter = await letterFor(resumeOf(papers), ["CIPD Level 5", "Good humour"], "HR Adviser");
  expect(letter).toMatch(/CIPD Level 5 Associate Diploma in People Management/);
  expect(letter).not.toMatch(/member/);
});

test.each([
  ["GCSEs: English Language 5, Maths 4, Art 4", /GCSEs in English \(grade 5\) and Maths \(grade 4\)/],
  ["GCSE English C and Maths B", /GCSEs in English \(grade C\) and Maths \(grade B\)/],
  ["9 GCSEs including English and Mathematics", /GCSEs in English and Maths/],
])("GCSEs that are asked for are told with their grades: %s", async (line, told) => {
  const resume = resumeOf(line, { heading: "Education" });
  expect(await letterFor(resume, ["GCSE English and Maths grade 4 or above"])).toMatch(told);
});

test.each(["GCSEs: English Language 5, Maths 2, Art 4", "GCSEs: English Language 5, Art 4"])(
  "a GCSE that was not passed or not taken is not told: %s",
  async (line) => {
    const resume = resumeOf(line, { heading: "Education" });
    expect(await letterFor(resume, ["GCSE English and Maths grade 4 or above"])).not.toMatch(/GCSE/);
  },
);

test("what is under way is told as such with its end, and the step below it as held", async () => {
  const diploma =
    "Level 2 Diploma in Care - 2022\nLevel 3 Diploma in Adult Care - started Sept 2024, expected to finish summer 2031";
  const letter = await letterFor(resumeOf(diploma), ["Level 3 Diploma in Adult Care (completed)"], "Senior Carer");
  expect(letter).toMatch(/Level 2 Diploma in Care/);
  expect(letter).toMatch(
    /working towards the Level 3 Diploma in Adult Care, (?:which I expect to finish|expected) in summer 2031\./,
  );
  expect(letter).not.toMatch(/hold (?:an? |the )?Level 3|do not have/);
  const aat = "AAT Level 2 Certificate in Accounting, 2025\nAAT Level 3 in progress (due to finish June 2031)";
  const clerk = await letterFor(resumeOf(aat), ["AAT Level 3 or working towards it"], "Accounts Assistant");
  expect(clerk).toMatch(
    /AAT Level 2 Certificate in Accounting and am working towards AAT Level 3, which I expect to finish in June 2031\./,
  );
});

test("an end that has passed is not told, nor another paper than the one that is asked for", async () => {
  const diploma = "Level 3 Diploma in Adult Care - expected summer 2024\nLevel 5 Diploma in Leadership - in progress";
  const letter = await letterFor(resumeOf(diploma), ["Level 3 Diploma in Adult Care"], "Senior Carer");
  expect(letter).toMatch(/working towards the Level 3 Diploma in Adult Care\b(?!, which)/);
  expect(letter).not.toMatch(/Level 5|2024/);
});

test("a degree under way answers a posting that asks for one", async () => {
  const resume = resumeOf("B.S. Accounting, Wright Valley University, expected May 2031", { heading: "Education" });
  const letter = await letterFor(
    resume,
    ["Bachelor's degree in accounting completed or in progress"],
    "Accounting Clerk",
  );
  expect(letter).toMatch(/working towards a B\.S\. in Accounting, which I expect to finish in May 2031/);
});

test("of the licence of an engineer the step below is told, and the exam that is planned", async () => {
  const line = "Engineer in Training (EIT), Texas, 2020. Sitting for the PE exam in October 2031.";
  const asked = ["Registration as a Professional Engineer in Texas"];
  const letter = await letterFor(resumeOf(line, { heading: "Licenses" }), asked, "Project Engineer");
  expect(letter).toMatch(/EIT certificate/);
  expect(letter).toMatch(/I plan to sit for the PE exam in October 2031\./);
  const past = await letterFor(
    resumeOf(line.replace("2031", "2025"), { heading: "Licenses" }),
    asked,
    "Project Engineer",
  );
  expect(past).not.toMatch(/2025|PE exam/);
});

test.each([
  ["IPAF 3a, 2022", "IPAF", /IPAF 3a/],
  [
    "Level 4 Award in Managing Food Safety, RSPH, 2025",
    "Level 4 food safety qualification",
    /a Level 4 Award in Managing Food Safety/,
  ],
  [
    "CIM Level 6 Diploma in Professional Marketing, 2019",
    "A CIM qualification",
    /CIM Level 6 Diploma in Professional Marketing/,
  ],
  [
    "Level 3 Diploma in Business Administration - Merit",
    "Level 2 or 3 qualification in business administration is desirable",
    /a Level 3 Diploma in Business Administration/,
  ],
])("a qualification is told by the name that the resume gives it: %s", async (line, asked, told) => {
  expect(await letterFor(resumeOf(line), [asked, "Good humour"])).toMatch(told);
});

test("a paper of another level is not the one that is asked for, and a course that is booked is none yet", async () => {
  const papers = "Level 2 Award in Managing Food Safety, 2025\nLead Auditor course (ISO 22000) - booked for March 2031";
  const letter = await letterFor(resumeOf(papers), ["Level 4 food safety qualification", "Lead auditor certificate"]);
  expect(letter).not.toMatch(/hold (?:an? )?(?:Level 2 Award|Lead Auditor)/);
});

test("a degree in initials takes its article", async () => {
  const resume = resumeOf("A.A.S. in Supply Chain Management, Ivy Prairie Community College, 2017", {
    heading: "Education",
  });
  expect(await letterFor(resume, ["Associate degree preferred", "Good humour"])).toMatch(
    /I hold an A\.A\.S\. in Supply Chain Management from Ivy Prairie Community College/,
  );
});

test.each([
  ["MBA, Masters of Business Administration, Ashworth College, 2014", /I hold an MBA from Ashworth College/],
  [
    "San Pedro State University Bachelors of Science : Management City, State Management",
    /^(?!.*degree in science :)/su,
  ],
])("a degree says its name once, and no mark stands in its field: %s", async (line, told) => {
  const letter = await letterFor(resumeOf(line, { heading: "Education" }), ["University degree", "Good humour"]);
  expect(letter).toMatch(told);
});

import { expect, it } from "vitest";
import { resumeStatements } from "../writing/resume-statements.ts";
import { analyseResume } from "./analyse-resume.ts";

function told(text: string): string[] {
  const profile = analyseResume(`Ada Penn\nada.penn@example.com\n\n${text}`.split("\n"));
  const points = resumeStatements(profile).filter(({ isHead, job }) => !isHead && job !== null);
  return points.map(({ job, text: point }) => `${profile.jobs[job!]!.title}: ${point}`);
}

const TABLE =
  "CAREER SUMMARY\n\nSafety Advisor\tCoral Civil Pty Ltd\tFeb 2020 – current\nSafety Officer\tTarn Coal Ltd\t2016 – 2020\n";

it.each([
  `${TABLE}\nDETAILS\n\nCoral Civil Pty Ltd\nLed 31 investigations\n\nTarn Coal Ltd\nRan inductions\n\nTICKETS & STUDY\nHR licence`,
  `${TABLE}\nCoral Civil Pty Ltd, Mackay\n- Led 31 investigations\n\nTarn Coal Ltd, Moranbah\n- Ran inductions\n\nEducation\nCert IV Safety 2015`,
  `${TABLE}\nDetails\n\nSafety Advisor – Coral Civil Pty Ltd\n- Led 31 investigations\n\nSafety Officer – Tarn Coal Ltd\n- Ran inductions`,
  `${TABLE}\nDETAILS OF DUTIES\nCoral Civil Pty Ltd (420 people)\n- Led 31 investigations\nTarn Coal Ltd:\n- Ran inductions\n\nEducation\nCert IV`,
  `${TABLE}\nDuties\n\nSafety Advisor\n- Led 31 investigations\n\nSafety Officer\n- Ran inductions\n\nEducation\nCert IV Safety 2015`,
])("what is told under each employer below a table of jobs is of that job: %#", (text) =>
  expect(told(text)).toEqual(["Safety Advisor: Led 31 investigations", "Safety Officer: Ran inductions"]),
);

it("jobs that are told where they stand keep their points", () => {
  const text =
    "Experience\n\nCook, Larch Cafe, 2020 – 2022\n- Fried fish\n\nPorter, Tarn Hotel, 2018 – 2020\n- Carried bags\n\n" +
    "Awards\n\nLarch Cafe\nStaff of the year";
  expect(told(text)).toEqual(["Cook: Fried fish", "Porter: Carried bags"]);
});

it("issue 17: present duties are of the present job, former ones of several jobs of none", () => {
  const table = `${TABLE}Safety Clerk\tOld Quarry Ltd\t2012 – 2016\n`;
  const text = `${table}\nPresent job responsibilities\n- Lead 31 investigations\n\nPrevious job responsibilities\n- Ran inductions\n`;
  expect(told(text)).toEqual(["Safety Advisor: Lead 31 investigations"]);
});

it("issue 17: highlights as somebody are of that title, by its letters too, and of none where two titles begin so", () => {
  const table = `${TABLE}Safety Clerk I\tOld Quarry Ltd\t2012 – 2016\nSafety Clerk\tOld Mill Ltd\t2010 – 2012\n`;
  const text = `${table}\nHIGHLIGHTS AS SAFETY ADVISOR\n- Led 31 investigations\n\nHIGHLIGHTS AS SO\n- Ran inductions\n\nHIGHLIGHTS AS SAFETY CLERK\n- Filed permits\n`;
  expect(told(text)).toEqual(["Safety Advisor: Led 31 investigations", "Safety Officer: Ran inductions"]);
});

import { describe, expect, it } from "vitest";
import { resumeStatements } from "../writing/resume-statements.ts";
import { analyseResume } from "./analyse-resume.ts";

function read(text: string) {
  return analyseResume(`Ada Penn\nada.penn@example.com\n\n${text}`.split("\n"));
}
const jobsOf = (text: string) =>
  read(`Experience\n${text}`).jobs.map(({ title, employer }) => `${title} @ ${employer}`);

describe("jobs told on one line", () => {
  it("a state and a full stop end the head of a job in one paragraph", () => {
    const text =
      "2019-now Dispatcher, Quarry Flatbed LLC, Enid OK. 30 trucks, 40 drivers. Empty miles from 17% down to 11.\n" +
      "2015-2019 Night dispatcher, Larch Cold Haul, Enid OK. 22 reefers, check calls, breakdowns, alarms.";
    expect(jobsOf(text)).toEqual(["Dispatcher @ Quarry Flatbed LLC", "Night dispatcher @ Larch Cold Haul"]);
    const told = resumeStatements(read(`Experience\n${text}`)).filter(({ isHead, job }) => !isHead && job !== null);
    expect(told.map((statement) => statement.text.slice(0, 10))).toEqual(["30 trucks,", "22 reefers"]);
  });

  it.each([
    [
      "2013–2015\nStaff Engineer (EIT)\nSilt Plains Geotechnical, Lodi, CA",
      "Staff Engineer (EIT) @ Silt Plains Geotechnical",
    ],
    [
      "Larch & Sons Bakery, Leeds\nSenior Pastry Cook, promoted from Pastry Cook after 8 months | Mar 2019 – Jan 2022",
      "Senior Pastry Cook @ Larch & Sons Bakery",
    ],
    ["Audit Assistant, Ogunlade, Peters & Co., Lagos, 2015 - 2017", "Audit Assistant @ Ogunlade, Peters & Co."],
    ["Paralegal, Marsh, Kett, Price & Partners\n2016 - 2019", "Paralegal @ Marsh, Kett, Price & Partners"],
    ["Cook, Smith & Sons, Leeds, 2016 - 2019", "Cook @ Smith & Sons"],
  ])("%s", (text, job) => expect(jobsOf(text)).toEqual([job]));

  it("a sentence with figures and years in a bracket is no job", () => {
    const text =
      "HR GENERALIST\nAlder Poultry Processing, Macon, GA, 2021–Current\nHires 300 hourly employees a year\n" +
      "Member of safety committee. Injuries 6.8 to 4.1 (2022–24)";
    expect(jobsOf(text)).toEqual(["HR GENERALIST @ Alder Poultry Processing"]);
  });
});

it("two degrees on one line are two, of one school where it is named once", () => {
  const { education } = read(
    "Education\nM.Ed., Curriculum & Instruction, 2018; B.S. Biology, 2016 — University of Five Fields",
  );
  expect(education.map(({ degree, institution, year }) => `${degree} ${institution} ${year}`)).toEqual([
    "M.Ed. University of Five Fields 2018",
    "B.S. University of Five Fields 2016",
  ]);
});

it("what a person is certified in is no part of the name", () => {
  expect(analyseResume(["ADA R. PENN-HALE, CNA", "Dayton, OH | ada@example.com"]).name).toBe("Ada R. Penn-Hale");
});

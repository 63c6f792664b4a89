import { expect, it } from "vitest";
import { resumeStatements } from "../writing/resume-statements.ts";
import { analyseResume } from "./analyse-resume.ts";

function read(text: string) {
  const profile = analyseResume(`Ada Penn\nada.penn@example.com\n\n${text}`.split("\n"));
  const points = resumeStatements(profile).filter(({ isHead, job }) => !isHead && job !== null);
  return { profile, told: points.map(({ job, text: point }) => `${profile.jobs[job!]!.title}: ${point}`) };
}

it("points below two roles of one house, one right below the other, are of the later role", () => {
  const { told } = read(
    "EXPERIENCE\n\nTHE OSPREY INN (90 rooms), Hull, MA\nFront Desk Supervisor, 04/2022 – Present\n" +
      "Front Desk Agent, 06/2020 – 04/2022\n• Supervise six agents\n• Wrote the rota\n\n" +
      "GULL HOTEL, Hull, MA\nPorter, 2018 – 2020\n• Carried bags",
  );
  expect(told).toEqual([
    "Front Desk Supervisor: Supervise six agents",
    "Front Desk Supervisor: Wrote the rota",
    "Porter: Carried bags",
  ]);
});

it("of three roles, too, and where the later one stands last they are its own", () => {
  const three = "Tarn Steel Ltd, Leeds\nForeman (2020 – now)\nWelder (2016 – 2020)\nHelper (2014 – 2016)\n- Led nine";
  expect(read(`Experience\n\n${three}`).told).toEqual(["Foreman: Led nine"]);
  const upwards = "Tarn Steel Ltd, Leeds\nHelper (2014 – 2016)\nWelder (2016 – 2020)\n- Welded frames";
  expect(read(`Experience\n\n${upwards}`).told).toEqual(["Welder: Welded frames"]);
});

it("a label with a colon below a heading without one opens no section", () => {
  const { profile } = read(
    "EXPERIENCE\n\n2019–Present\nSite Engineer\nMarl & Tove Engineers, Inc., Reno, NV\n\nProjects:\nMill Bridge. Ran the survey.\n\n" +
      "Duties:\n• Checked drawings\n\n2015–2019\nSurveyor\nCounty of Alder, Reno, NV\n\n• Set out roads\n\nEDUCATION\nB.S. Geology, Wexley University, 2015",
  );
  expect(profile.jobs.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
    "Site Engineer @ Marl & Tove Engineers, Inc.",
    "Surveyor @ County of Alder",
  ]);
});

it("jobs without a heading keep their lists", () => {
  const { profile, told } = read(
    "Property Manager — Alder Homes, Tampa, FL\n04/2020 to present\nLakes at Alder, 300 units, garden style\n" +
      "Budgets, inspections, renewals; two audits\n\nLeasing Agent — Marsh Court Apartments\n01/2016 to 04/2020\n" +
      "Tours, follow-up, applications\n\nEducation\nA.A., Wexley College",
  );
  expect(profile.jobs.map(({ title, employer }) => `${title} @ ${employer}`)).toEqual([
    "Property Manager @ Alder Homes",
    "Leasing Agent @ Marsh Court Apartments",
  ]);
  expect(told).toContain("Leasing Agent: Tours, follow-up, applications");
});

it("a deed with years below the head is told, and each line without a bullet by itself", () => {
  const { told } = read(
    "Experience\n\nWren Shelter, Hull\nFund Manager (2022-present)\nRaised $1.9M in 2024, up from $1.1M in 2021\n" +
      "Runs the yearly appeal for two counties with a crew of thirty helpers\n90-day turnover cut from 30 to 12 percent by a buddy system",
  );
  expect(told).toHaveLength(3);
});

it("work under a named heading with an empty line below it is no summary", () => {
  const { profile } = read(
    "Objective: tester\n\nI test things.\n\nTESTING EXPERIENCE\n\nTester, Marl Apps, 2021 to present\nFound 300 bugs",
  );
  expect(profile.sections.map(({ kind }) => kind)).toEqual(["contact", "summary", "experience"]);
});

import { describe, expect, it } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function jobsOf(text: string): string[] {
  const { jobs } = analyseResume(`Ada Penn\nada.penn@example.com\n\nExperience\n\n${text}`.split("\n"), { now: NOW });
  return jobs.map(({ title, employer, start, end }) => `${title} @ ${employer} ${start}-${end ?? "now"}`);
}

describe("issue 17: what somebody became in a house", () => {
  it.each([
    [
      "Marlow Guarding Ltd, Leeds   05/2020-present\nSecurity Officer, Shift Leader since 02/2023\nSite: Aire Retail Park\n- Walk the doors",
      ["Shift Leader @ Marlow Guarding Ltd 2023-02-now", "Security Officer @ Marlow Guarding Ltd 2020-05-2023-02"],
    ],
    [
      "Pine County Hospital, Duluth MN\t2015 - now\nNurse, Charge Nurse since 2021\n- Care for five patients",
      ["Charge Nurse @ Pine County Hospital 2021-now", "Nurse @ Pine County Hospital 2015-2021"],
    ],
    [
      "Klinik am Park GmbH, Ulm\tseit 2014\nKöchin, Küchenleiterin seit 2019\n- Plane die Menüs",
      ["Küchenleiterin @ Klinik am Park GmbH 2019-now", "Köchin @ Klinik am Park GmbH 2014-2019"],
    ],
  ])("is told in its title: %j", (text, jobs) => expect(jobsOf(text)).toEqual(jobs));
});

describe("issue 17: whom and where somebody was sent is no employer", () => {
  it.each([
    "Client: Ridge Bottling, Line 2",
    "Site: Ridge Bottling",
    "Assigned to: Ridge Bottling",
    "Branch: Oregon Road",
  ])("%s", (sent) =>
    expect(
      jobsOf(
        `Maple Staffing, Toledo OH\t06/2020-present\nForklift Operator\n${sent}\n- Unload trailers\n- Train new hires`,
      ),
    ).toEqual(["Forklift Operator @ Maple Staffing 2020-06-now"]),
  );
});

describe("issue 17: a house without a word that says so", () => {
  it.each([
    [
      "Barrow Shire Libraries\n   Team Leader, Collections (2014 to present, four days since 2020)\n   Librarian, mobile desk (2009–2014)",
      [
        "Team Leader, Collections @ Barrow Shire Libraries 2014-now",
        "Librarian, mobile desk @ Barrow Shire Libraries 2009-2014",
      ],
    ],
    [
      "Tarn Valley Foods\nShift Supervisor, night packing (2019 - 2024)\nPacker, cold room (2015 - 2019)\n- Packed to order",
      ["Shift Supervisor @ Tarn Valley Foods 2019-2024", "Packer, cold room @ Tarn Valley Foods 2015-2019"],
    ],
  ])("stands over its roles, each until the next: %j", (text, jobs) => expect(jobsOf(text)).toEqual(jobs));

  it("a line over jobs at two houses is none", () =>
    expect(
      jobsOf("Kitchens And Bars\nCook, Hotel Astoria (2012 - 2014)\nWaiter, Larch Cafe (2010 - 2012)\n- Served"),
    ).toEqual(["Cook @ Hotel Astoria 2012-2014", "Waiter @ Larch Cafe 2010-2012"]));
});

describe("issue 17: dates below what was done", () => {
  it("belong to the head of their block", () =>
    expect(
      jobsOf(
        "Prairie Bulk Haul, Brandon MB\nGrain and fertilizer, three provinces. Winter roads.\nChains and tarps, farm yards and all that goes with them.\nMar 2016 - Nov 2023\nTrained 7 new people\n\n" +
          "Red Valley Transport Ltd, Winnipeg\nLong haul reefer, two of us, then alone.\n2010 - Mar 2016",
      ),
    ).toEqual(["null @ Prairie Bulk Haul 2016-03-2023-11", "null @ Red Valley Transport Ltd 2010-2016-03"]));
});

describe("issue 17: brackets in a head", () => {
  it.each([
    [
      "Design Engineer (Roads & Drainage), Al Barq Consult, Muscat, Oman\n02/2021 – 01/2025\n• Checked drawings",
      "Design Engineer (Roads & Drainage) @ Al Barq Consult 2021-02-2025-01",
    ],
    ["2020 – now   Paralegal, Hale & Tate LLC, Atlanta (5 attorneys)\n- Files", "Paralegal @ Hale & Tate LLC 2020-now"],
    [
      "2014-10 – 2017-06  Instytut Mleczarski, Olsztyn, Poland\nTechnik laboratorium (laboratory technician)\n- raw milk",
      "laboratory technician @ Instytut Mleczarski 2014-10-2017-06",
    ],
    ["Cook (Hotel Astoria), Leeds, 2012 - 2014", "Cook @ Hotel Astoria 2012-2014"],
  ])("%s", (text, job) => expect(jobsOf(text)).toEqual([job]));
});

it("issue 17: work under another heading goes on with the work above", () => {
  const text = "Clerk, Owens Law LLP\t2017 – 2019\n- Files\n\nOther\n2011 – 2017\tCashier, Tarn Market";
  expect(jobsOf(text)).toEqual(["Clerk @ Owens Law LLP 2017-2019", "Cashier @ Tarn Market 2011-2017"]);
});

it("issue 17: jobs below a labelled list of languages are read", () => {
  const text =
    "Ada Penn\nada@example.com\n\nLanguages: Java, Kotlin\n\nTarn Logistics Software ─────── Leeds\nSoftware Engineer\t[Jul 2020 – May 2021]\n- Wrote tests";
  const [job] = analyseResume(text.split("\n"), { now: NOW }).jobs;
  expect(job).toMatchObject({ title: "Software Engineer", employer: "Tarn Logistics Software", start: "2020-07" });
});

import { describe, expect, it } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function jobsOf(text: string): string[] {
  const { jobs } = analyseResume(`Ada Penn\nada.penn@example.com\n\nExperience\n\n${text}`.split("\n"), { now: NOW });
  return jobs.map(({ title, employer, start }) => `${title} @ ${employer} ${start}`);
}

describe("one house above several roles, whose titles are told with a unit", () => {
  it.each([
    [
      "ALDERMOOR DAIRY, INC. – Dayton, OH – $90M cheese maker\n\n" +
        "Cost Accountant II, Plant Finance\tMar 2021–Present\n● Closed the month in four days\n\n" +
        "Cost Accountant I, Planning & Control\tJul 2018–Mar 2021\n● Counted stock",
      ["Cost Accountant II @ ALDERMOOR DAIRY, INC. 2021-03", "Cost Accountant I @ ALDERMOOR DAIRY, INC. 2018-07"],
    ],
    [
      "Pell & Wray Interiors plc, 2012 – present\n\nDeputy Store Manager, Reading\nOct 2021 – present\n• Ran the shop\n\n" +
        "Department Manager, Rugs & Curtains, Slough\nMar 2016 – Oct 2021\n• Team of 9\n\n" +
        "Sales Assistant, Newbury\n2012 – 2016\n• Tills",
      [
        "Deputy Store Manager @ Pell & Wray Interiors plc 2021-10",
        "Department Manager @ Pell & Wray Interiors plc 2016-03",
        "Sales Assistant @ Pell & Wray Interiors plc 2012",
      ],
    ],
    [
      "Wexley Regional Police Service, Hull, ON\nConstable, Patrol\t2019 – Present\n- Answered 12 calls a shift\n" +
        "Constable, Traffic\t2016 – 2019\n- Measured speeds",
      ["Constable @ Wexley Regional Police Service 2019", "Constable @ Wexley Regional Police Service 2016"],
    ],
    [
      "Tarn Water Ltd, Leeds\n\nTeam Leader (Billing & Moves) | 2020 – present\n- Lead 12 advisors\n\n" +
        "Advisor / Floorwalker | 2016 – 2020\n- Helped new starters",
      ["Team Leader @ Tarn Water Ltd 2020", "Advisor @ Tarn Water Ltd 2016"],
    ],
    [
      "Wexley Valley Police Service, Hull, ON\nSergeant, Community Unit\n2020 - Present\nSupervised 9 constables in 2 platoons\n" +
        "Ran 40 school visits in 2023\n\nConstable, Patrol\n2014 - 2020\nAnswered 12 calls a shift",
      ["Sergeant @ Wexley Valley Police Service 2020", "Constable @ Wexley Valley Police Service 2014"],
    ],
    [
      "Career so far – all at Tarn Water Ltd, Customer Care, Leeds\n\nTeam Leader (Billing & Moves)\t2020 – present\n" +
        "\t15 advisors, 9 of them working from home\n\nCustomer Advisor\t2016 – 2020\n- Answered calls\n\n" +
        "Earlier: shop assistant, Penn's Newsagents (family), 2012 – 2016",
      [
        "Team Leader @ Tarn Water Ltd 2020",
        "Customer Advisor @ Tarn Water Ltd 2016",
        "shop assistant @ Penn's Newsagents (family) 2012",
      ],
    ],
    [
      "St. Ebba General Hospital, Boise, ID\n\nStaff Nurse, Orthopedics, 2020 – Present\n• Cared for six\n\n" +
        "Staff Nurse, Day Surgery, 2017 – 2020\n• Prepared patients\n\n" +
        "Hill View Nursing Home, Boise, ID\n\nNursing Assistant, 2014 – 2017\n• Bathed residents",
      [
        "Staff Nurse @ St. Ebba General Hospital 2020",
        "Staff Nurse @ St. Ebba General Hospital 2017",
        "Nursing Assistant @ Hill View Nursing Home 2014",
      ],
    ],
  ])("%s", (text, jobs) => {
    const read = jobsOf(text).map((job) => job.replace(/(?:, (?!Inc)[^@]+| \([^@]+| \/ [^@]+)(?= @)/u, ""));
    expect(read).toEqual(jobs);
  });

  it("the line of the next house is not of the job above it", () => {
    const text =
      "Experience\nNorth Rail Ltd, York\nDriver, Depot 4, 2021 – now\nTrainee Driver, 2019 – 2021\n- Drove\n\n" +
      "Kiln Pottery, Leeds, UK\nShop Manager, Retail, 2016 – 2018\n- Opened\nShop Assistant, Retail, 2014 – 2016\n- Sold";
    const { jobs } = analyseResume(text.split("\n"), { now: NOW });
    expect(jobs.map(({ lines }) => [lines.from, lines.to])).toEqual([
      [1, 5],
      [3, 3],
      [6, 8],
      [9, 10],
    ]);
  });

  it("a name right above a role is another house", () => {
    const text =
      "University of Wexley\nMachinist II, 2019 - 2022\n- Ran lathes\n" +
      "Red Fern White Oak\nTeaching Assistant, Grade 4, 2015 - 2018\n- Helped";
    expect(jobsOf(text)).toEqual([
      "Machinist II @ University of Wexley 2019",
      "Teaching Assistant, Grade 4 @ Red Fern White Oak 2015",
    ]);
  });

  it("a house named behind a title stays the employer, whatever stands above", () => {
    const text =
      "Tarn Water Ltd, Leeds\nTeam Leader, 2020 – present\n- Lead 12 advisors\n\n" +
      "Advisor, Millbrook Energy, 2016 – 2020\n- Helped\n\nClerk, Oldham Insurance Group, 2012 – 2016\n- Filed";
    expect(jobsOf(text)).toEqual([
      "Team Leader @ Tarn Water Ltd 2020",
      "Advisor @ Millbrook Energy 2016",
      "Clerk @ Oldham Insurance Group 2012",
    ]);
  });
});

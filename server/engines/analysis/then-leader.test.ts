import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = { now: new Date("2026-11-01T00:00:00Z") };
const read = (text: string) => analyseResume(text.split("\n"), NOW);
const jobsOf = (text: string) =>
  read(`Ada Penn\nada.penn@example.com\n\nEXPERIENCE\n${text}`).jobs.map(
    ({ title, employer, start, end }) => `${title} @ ${employer} ${start}-${end ?? "now"}`,
  );

test.each([
  [
    "Wattle Grove Aged Care, Toowoomba    2017 – now\n96 beds, of which 24 memory support\n\n" +
      "Clinical Care Manager    March 2022 – now\n- Led audits\n\n" +
      "Registered Nurse, then Team Leader (from Feb 2019)    May 2017 – Feb 2022\n- Night shifts",
    [
      "Clinical Care Manager @ Wattle Grove Aged Care 2022-03-now",
      "Team Leader @ Wattle Grove Aged Care 2019-02-2022-02",
      "Registered Nurse @ Wattle Grove Aged Care 2017-05-2019-02",
    ],
  ],
  [
    "Picker, later Shift Supervisor (since 2021)    Calder Parcels Ltd    2018 – 2024\n- Ran 12 pickers",
    ["Shift Supervisor @ Calder Parcels Ltd 2021-2024", "Picker @ Calder Parcels Ltd 2018-2021"],
  ],
  ["Server | Casa Ortega | Aurora, CO\n2019 – 2022 (during college)\n- Served", ["Server @ Casa Ortega 2019-2022"]],
  ["Barista, Bean House, 2019 – 2021 (alongside my degree)\n- Served", ["Barista @ Bean House 2019-2021"]],
])("a role that was another before, and what is said beside it: %j", (text, jobs) => {
  expect(jobsOf(text)).toEqual(jobs);
});

test.each([
  ['ROSALIND "ROS" TAKUNDA MOYO', "ros.moyo@example.com", "Rosalind Takunda Moyo"],
  ["WILLIAM ‘BILL’ JOHN HARGREAVES", "bill.h@example.com", "William John Hargreaves"],
])("a name in capitals with what its owner is called by: %s", (line, mail, name) => {
  expect(read(`${line}\nRegistered Nurse\n${mail}\n\nEXPERIENCE\nNurse, Acme Care, 2019 – 2021`).name).toBe(name);
});

test.each(["Royal Navy, 2008 to present, 18 years' service", "Royal Air Force, 2009 to now, 17 years of service"])(
  "what is told below a service and the years in it is the service's: %s",
  (line) => {
    const [job] = read(
      `Ada Penn\nada.penn@example.com\n\nCAREER\n${line}\n\nPetty Officer, promoted 2018\n` +
        "a) Survey ship, 2023 to present\n   - Led 7 technicians\nStoker, 2009 to 2013\n   - Ran two pumps",
    ).jobs;
    expect(job?.employer).toBe(line.split(",")[0]);
    expect(job?.lines.to).toBeGreaterThan(job!.lines.from + 3);
  },
);

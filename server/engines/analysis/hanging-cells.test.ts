import { describe, expect, it } from "vitest";
import { resumeStatements } from "../writing/resume-statements.ts";
import { analyseResume } from "./analyse-resume.ts";

const NOW = { now: new Date("2026-10-01T00:00:00Z") };

function read(text: string) {
  const profile = analyseResume(`Ada Penn\nada.penn@example.com\n\n${text}`.split("\n"), NOW);
  const told = resumeStatements(profile).filter(({ job, isHead }) => job !== null && !isHead);
  return {
    jobs: profile.jobs.map(({ title, employer, start, end }) => [title, employer, start, end]),
    told: told.map((one) => one.text),
  };
}

describe("cells that a narrow column broke", () => {
  it("sets what was done below the names beside which it stands", () => {
    const { jobs, told } = read(
      `Employment

Bus Mechanic                        Serviced 40 buses in turn, of which
Calder Transit Ltd, Halifax         3 came back within a month for
2018 to 2022                        faults in the doors
                                    Kept the store of parts

Fitter's Mate                       Cut and bent pipe for two
Ryburn Heating, Halifax             housing estates
2015 to 2018                        Drove the van on long days`,
    );
    expect(jobs).toEqual([
      ["Bus Mechanic", "Calder Transit Ltd", "2018", "2022"],
      ["Fitter's Mate", "Ryburn Heating", "2015", "2018"],
    ]);
    expect(told).toEqual([
      "Serviced 40 buses in turn, of which 3 came back within a month for faults in the doors",
      "Kept the store of parts",
      "Cut and bent pipe for two housing estates",
      "Drove the van on long days",
    ]);
  });

  it("joins a line that hangs below its cell, and leaves points that end where they end", () => {
    const { told } = read(
      `Experience

2019 - 2023     Kitchen Porter
                The Cooper's Yard, Leeds
                Washed up for 120 covers a night and kept the floor of the
                kitchen dry
                Took in deliveries
                Cleaned the ovens each week`,
    );
    expect(told).toEqual([
      "Washed up for 120 covers a night and kept the floor of the kitchen dry",
      "Took in deliveries",
      "Cleaned the ovens each week",
    ]);
  });

  it("leaves a town and a time beside a title where they stand", () => {
    const { jobs } = read(
      `Experience

Cook, The Oak                       Leeds
Grill and pass                      weekends only
2016 to 2019                        part time

Waiter, Blue Door Ltd               Hull
2014 to 2016                        evenings`,
    );
    expect(jobs.map(([title]) => title)).toEqual(["Cook", "Waiter"]);
  });

  it("leaves a head in the middle of the page as it is", () => {
    const head = [
      "SKILLS",
      "Welding, pipe work",
      "",
      "ROSALIND PEMBERTON-ASHE",
      "pipe fitter (new in town)",
      "rosalind@example.com   0113 555 0101   Leeds",
    ];
    const middle = head.map((line, at) => (at < 3 ? line : `${" ".repeat(30)}${line}`));
    expect(analyseResume(middle, NOW).name).toBe("Rosalind Pemberton-Ashe");
  });
});

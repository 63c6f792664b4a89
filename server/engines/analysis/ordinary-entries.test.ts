import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-27T00:00:00Z");

function jobsOf(entries: string): string[] {
  const text = `Dale Hutchcraft\nEnid, OK\n580-555-0139\n\nWORK\n${entries}\n\nEDUCATION\nAutry Tech, 2011`;
  return analyseResume(text.split("\n"), { now: NOW }).jobs.map(
    ({ title, employer, start, end, current }) => `${title} @ ${employer} ${start} ${current ? "now" : end}`,
  );
}

test.each([
  ["Helper then fitter", "fitter"],
  ["Apprentice electrician, later Electrician", "Electrician"],
  ["Trainee Accountant → Accounts Senior", "Accounts Senior"],
  ["Receptionist, promoted to Office Administrator", "Office Administrator"],
])("issue 17: of %s the later is the title held, in one house", (roles, title) => {
  const jobs = ["Acme Fabricators, Enid", roles, "2012 - 2018", "- stairs and handrail"].join("\n");
  expect(jobsOf(jobs)).toEqual([`${title} @ Acme Fabricators 2012 2018`]);
});

test("issue 17: of two roles in one house, each is held for its own time", () => {
  const entry = (roles: string) => jobsOf(`Pennyfare Discount, Wombwell\n${roles}\nTills and displays.`);
  const expected = ["Team Leader @ Pennyfare Discount 2013 2015", "Sales Assistant @ Pennyfare Discount 2009 2013"];
  expect(entry("Sales Assistant 2009 - 2013, Team Leader 2013 - 2015")).toEqual(expected);
  expect(entry("Sales Assistant, then Team Leader from 2013\n2009 - 2015")).toEqual(expected);
});

test.each([
  ["Corliss Tank & Vessel, Enid. Shop welder\nMarch 2018 to present\nvessels and tanks", "2018-03 now"],
  ["Shop welder. Corliss Tank & Vessel, Enid\n2012-2018\nvessels and tanks", "2012 2018"],
  ["Shop welder at Corliss Tank & Vessel, Enid. From July 2016 until now. Vessels, nights out.", "2016-07 now"],
  ["Corliss Tank & Vessel: shop welder, 1995 to 2014. Vessels for dairies, 12 men.", "1995 2014"],
])("issue 17: %j parts house and role at a full stop, and tells of the work behind another", (entry, time) => {
  expect(jobsOf(entry).map((job) => job.toLowerCase())).toEqual([`shop welder @ corliss tank & vessel ${time}`]);
});

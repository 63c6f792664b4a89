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
  ["Trainee, later Semi-Senior", "Semi-Senior"],
  ["Supervisor (formerly Operator)", "Supervisor"],
  ["Senior Technician (nights), before that Operator", "Senior Technician (nights)"],
  ["Machinist, 2nd shift → Lead Machinist", "Lead Machinist"],
  ["Lab Technician (later Senior Lab Technician)", "Senior Lab Technician"],
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
  ["1998 to January last year. Shop welder, Corliss Tank & Vessel.", "1998 2025-01"],
  ["Corliss Tank & Vessel: shop welder, 1995 to 2014. Vessels for dairies, 12 men.", "1995 2014"],
])("issue 17: %j parts house and role at a full stop, and tells of the work behind another", (entry, time) => {
  expect(jobsOf(entry).map((job) => job.toLowerCase())).toEqual([`shop welder @ corliss tank & vessel ${time}`]);
});

test("issue 17: the dates open what is told below the head, or a sentence says since when", () => {
  const current = "Linehaul driver – Redgum Freight Lines, Beresfield\nNight runs to Brisbane. There since Feb 2018.";
  const before = "Local driver – Maitland Bulk Haulage\n2012 to 2018. Truck and dog, semi tippers. Grain in season.";
  const entries = [
    "Linehaul driver @ Redgum Freight Lines 2018-02 now",
    "Local driver @ Maitland Bulk Haulage 2012 2018",
  ];
  expect(jobsOf(`${current}\n\n${before}`)).toEqual(entries);
  const text = `Gavin Booth\ngavtb@example.com\n\nCurrent\n${current}\n\nBefore that\n${before}`;
  const { jobs } = analyseResume(text.split("\n"), { now: NOW });
  expect(jobs.map(({ title }) => title)).toEqual(["Linehaul driver", "Local driver"]);
});

test.each([
  "1) Organisation : Vardhini Components Pvt. Ltd., Pune\n   Designation : Accounts Executive\n   Duration : Jul 2019 to till date",
  "(1) Vardhini Components Pvt. Ltd., Pune\nDesignation: Accounts Executive\nDuration: Jul 2019 - Till Date\nProject: Ledgers\nClient: PWD",
])("issue 17: a number counts the jobs of a form, and other labels name no employer: %j", (form) => {
  const entry = `${form}\n   Turnover of company : Rs. 85 Cr.\n   Nature of business : Castings`;
  expect(jobsOf(entry)).toEqual(["Accounts Executive @ Vardhini Components Pvt. Ltd. 2019-07 now"]);
});

test.each([
  "At home full time with my children",
  "at home rearing my family",
  "looked after my father, odd jobs",
  "Bringing up my two girls",
])("issue 17: %s is no job", (leave) => {
  expect(jobsOf(`2016 – present  Cook, Hotel Post, Graz\n\n2012 – 2016  ${leave}`)).toEqual([
    "Cook @ Hotel Post 2016 now",
  ]);
});

test("issue 17: who serves in the army has posts at bases, and who stays in a house says the same", () => {
  const army =
    "US ARMY\t2014 - Present\n\nWarehouse NCOIC / Supply Support Activity (SSA), Fort Campbell, KY\t2021 - Present";
  const squad = "Squad Leader, Camp Humphreys, Korea\t2014 - 2021";
  expect(jobsOf(`${army}\n- Lead 18\n\n${squad}\n- Led 9`)).toEqual([
    "Warehouse NCOIC / Supply Support Activity (SSA) @ US ARMY 2021 now",
    "Squad Leader @ US ARMY 2014 2021",
  ]);
  const first = "Senior Lecturer, Dept. of Chemistry, 2016 – 2022\nIjero State University, Nigeria\n- Taught";
  expect(jobsOf(`${first}\n\nLecturer, 2012 – 2016, same institution\n- Practical classes`)).toEqual([
    "Senior Lecturer @ Ijero State University 2016 2022",
    "Lecturer @ Ijero State University 2012 2016",
  ]);
});

test("issue 17: a name in small letters above all stands for itself, whatever the address", () => {
  const nameOf = (text: string) => analyseResume(text.split("\n"), { now: NOW }).name;
  expect(nameOf("marcus d. tillery\nportland, or\n971-555-0119\nchefmarcust@example.com")).toBe("Marcus D. Tillery");
  expect(nameOf("line cook\nportland, or\n971-555-0119\nmt@example.com")).toBeNull();
});

test.each([
  [
    "* Presently working with M/s. Om Sai Electricals, Vapi as Fitter since May 2017.",
    "Fitter @ Om Sai Electricals 2017-05 now",
  ],
  ["Precision Gear Co. Machinist. 1992 - present\nBridgeport, Haas VF2.", "Machinist @ Precision Gear Co 1992 now"],
  [
    "Windward Tree Care (arborist)\nMay 2018 - current\nClimbing, rigging, stump grinder.",
    "arborist @ Windward Tree Care 2018-05 now",
  ],
  [
    "Childminder for the Okafor family, Falmouth\n2015 - 2019\nThree children.",
    "Childminder @ the Okafor family 2015 2019",
  ],
  [
    "Rio Citrus            Packer             2010 to 2017 (seasonal)\nGrapefruit line",
    "Packer @ Rio Citrus 2010 2017",
  ],
  [
    "Lomax Tiling (my dad) - helper, summers 2022 and 2023, about 8 weeks altogether",
    "helper @ Lomax Tiling (my dad) 2022 2023",
  ],
  ["Since 2010 Shepherd at Glenmorven Estate. 1,100 ewes, two dogs.", "Shepherd @ Glenmorven Estate 2010 now"],
  ["housekeeper, best western visalia\n2009 to 2015\n16 rooms a day", "housekeeper @ best western visalia 2009 2015"],
])("issue 17: %j is %s", (entry, job) => {
  expect(jobsOf(entry)).toEqual([job]);
});

test.each([
  ["2017-now   Elmsley House   Durham\n2009-2017   Tesco   Darlington", ["Elmsley House 2017 now", "Tesco 2009 2017"]],
  [
    "2020-    Fenland Produce, Wisbech\n2015-20  Bakkavor, Spalding",
    ["Fenland Produce 2020 now", "Bakkavor 2015 2020"],
  ],
])("issue 17: entries without titles name the house and its town: %j", (entries, houses) => {
  expect(jobsOf(entries)).toEqual(houses.map((house) => `null @ ${house}`));
  const { jobs } = analyseResume(`Kev Doyle\nkev@example.com\n\njobs\n${entries}`.split("\n"), { now: NOW });
  expect(jobs).toHaveLength(2);
});

test.each([
  ["Payroll Officer – Shared Services Centre\nHealth Service Executive\n2010 – 2016", "Health Service Executive"],
  ["Midwife – Community Midwifery Services\nRotunda Hospital, Dublin | 2010 – 2016", "Rotunda Hospital"],
  ["Educator, Preschool Room, Wattle Grove Kindergarten, 2010 - 2016", "Wattle Grove Kindergarten"],
  ["Ramp Agent, Atlantic Aer, Dublin Airport\n2010 - 2016", "Atlantic Aer"],
  ["Self-employed, Gardens by Jo, 2010 - 2016", "Gardens by Jo"],
  ["Legal Secretary\nHargrove Lentz, P.C., Denver, CO\n2010 - 2016", "Hargrove Lentz, P.C"],
])("issue 17: the house of %j is no part, workplace or form of it", (entry, house) => {
  expect(jobsOf(entry)[0]).toContain(`@ ${house}`);
});

test.each([
  ["OSHA forklift certification (renewed 2024)", "certificates"],
  ["CPA, North Carolina (active). BS Accounting, UNC Charlotte, 2015", "certificates"],
  ["Red Seal (2014), WHMIS, Working at Heights", "certificates"],
  ["Qualified electrician (City & Guilds 2365, 18th Edition)", "certificates"],
  ["Education: GED, 2013. Bilingual", "education"],
  ["Certified 40 new operators each year", "experience"],
  ["Registered patients at the front desk", "experience"],
])("issue 17: papers below the last job are none of its work: %s", (line, kind) => {
  const text = `Dale Hutchcraft\nEnid, OK\n580-555-0139\n\nWORK\nFitter, Acme Ltd, Enid, 2015 - 2019\n- pumps\n\n${line}`;
  expect(analyseResume(text.split("\n"), { now: NOW }).sections.at(-1)?.kind).toBe(kind);
});

test.each([
  ["Crew Lead, Buckeye Roofing & Sheet Metal, Columbus OH (2012 - 2018)", "Crew Lead @ Buckeye Roofing & Sheet Metal"],
  ["2012-2018   Heavy Equipment Technician, Northcrest Aggregates, Sudbury ON", "Technician @ Northcrest Aggregates"],
  ["CNC Operator, Shannonside Tooling, Limerick, 2012–2018\nHaas mills, aluminium brackets", "@ Shannonside Tooling"],
  ["Agronomist, Prairie Junction Co-op, Jamestown, ND, 2012–2018", "Agronomist @ Prairie Junction Co-op"],
  ["2012-2018  Midsouth Cold Storage, Memphis. Forklift Operator, nights", "Forklift Operator, nights @ Midsouth"],
])("issue 17: of %s the town is no house, and a co-op no title", (entry, job) => {
  expect(jobsOf(entry)[0]).toContain(job);
});

test("issue 17: jobs that follow a line of skills without a heading are no schooling, whatever papers stand below", () => {
  const text =
    "Fatima Noor | Slough | 07700 902050\n\nKey skills: ward rounds, dispensing, supervision\n\n" +
    "Pharmacy Technician, Thames Valley General Hospital (2021 - present)\n - Ward rounds\n\nNVQ 3 Pharmacy Services";
  expect(analyseResume(text.split("\n"), { now: NOW }).jobs).toMatchObject([
    { title: "Pharmacy Technician", employer: "Thames Valley General Hospital" },
  ]);
});

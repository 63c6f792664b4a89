import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function jobsOf(...lines: string[]): string[] {
  return analyseResume(["Ben Ode", ...lines], { now: NOW }).jobs.map(
    ({ title, employer, start, end, current }) => `${title} @ ${employer}, ${start}..${current ? "now" : end}`,
  );
}

test("EN-02 a job that a sentence tells is read from it", () => {
  expect(
    jobsOf(
      "Work Experience",
      "From 2015 to 2018 I worked as a line cook at Hotel Post in Graz. I cooked fish.",
      "Since 2018 I have been a sous chef at Gasthof Adler.",
      "I was a waiter at Cafe Luna from 2012 to 2015.",
    ),
  ).toEqual([
    "line cook @ Hotel Post in Graz, 2015..2018",
    "sous chef @ Gasthof Adler, 2018..now",
    "waiter @ Cafe Luna, 2012..2015",
  ]);
});

test("EN-02 a sentence with I in it is no title, and a deed no employer", () => {
  expect(jobsOf("Work Experience", "Prior to 2018 I cooked and cleaned for a chef in Graz until 2019.")).toEqual([]);
  expect(
    jobsOf("Experience", "Frontend Engineer", "November 2019 - October 2020", "Development of a client app in Vue"),
  ).toEqual(["Frontend Engineer @ null, 2019-11..2020-10"]);
});

test.each([
  ["Waiter, Zizzi, 2012-", "Waiter @ Zizzi, 2012..now"],
  ["2016 - : Lageristin, Rewe Logistik, Kiel", "Lageristin @ Rewe Logistik, 2016..now"],
  ["2019 october - now: Mobile Developer, KeepIn Ltd", "Mobile Developer @ KeepIn Ltd, 2019-10..now"],
  ["2017 july - 2019 october: Cook, Hotel Post, Graz", "Cook @ Hotel Post, 2017-07..2019-10"],
  ["Sept 2016 – March 2018 Cook, Hotel Post, Graz", "Cook @ Hotel Post, 2016-09..2018-03"],
])("EN-02 the time of %j is read", (line, job) => expect(jobsOf("Work Experience", line)).toEqual([job]));

test("EN-02 lines that begin in the middle of a sentence are no jobs without dates", () => {
  expect(jobsOf("Experience", "Built three portals for an", "employee rotation system")).toEqual([]);
});

test("issue 17: a resume in sentences of its person has the jobs that they tell", () => {
  const told = [
    ["I have been working as a plasterer since 2009."],
    ["From 2009 to the end of 2014 I worked at Harrow & Sons in Derby, skimming and dry lining on new houses."],
    ["Since March 2020 I'm the site foreman with Peak Homes. I lead nine plasterers. In 2022 we won a prize."],
    ["before that i was one of two plasterers at Dale Council, and i stayed until 2020."],
  ];
  expect(jobsOf(...told.flatMap((paragraph) => [...paragraph, ""]))).toEqual([
    "plasterer @ Harrow & Sons, 2009..2014",
    "site foreman @ Peak Homes, 2020-03..now",
    "plasterer @ Dale Council, null..2020",
  ]);
});

test("issue 17: jobs told in one paragraph have their own lines, and the date of a sentence below counts", () => {
  const told = "I joined Acme Foods in 2012 as a packer. I packed ready meals. I left in 2016. Then I moved to Brook";
  const { jobs, lines } = analyseResume([`${told}side Dairy as a shift leader. I have been there since 2016.`], {
    now: NOW,
  });
  expect(jobs.map(({ title, start, end, current }) => [title, start, end, current])).toEqual([
    ["packer", "2012", "2016", false],
    ["shift leader", "2016", null, true],
  ]);
  expect(jobs.map((job) => lines[job.lines.from])).toEqual([
    "I joined Acme Foods in 2012 as a packer. I left in 2016. I packed ready meals.",
    "Then I moved to Brookside Dairy as a shift leader. I have been there since 2016.",
  ]);
});

test("issue 17: years count up to now where somebody is still there", () => {
  const told = "I started with Ports Ltd in March 2019 as a forklift operator. I load ships. I am still there.";
  const { jobs, yearsOfExperience } = analyseResume(["Ben Ode", "", told], { now: NOW });
  expect(jobs[0]).toMatchObject({ title: "forklift operator", start: "2019-03", end: null, current: true });
  expect(yearsOfExperience).toBe(7);
});

test.each([
  ["From 2010 until it closed in 2019 I was a sales assistant at Maplin.", "sales assistant @ Maplin, 2010..2019"],
  ["In 2015 I went to work for Kier as a groundworker and stayed until 2021.", "groundworker @ Kier, 2015..2021"],
  ["Before joining Acme I was a driver with Stobart from 2009 to 2015.", "driver @ Stobart, 2009..2015"],
  ["I was employed by Bovis Homes as a bricklayer from 2001 to 2009.", "bricklayer @ Bovis Homes, 2001..2009"],
  ["Currently I am the cook at Hill School. I started there in 2013.", "cook @ Hill School, 2013..now"],
  ["When I left the army in 2010 I became a guard with G4S in Bristol.", "guard @ G4S, 2010..null"],
])("issue 17: %j tells one job", (line, job) => expect(jobsOf("", line)).toEqual([job]));

test("issue 17: what else a person says of themselves is no job", () => {
  expect(
    jobsOf(
      "I am a team leader at heart and I love working with older people.",
      "I studied at Leeds University from 2004 to 2007. I have lived in York since 2010.",
      "I am a developer with Python and SQL, a member of the Chess Club since 2011.",
    ),
  ).toEqual([]);
});

test("issue 17: a name that a sentence says is read", () => {
  const said = ["hi my name is craig botha and i am 34 years old", "072 555 0128"];
  expect(analyseResume(said, { now: NOW }).name).toBe("Craig Botha");
});

test("issue 17: a sentence may begin with the house", () => {
  const told = jobsOf(
    "At Corrib Eye Clinic (2015 to present) I assist two surgeons in theatre and order the lenses.",
    "Before that I worked as a staff nurse at Merlin Park Hospital from 2010 to 2015.",
  );
  expect(told.join("\n")).toContain("Corrib Eye Clinic");
  expect(told).toHaveLength(2);
});

test.each([
  ["Samir studied at the University of Bradford (MPharm, 2009).", "University of Bradford"],
  ["I graduated from Hull College with a BSc in Chemistry in 2013.", "Hull College"],
])("issue 17: the school of %j is its name alone", (line, school) => {
  const { education } = analyseResume(["Ben Ode", "", "Education", line], { now: NOW });
  expect(education.map(({ institution }) => institution)).toEqual([school]);
});

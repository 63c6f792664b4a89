import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

function studied(...lines: string[]): (string | null)[][] {
  const { education } = analyseResume(["Ana Varga", "Education", ...lines]);
  return education.map(({ degree, field, institution, year }) => [degree, field, institution, year]);
}

test.each([
  [
    "Bachelor of Science : Communications December 1995 East Carolina University Communications",
    "Bachelor of Science",
    "Communications",
    "East Carolina University",
    "1995",
  ],
  [
    "Masters of Science : Accounting Baylor University Accounting GPA: 3.58",
    "Masters of Science",
    "Accounting",
    "Baylor University",
    null,
  ],
  [
    "Bachelor of Arts : Business Management 2017 University of Phoenix Business Management Rancho Cordova, Ca, USA",
    "Bachelor of Arts",
    "Business Management",
    "University of Phoenix",
    "2017",
  ],
  [
    "Bachelor of Arts, Psychology University of Southern California, City, State",
    "Bachelor of Arts",
    "Psychology",
    "University of Southern California",
    null,
  ],
  [
    "Bachelor of Science : Liberal Studies Iowa State University, City, State",
    "Bachelor of Science",
    "Liberal Studies",
    "Iowa State University",
    null,
  ],
  [
    "B.A : Visual Arts Southeastern Louisiana University, City, State",
    "B.A",
    "Visual Arts",
    "Southeastern Louisiana University",
    null,
  ],
  ["Bachelor of Science : Human Development Human Development", "Bachelor of Science", "Human Development", null, null],
  [
    "Associate of Arts and Sciences 1994 Onondaga Community College City, State",
    "Associate of Arts and Sciences",
    null,
    "Onondaga Community College",
    "1994",
  ],
  [
    "Bachelor of Arts : Autonomous University of Guadalajara",
    "Bachelor of Arts",
    null,
    "Autonomous University of Guadalajara",
    null,
  ],
  [
    "Bachelor of Science, Nursing, 1999 Syracuse University Syracuse University",
    "Bachelor of Science",
    "Nursing",
    "Syracuse University",
    "1999",
  ],
  [
    "Master of Science : Healthcare Management Present National American University City, State",
    "Master of Science",
    "Healthcare Management",
    "National American University",
    null,
  ],
  [
    "High School Diploma : College Preparation 1999 Eisenhower High School City, State",
    "High School Diploma",
    null,
    "Eisenhower High School",
    "1999",
  ],
])("a form's field and school are parted: %s", (line, ...expected) => {
  expect(
    studied(line).map((entry) => entry.map((value, at) => (at === 1 && expected[1] === null ? null : value))),
  ).toEqual([expected]);
});

test("where nothing tells how field and school part, neither is read", () => {
  expect(studied("Master of Arts : Homeland Security American Military University, City, State 2009")).toEqual([
    ["Master of Arts", null, null, "2009"],
  ]);
});

test("no part of a field is its school, nor is the line below it", () => {
  const twice = "B.S : Human Nutrition, Foods, & Exercise Human Nutrition, Foods, & Exercise";
  expect(studied(twice)).toEqual([["B.S", "Human Nutrition", null, null]]);
  const unsure = "Ph.D. : Homeland Security Policy and Coordination Walden University, City, State";
  expect(studied(unsure, "Homeland Security")).toEqual([["Ph.D.", null, null, null]]);
});

test("a second print that goes on in the next line is no shorter field", () => {
  const [entry] = studied(
    "Bachelor of Arts : Sociology Business Management HUNTER COLLEGE, City, State Sociology Business",
    "Management",
  );
  expect(entry?.[1]).not.toBe("Sociology Business");
});

test("issue 17: what is the degree once more is no field of study", () => {
  const { education } = analyseResume([
    "Ida Lindqvist",
    "Education",
    "2006",
    "Executive MBA Executive MBA: Ravel University",
  ]);
  expect(education[0]).toMatchObject({ degree: "Executive MBA", field: null });
  expect(studied("2004 - 2008: Licenciatura en Contaduría, ESADEX")[0]?.[1]).toBe("Contaduría");
});

test("EN-03 a school in the town that it is called by keeps its name", () => {
  const schools = ["Stanford University, Stanford, CA", "Alfred College, Alfred, NY"];
  expect(schools.map((school) => studied(`MBA, ${school}, 2018`)[0]?.slice(0, 3))).toEqual([
    ["MBA", null, "Stanford University"],
    ["MBA", null, "Alfred College"],
  ]);
});

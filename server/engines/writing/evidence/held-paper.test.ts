import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { factsOf } from "../materials.fixtures.ts";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";

const { sources } = factsOf(
  profileOf(`
Jo Fern
jo.fern@example.com

Summary
Nurse working toward a CPR certification. Certified forklift operator.

Experience
Aide, Elm House, 2020 - Present
- Trained staff in first aid; certified by OSHA 30 trainers

Certificates
BLS, expired 2020
ServSafe, in progress
ACLS
Licensed Property, Casualty and Life Insurance Agent in Ohio
`),
  { ...UNSTATED, title: "Aide", company: "Fernmoor", description: "Care for residents." },
);

test.each(["a forklift certification", "ACLS", "an insurance license"])("I hold %s, by any of its names", (name) => {
  expect(judgeStatement(`I hold ${name}.`, sources).answer).toBe("borne out");
});

test.each(["a CPR certification", "OSHA 30", "BLS", "a food handler card", "PALS", "a real estate license"])(
  "%s is begun, over, of others or of nobody",
  (name) => {
    expect(judgeStatement(`I hold ${name}.`, sources).answer).not.toBe("borne out");
  },
);

const OF_OTHERS = factsOf(
  profileOf(`
Ria Stone
ria.stone@example.com

Summary
Led a shift of certified forklift operators. Licensed insurance agents reported to me.

Experience
Shift Lead, Elm Depot, 2018 - Present
- Ran the night shift with 12 people

Education
B.A. History, minor in Economics, University of Leeds, 2012
Bachelor of Science in Chemistry, University of Hull, 2014; Master of Science in Toxicology, University of York, 2016
Bachelor of Arts in Music, withdrew after two years, Elm College
`),
  { ...UNSTATED, title: "Aide", company: "Fernmoor", description: "Care for residents." },
).sources;

test.each([
  ["a forklift certification", "others hold it"],
  ["an insurance license", "others hold it"],
  ["a bachelor's degree in economics", "it was the minor"],
  ["a bachelor's degree in toxicology", "another degree of the line has that field"],
  ["a master's degree in chemistry", "another degree of the line has that field"],
  ["a bachelor's degree in music", "it was left"],
])("%s is not held where %s", (name) => {
  expect(judgeStatement(`I hold ${name}.`, OF_OTHERS).answer).not.toBe("borne out");
});

test.each(["a bachelor's degree in history", "a master's degree in toxicology"])("%s is held", (name) => {
  expect(judgeStatement(`I hold ${name}.`, OF_OTHERS).answer).toBe("borne out");
});

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

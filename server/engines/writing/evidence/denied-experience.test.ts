import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

const SOURCES = sourcesOfResume(
  profileOf(`# Ada Quill
## Experience
**Relationship Banker, Ferndale Bank**, 2012 to 2020
- Opened accounts and sold loans in 7-month campaigns
- Worked nights in the call centre`),
);

test.each([
  ["borne out", "I have never worked with Kubernetes."],
  ["borne out", "I have no experience in horticulture."],
  ["borne out", "I have not been a Branch Manager yet."],
  ["borne out", "I have not worked as a data scientist so far."],
  ["borne out", "It would be my first position as a Head of Lending."],
  ["not borne out", "I have not been a relationship banker yet."],
  ["not borne out", "It would be my first job as a banker."],
  ["not borne out", "I have never been late."],
  ["not borne out", "I have never worked nights."],
  ["not borne out", "I have not used Kubernetes, but I led the call centre."],
  ["not borne out", "I have never missed a deadline."],
])("DEC-99 a denial is %s: %s", (answer, claim) => {
  const judged = judgeStatement(claim, SOURCES);
  if (answer === "borne out") expect(judged.answer).toBe(answer);
  else expect(judged.answer).not.toBe("borne out");
});

test("DEC-99 months of a line say nothing against the years of a job", () => {
  expect(judgeStatement("I was a Relationship Banker for seven years.", SOURCES).answer).toBe("borne out");
});

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

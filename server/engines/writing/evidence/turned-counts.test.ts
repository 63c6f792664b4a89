import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

const SOURCES = sourcesOfResume(
  profileOf(`
Ada Quill
ada.quill@example.com

Experience
Nursery Manager, Elm Gardens, Leeds, 2018 - Present
- Cut plant losses from 30% to 12%
- Grafted 64 apple trees, 51 of which flowered
- Water four rows of dahlias and one row of peonies
- Monitor soil moisture for about 35 beds
- Raised a $7,500 subsidy for a rain tank
- Planning an autumn plant fair for local schools
- Showed sample plots to the county inspector

Skills
Planter Pro, soil sampling

Certificates
Arborist Certification: candidate
`),
);

test.each([
  ["I cut plant losses to 30%.", false],
  ["I cut plant losses by 30%.", false],
  ["I cut plant losses from 30% to 12%.", true],
  ["I grafted 64 apple trees that flowered.", false],
  ["I grafted 64 apple trees.", true],
  ["I water four rows of peonies.", false],
  ["I water four rows of dahlias.", true],
  ["I raised 7,500 subsidies for a rain tank.", false],
])("a figure stays on its side, with its part and with its kind: %s", (claim, isKept) => {
  expect(judgeStatement(claim, SOURCES).answer === "borne out").toBe(isKept);
});

test.each([
  ["I performed about 35 beds.", false],
  ["I monitor soil moisture for about 35 beds.", true],
  ["I took soil samples with Planter Pro.", false],
  ["I have worked with Planter Pro.", true],
  ["I ran an autumn plant fair for local schools.", false],
  ["I am planning an autumn plant fair for local schools.", true],
  ["The county inspector showed sample plots to me.", false],
  ["I showed sample plots to the county inspector.", true],
  ["I am a certified arborist.", false],
])("what a line plans, lists or did to others is told as no more: %s", (claim, isKept) => {
  expect(judgeStatement(claim, SOURCES).answer === "borne out").toBe(isKept);
});

test("what was done under the person was not done to them", () => {
  const { answer } = judgeStatement("Four rows of dahlias are watered under me.", SOURCES);
  expect(answer).not.toBe("not borne out");
});

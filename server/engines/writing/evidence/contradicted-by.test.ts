import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

const SOURCES = sourcesOfResume(
  profileOf(`
Ada Quill
ada.quill@example.com

Experience
Warehouse Clerk, Elm Works, Leeds, 2018 - Present
- Site accuracy rose from 98.1% to 99.4% in 2022 (whole site, 300 staff)
- Brought spoilage from 11% down to 7% of food cost
- Seconded to the returns team for 14 weeks
- On call one week in five
- Stood in for the shift manager, with 12 people

Education
BSc Mathematics, University of Leeds, 2017

Volunteering
Treasurer of the rowing club, 2015 to 2018
Nominated for the Halden Prize, 2021
`),
);

test.each([
  ["I raised accuracy from 98.1% to 99.4% in 2022.", false],
  ["In 2022 our site raised its accuracy from 98.1% to 99.4%.", true],
  ["I brought food cost from 11% to 7%.", false],
  ["I brought spoilage from 11% to 7% of food cost.", true],
  ["I was seconded to the returns team for 14 months.", false],
  ["I was seconded to the returns team for 14 weeks.", true],
  ["I am treasurer of the rowing club.", false],
  ["From 2015 to 2018 I was treasurer of the rowing club.", true],
  ["I received the Halden Prize in 2021.", false],
  ["I was nominated for the Halden Prize in 2021.", true],
  ["Every third week I am on call.", false],
  ["I studied mathematics at the University of Leeds.", true],
])("DEC-99 what a line says of several, of its end, its unit or its measure is not turned: %s", (claim, isKept) => {
  expect(judgeStatement(claim, SOURCES).answer === "borne out").toBe(isKept);
});

test.each([
  ["Every fifth week I am on call.", true],
  ["One week out of five I am on call.", true],
  ["Every third week I am on call.", false],
])("how often is one thing in any words: %s", (claim, isSame) => {
  expect(judgeStatement(claim, SOURCES).answer !== "not borne out").toBe(isSame);
});

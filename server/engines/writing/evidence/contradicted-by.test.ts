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

const PARTS = sourcesOfResume(
  profileOf(`
Bo Quill
bo.quill@example.com

Experience
Joiner, Elm Joinery, Leeds, 2016 - Present
- Firm won the Halden Award for the school doors; I made two of the six
- Wrote the manual for the saw, started by the foreman
- Contributed checks to the relaunch; rejects went from 32 to 14

Joiner, Oak Works, Hull, 2012 - 2016
- Introduced the mobile checklist for all nine vans

Education
HNC Construction: did the first year at Hull College, dropped it 2015
BTech in Timber Design, part-time since 2024, one paper of eight passed
`),
);

test.each([
  ["I won the Halden Award.", false],
  ["I made six of the doors.", false],
  ["I made two of the six doors.", true],
  ["I cut rejects from 32 to 14.", false],
  ["At Elm Joinery I introduced the mobile checklist for all nine vans.", false],
  ["At Oak Works I introduced the mobile checklist for all nine vans.", true],
  ["I have an HNC in Construction.", false],
  ["I have a BTech in Timber Design.", false],
])(
  "DEC-99 a part, a house's award, another job's deed and a paper that was left stay what they are: %s",
  (claim, isKept) => {
    expect(judgeStatement(claim, PARTS).answer === "borne out").toBe(isKept);
  },
);

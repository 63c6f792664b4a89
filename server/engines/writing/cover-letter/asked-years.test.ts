import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { asksForOtherField } from "./asked-years.ts";

const profile = profileOf(`
Robin Ashdown
Dayton, OH | robin.ashdown@example.com

Experience
Electrician, Millrace Hire, Dayton, OH, 2019 - Present
- Fit lights in new flats
`);

test.each([
  ["3 years+ of maintenance in food or other plants", true],
  ["Two years in hospitality", true],
  ["Five years as an electrician", false],
  ["3+ years in a similar role", false],
])("issue 17: years of one thing are met by titles that name it: %s", (ask, isOther) => {
  expect(asksForOtherField(ask, { profile })).toBe(isOther);
});

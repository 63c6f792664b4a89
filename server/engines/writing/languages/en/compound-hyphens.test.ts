import { expect, test } from "vitest";
import { withHyphens } from "./compound-hyphens.ts";

test.each([
  ["Ran the day to day work of a high volume bakery", "Ran the day-to-day work of a high-volume bakery"],
  ["Taught knots one on one", "Taught knots one-on-one"],
  ["Led a two week course for cross functional crews", "Led a two-week course for cross-functional crews"],
  ["Provided follow up to guests and made follow up calls", "Provided follow-up to guests and made follow-up calls"],
  [
    "Wrote web based tide tables and 90 day and 3-week plans",
    "Wrote web-based tide tables and 90-day and 3-week plans",
  ],
  ["Kept third party moorings in a fast paced harbor", "Kept third-party moorings in a fast-paced harbor"],
])("what says which thing is meant is joined: %s", (line, told) => {
  expect(withHyphens(line)).toBe(told);
});

test.each([
  "Kept the charts up to date",
  "Sold a high volume of kites",
  "Delivered sails on time",
  "Asked the crew to follow up with guests",
  "Worked full time while the quay was built",
  "Chose sails based on the wind",
  "Did all related work",
  "Rang the bell for 2 hours",
])("what stands by itself is not joined: %s", (line) => {
  expect(withHyphens(line)).toBe(line);
});

import { expect, test } from "vitest";
import { claimedYears } from "./claimed-years.ts";

test.each([
  ["In short: ten years in freight, since 2019 with a team", [10]],
  ["12+ years of sales and twenty-two years at sea", [12, 22]],
  ["Over 8 yrs in kitchens", [8]],
  ["The leap years were dry", []],
])("issue 17: years are read in figures and in words: %s", (text, counts) => {
  expect(claimedYears(text)).toEqual(counts);
});

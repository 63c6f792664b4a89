import { expect, test } from "vitest";
import { readYearlyPay } from "./yearly-pay.ts";

test("DEC-86 minimum pay is read as people write it", () => {
  for (const text of ["75000", "$75,000", " 75 000 ", "75k", "75K"]) expect(readYearlyPay(text)).toBe(75_000);
  expect(readYearlyPay("62.5k")).toBe(62_500);
  expect(readYearlyPay("  ")).toBeNull();
  for (const text of ["a lot", "-5", "0", "1e9", "75k a year", "99999999999", "."]) {
    expect(readYearlyPay(text)).toBeUndefined();
  }
});

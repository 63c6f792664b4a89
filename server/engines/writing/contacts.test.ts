import { expect, test } from "vitest";
import { contactsOf } from "./contacts.ts";

test("a telephone number parted by hyphens or points is none of a date, and dates are no telephone numbers", () => {
  const numberIn = (line: string) => contactsOf({ lines: ["Ada Miller", line], sections: [] });
  for (const line of [
    "412-555-0199",
    "412.555.0199",
    "(412) 555-0199",
    "0711 5550123",
    "06 12 34 56 78",
    "+49 30 1234567",
    "+91 98000 00417",
    "+91-98000-00881",
    "9800000145",
    "+353 (0)86 555 0190",
  ])
    expect(numberIn(line)).toEqual([line]);
  for (const line of ["12.04.1990", "1990-04-12", "4/12/1990", "2016-2020", "2016 - 2020", "03/2019 - 05/2020"])
    expect(numberIn(line)).toEqual([]);
});

import { expect, test } from "vitest";
import { contactsOf } from "./contacts.ts";

test("a telephone number parted by hyphens or points is none of a date, and dates are no telephone numbers", () => {
  const numberIn = (line: string) => contactsOf({ lines: ["Ada Miller", line], sections: [] });
  for (const line of [
    "412-555-0199",
    "412.555.0199",
    "(412) 555-0199",
    "0711 5550123",
    "0911 / 5550123",
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

test("issue 17: an area code in words belongs to its number, and a number of a register is none to call", () => {
  const numberIn = (...lines: string[]) => contactsOf({ lines: ["Ada Miller", ...lines], sections: [] });
  expect(numberIn("555-0139 (area code 740), Marion")).toEqual(["(740) 555-0139"]);
  for (const register of [
    "RN license 4471882",
    "NMBI PIN: 00123456",
    "N° RPPS 10101234567",
    "Approbationsnummer 12 345 678",
    "DNI 12345678Z",
    "N.º colegiado 28/2834567",
  ])
    expect(numberIn(register, "Leeds 0113 496 0123")).toEqual(["0113 496 0123"]);
});

test("issue 17: a ZIP code before a number is no part of it", () => {
  const numberIn = (line: string) => contactsOf({ lines: ["Ada Miller", line], sections: [] });
  expect(numberIn("Scranton, PA 18504  -  (570) 555-0148")).toEqual(["(570) 555-0148"]);
  expect(numberIn("Salem, OR 97301-1234 - 503-555-0148")).toEqual(["503-555-0148"]);
});

test("issue 17: a mail address that somebody blotted out is none", () => {
  expect(contactsOf({ lines: ["Ada Miller", "xxxxxxxx@xxxx.com"], sections: [] })).toEqual([]);
});

test("issue 17: a parent's number is not the person's, and whose trade is told before a number has it", () => {
  const numberIn = (...lines: string[]) => contactsOf({ lines: ["Ada Miller", ...lines], sections: [] });
  expect(numberIn("089 555 0133", "(my mam's phone: 086 555 0134)")).toEqual(["089 555 0133"]);
  expect(numberIn("Emergency contact: 086 555 0134", "089 555 0133")).toEqual(["089 555 0133"]);
  for (const trade of ["Emergency Nurse", "HR Business Partner", "Trinidad", "Reference Librarian"])
    expect(numberIn(`${trade} | (509) 555-0183`)).toEqual(["(509) 555-0183"]);
});

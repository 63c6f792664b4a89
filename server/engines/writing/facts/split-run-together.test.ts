import { expect, test } from "vitest";
import { splitRunTogether } from "./split-run-together.ts";

test("points that run together are parted where the next verb begins", () => {
  expect(
    splitRunTogether("Develop crews for daily tasks Coordinate projects with suppliers Managed budgets of two sites"),
  ).toEqual(["Develop crews for daily tasks", "Coordinate projects with suppliers", "Managed budgets of two sites"]);
});

test("a deed behind names, an adverb or a form in -ing begins anew as well", () => {
  expect(splitRunTogether("Representative of the year 2003 Successfully launched two products")).toEqual([
    "Representative of the year 2003",
    "Successfully launched two products",
  ]);
  expect(
    splitRunTogether("Support the manager with daily tasks Assisting in repairs Responsible for two vans"),
  ).toEqual(["Support the manager with daily tasks", "Assisting in repairs", "Responsible for two vans"]);
});

test("the heading of what comes next ends no point", () => {
  expect(splitRunTogether("Kept the shop running smoothly Skills Used Hired two florists Achievements")).toEqual([
    "Kept the shop running smoothly",
    "Hired two florists",
  ]);
});

test("a third person before a name begins anew", () => {
  expect(splitRunTogether("Reviews plans for structural integrity Performs Fire Stop inspections")).toEqual([
    "Reviews plans for structural integrity",
    "Performs Fire Stop inspections",
  ]);
});

test.each([
  ["Ran the kiln for three potters Specialized in glazed tiles and bowls", 2],
  ["Trained the crew on the new ferry w/guests Trained/Coached deckhands on knots", 2],
  ["Wrote letters for the two clinics Based in Harwell and Didcot", 1],
])("a form in -ed that no name has begins anew: %s", (line, count) => {
  expect(splitRunTogether(line)).toHaveLength(count);
});

test("names with capitals part nothing", () => {
  for (const text of [
    "Managed the Project Support team for Harbor Foods",
    "Worked with Design and Test engineers on pumps",
    "Wrote budget reports for the entire Managed Care sales force",
    "Worked with the managers to reconcile Estimates, Schedules and scope",
    "Taught a whole language approach to Reading and the arts",
    "Registered as a bakery, Family Owned as well as certified",
    "Served on the Safety Committee of the plant",
    "Supports the director and four Field Engineers by tracking open orders",
  ])
    expect(splitRunTogether(text)).toEqual([text]);
});

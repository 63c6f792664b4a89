import { expect, test } from "vitest";
import { splitRunTogether } from "./split-run-together.ts";

test("points that run together are parted where the next verb begins", () => {
  expect(
    splitRunTogether("Develop crews for daily tasks Coordinate projects with suppliers Managed budgets of two sites"),
  ).toEqual(["Develop crews for daily tasks", "Coordinate projects with suppliers", "Managed budgets of two sites"]);
});

test("names with capitals part nothing", () => {
  for (const text of [
    "Managed the Project Support team for Harbor Foods",
    "Worked with Design and Test engineers on pumps",
    "Served on the Safety Committee of the plant",
    "Supports the director and four Field Engineers by tracking open orders",
  ])
    expect(splitRunTogether(text)).toEqual([text]);
});

import { expect, test } from "vitest";
import { fittingPlaces, isMeasured } from "./fitting-places.ts";

const PLACES = [
  ...["Austin, TX", "Round Rock, TX", "San Antonio, TX", "Dallas, TX", "Texas", "New York, NY", "Berlin", "Hamburg"],
  ...["München, Germany", "London, UK", "Anywhere", "United States"],
];

test.each([
  ["Austin, TX", 10, ["Austin, TX"]],
  ["austin tx", 100, ["Austin, TX", "Round Rock, TX", "San Antonio, TX"]],
  ["Texas", 10, ["Austin, TX", "Round Rock, TX", "San Antonio, TX", "Dallas, TX", "Texas"]],
  ["Berlin", 10, ["Berlin"]],
  ["Munich", 250, ["München, Germany"]],
  ["Hamburg", 200, ["Berlin", "Hamburg"]],
  ["Oxford, UK", 60, ["London, UK"]],
  ["Germany", 10, ["Berlin", "Hamburg", "München, Germany"]],
  ["United Kingdom", 10, ["London, UK"]],
  ["anywhere", 10, ["Anywhere"]],
  ["Nowhere at all", 250, []],
] as const)("DEC-103 within reach of %s and %i miles", (asked, miles, fitting) => {
  expect(fittingPlaces(asked, miles, PLACES)).toEqual(fitting);
});

test("DEC-103 miles are told of towns, not of states, nor of what nobody knows", () => {
  expect(["Austin, TX", "Texas", "Berlin", "Nowhere at all"].map(isMeasured)).toEqual([true, false, true, false]);
});

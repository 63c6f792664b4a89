import { expect, test } from "vitest";
import { cutLong } from "./cut-long.ts";

const MOST = 16; // words

test("a deed too long to be told is cut before what it lists", () => {
  const deed =
    "Built partnerships with some of the largest bakeries in the region, including Millrace, Harbor Loaf, Northgate Bread and Elm Street Rolls";
  expect(cutLong(deed, MOST)).toEqual(["Built partnerships with some of the largest bakeries in the region"]);
});

test("two deeds in one long line are told one by one", () => {
  const deed =
    "Directed all parts of the yearly training as well as trained the 30 new drivers of both depots in the new routing system";
  expect(cutLong(deed, MOST)).toEqual([
    "Directed all parts of the yearly training",
    "Trained the 30 new drivers of both depots in the new routing system",
  ]);
});

test("a deed in the present is followed by another one in the same form", () => {
  const deed =
    "Checks the papers of all drivers and vehicles of both depots, and develops courses to teach new staff the rules of the road";
  expect(cutLong(deed, MOST)).toEqual([
    "Checks the papers of all drivers and vehicles of both depots",
    "Develops courses to teach new staff the rules of the road",
  ]);
});

test("what somebody else did, or a list, is left in one piece", () => {
  for (const deed of [
    "Served the guests of two halls who called the desk and requested the late menu after the kitchen had closed",
    "Handled ordering, planning, stock counts, training, deliveries, local, regional and national accounts, rotas and the yearly budget round",
    "Cut waste by a third",
  ])
    expect(cutLong(deed, MOST)).toEqual([deed]);
});

import { expect, test } from "vitest";
import { isNoHouse } from "./no-house.ts";

test.each(["Before", "various)", "On my own", "Site: North Depot", "Kittredge", "before Canada"])(
  "issue 17: what says when, where or who is no employer: %s",
  (text) => expect(isNoHouse(text, "Ann Kittredge")).toBe(true),
);

test.each(["Before Hours Ltd", "Various Artists", "Sites Direct", "Kittredge & Sons", "Selfridges", "Ann"])(
  "issue 17: a house that begins alike is one: %s",
  (text) => expect(isNoHouse(text, "Ann Kittredge")).toBe(false),
);

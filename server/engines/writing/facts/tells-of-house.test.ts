import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { tellsOfHouse } from "./tells-of-house.ts";

const profile = profileOf(`
Una Kessler
Hull | una@example.co.uk

Experience
Care Assistant, Fernside Residential Home, Hull, 2020 - Present
- Cared for nine residents`);

test.each([
  ["Fernside is a home of 38 beds for older people", true],
  ["Fernside Residential Home was opened in 1990", true],
  ["Rated Good by the inspectors", true],
  ["Fernside residents: planned outings for nine", false],
  ["Cared for nine residents", false],
])("“%s” describes the employer: %s", (line, isHouse) => {
  expect(tellsOfHouse(line, profile, "en")).toBe(isHouse);
});

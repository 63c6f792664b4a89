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
  ["Established in 1990", true],
  ["Established and kept a filing system", false],
  ["Established 12 new routes", false],
  ["Founded a choir for carers", false],
  ["Rated Good by the inspectors", true],
  ["Fernside residents: planned outings for nine", false],
  ["Cared for nine residents", false],
  ["The company provides a range of banking services to the region", true],
  ["Bank M is a fast growing community bank", true],
  ["Ward was Covid designated until spring 2022", true],
  ["El centro cerró en 2015", true],
  ["Empresa familiar, 38 M€ de facturación", true],
  ["Das Unternehmen beschäftigt 400 Menschen", true],
  ["Family-owned bakery, 12 shops", true],
  ["Team lead for 9 people", false],
  ["Ward rounds with the consultant twice a week", false],
  ["Shop floor of 400 m², displays changed weekly", false],
  ["The store's takings rose by 12% under my lead", false],
  ["Site manager of two plants", false],
])("“%s” describes the employer: %s", (line, isHouse) => {
  expect(tellsOfHouse(line, profile, "en")).toBe(isHouse);
});

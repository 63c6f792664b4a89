import { expect, test } from "vitest";
import { isKnownByLetters } from "./known-by-letters.ts";

test("a short form is known to whoever writes its words, and the other way round", () => {
  expect(isKnownByLetters("HACCP", ["Led hazard analysis and critical control points training"])).toBe(true);
  expect(isKnownByLetters("TUPE", ["Transfer of Undertakings Protection of Employment moves"])).toBe(true);
  expect(isKnownByLetters("personal protective equipment", ["Issued PPE to 40 welders"])).toBe(true);
  expect(isKnownByLetters("LOTO", ["Lock-out tag-out drills"])).toBe(true);
  expect(isKnownByLetters("diplôme d'État d'éducateur de jeunes enfants", ["DEEJE, Rennes, 2013"])).toBe(true);
});

test("other words are not", () => {
  expect(isKnownByLetters("RPA", ["Ran payroll for two depots"])).toBe(false);
  expect(isKnownByLetters("RPA", ["Reviewed purchases annually"])).toBe(false);
  expect(isKnownByLetters("RPA", ["Introduced Robotic Process Automation"])).toBe(true);
  expect(isKnownByLetters("personal protective equipment", ["Stocked PPF film"])).toBe(false);
});

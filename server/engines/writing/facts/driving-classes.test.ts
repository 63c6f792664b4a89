import { expect, test } from "vitest";
import { drivingClassesIn, includesClass } from "./driving-classes.ts";

test.each([
  ["Permis B, C, CE", "Permis", ["B", "C", "CE"]],
  ["Permis C et CE obtenus en 2012", "Permis", ["C", "CE"]],
  ["Führerschein Klassen B, C+E", "Führerschein Klassen", ["B", "CE"]],
  ["Permiso B", "Permiso", ["B"]],
  ["Carnet de conducir: B y C", "Carnet de conducir", ["B", "C"]],
])("the classes of a driving licence are read from its line: %s", (line, paper, classes) => {
  expect(drivingClassesIn(line)).toEqual({ paper, classes });
});

test.each(["Permis de construire", "Carné de manipulador", "Permis de pêche", "Fahrerlaubnis", "Carné a bordo"])(
  "what names no class of a driving licence has none: %s",
  (line) => expect(drivingClassesIn(line)).toBeNull(),
);

test("who drives trucks with trailers may drive a car, and not the other way round", () => {
  expect(includesClass({ paper: "Permis", classes: ["CE"] }, "B")).toBe(true);
  expect(includesClass({ paper: "Permis", classes: ["B"] }, "CE")).toBe(false);
  expect(includesClass({ paper: "Permis", classes: ["C"] }, "D")).toBe(false);
});

import { expect, test } from "vitest";
import { isPartPassed, sayPartPassed } from "./part-passed.ts";

test.each([
  ["fr", "DSCG : 4 UE validées sur 7 (cours à distance)", "J'ai validé 4 UE sur 7 du DSCG."],
  ["fr", "BTS Tourisme (3 épreuves obtenues sur 6)", "J'ai validé 3 épreuves sur 6 du BTS Tourisme."],
  [
    "es",
    "Licenciatura en Trabajo Social, UNR. En curso, 18 materias aprobadas de 30",
    "He aprobado 18 de las 30 materias de Licenciatura en Trabajo Social.",
  ],
] as const)("of a diploma of which parts are passed those are told: %s %s", (language, line, said) => {
  expect(isPartPassed(line)).toBe(true);
  expect(sayPartPassed(line, language)).toBe(said);
});

test("all parts are the diploma itself, and of how many is not always said", () => {
  expect(sayPartPassed("DCG : 13 UE validées sur 13", "fr")).toBeNull();
  expect(sayPartPassed("Abogacía, 12 materias aprobadas", "es")).toBeNull();
  expect(isPartPassed("Master 2 Droit, mention bien")).toBe(false);
});

import { expect, test } from "vitest";
import { amountInBrackets } from "./amount-behind.ts";
import { GRAMMARS } from "./grammars.ts";

test.each([
  [
    "de",
    "Kasse und Warenannahme, samstags bis zu 90 Kunden",
    "gehören die Kasse und Warenannahme (samstags bis zu 90 Kunden)",
  ],
  ["fr", "Soins pré et post-opératoires, 22 lits", "les soins pré et post-opératoires (22 lits)"],
  ["fr", "Création de 12 vidéos de recettes, +1 900 abonnés", "créé 12 vidéos de recettes (+1 900 abonnés)"],
  ["es", "Limpieza de habitaciones, 15 por turno", "Limpio habitaciones (15 por turno)"],
] as const)("an amount behind the last comma of a line stands in brackets: %s %s", (language, line, told) => {
  expect(GRAMMARS[language].tell(line, { isCurrent: true })?.sentence).toContain(told);
});

test("what was done, and the last of a list, are no amounts", () => {
  expect(amountInBrackets("Lager umgebaut, 20 % Fläche gespart")).toBeNull();
  expect(amountInBrackets("Direction d'un hôtel de 40 chambres, 1 restaurant et 1 spa")).toBeNull();
});

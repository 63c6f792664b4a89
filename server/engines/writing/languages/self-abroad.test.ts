import { expect, test } from "vitest";
import { selfAbroad } from "./self-abroad.ts";

test.each([
  [
    "de",
    "Bauzeichnerin mit elf Jahren Erfahrung im Tiefbau.",
    "Ich bin Bauzeichnerin mit elf Jahren Erfahrung im Tiefbau.",
  ],
  ["fr", "Menuisier depuis 12 ans dans le bâtiment.", "Je suis menuisier depuis 12 ans dans le bâtiment."],
  ["es", "Arquitecta con 9 años de experiencia en vivienda.", "Soy arquitecta con 9 años de experiencia en vivienda."],
] as const)("who somebody is at the head of a resume is said as a sentence: %s", (language, line, said) => {
  expect(selfAbroad(line, language)).toBe(said);
});

test("what is no person, or says no years, is none", () => {
  expect(selfAbroad("Amplia experiencia con 9 años en vivienda", "es")).toBeNull();
  expect(selfAbroad("Menuisier rigoureux avec 12 ans de métier", "fr")).toBeNull();
  expect(selfAbroad("Bauzeichnerin mit Erfahrung im Tiefbau", "de")).toBeNull();
});

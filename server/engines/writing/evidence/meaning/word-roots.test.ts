import { expect, test } from "vitest";
import { readWords } from "./read-words.ts";
import { haveRoot } from "./word-roots.ts";

test.each([
  ["angenommen", "annahme", "de"],
  ["vertrat", "vertretung", "de"],
  ["gebrannt", "brennen", "de"],
  ["instandhalte", "instandhaltung", "de"],
  ["remets", "remise", "fr"],
  ["vends", "vente", "fr"],
  ["compruebo", "comprobación", "es"],
  ["atendía", "atención", "es"],
] as const)("%s and %s are of one root", (said, shown, language) => {
  const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "");
  expect(haveRoot(plain(said), plain(shown), language)).toBe(true);
});

test.each([
  ["leiter", "leiten", "de"],
  ["angenommen", "abnahme", "de"],
  ["remets", "promesse", "fr"],
  ["planeo", "planta", "es"],
] as const)("%s and %s are of two", (said, shown, language) => {
  expect(haveRoot(said, shown, language)).toBe(false);
});

test.each([
  ["Ich halte 35 Maschinen instand.", "instandhalte"],
  ["Therapiepläne stimme ich mit Ärzten ab.", "abstimme"],
  ["Zwei Azubis bilde ich aus und helfe im Lager mit.", "ausbilde"],
  ["2022 führte das Team eine Kasse ein.", "einfuhrte"],
])("a German verb whose first part ends its clause is one word: %s", (text, verb) => {
  expect(readWords(text, "de").map(({ word }) => word)).toContain(verb);
});

test("a preposition inside a clause joins nothing", () => {
  const words = readWords("Ich arbeite mit Kindern an der Schule.", "de").map(({ word }) => word);
  expect(words).toContain("arbeite");
});

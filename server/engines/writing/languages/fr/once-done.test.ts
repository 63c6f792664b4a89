import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  ["Passage de Ciel à Odoo en 2019", "J'ai assuré le passage de Ciel à Odoo en 2019"],
  [
    "Mise en service de chaudières chez les particuliers",
    "J'assure la mise en service de chaudières chez les particuliers",
  ],
  [
    "Mise en conformité électrique des ateliers, agrément obtenu en 2020",
    "J'ai assuré la mise en conformité électrique des ateliers ; l'agrément a été obtenu en 2020",
  ],
  ["Portefeuille de 80 locataires", "Je gère un portefeuille de 80 locataires"],
  ["Budget annuel géré : 90 000 €", "Je gère un budget annuel de 90 000 €"],
  ["70 % des élèves viennent en bus", "70 % des élèves viennent en bus"],
  ["Etalonnage des balances", "J'ai en charge l'étalonnage des balances"],
  ["Tenue complète de la paie et des congés", "J'ai en charge la tenue complète de la paie et des congés"],
  [
    "Accueil et orientation téléphonique des familles",
    "J'ai en charge l'accueil et l'orientation téléphonique des familles",
  ],
  ["Infirmière coordinatrice remplaçante", null],
])("French work done once, and what is said of a thing: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each(["Reprise d'études, master", "Passage en CDI en 2020", "Portefeuille clients", "Etancheité des toitures"])(
  "a French line of one's own life or of no deed is not told: %s",
  (line) => {
    expect(told(line)).toBeNull();
  },
);

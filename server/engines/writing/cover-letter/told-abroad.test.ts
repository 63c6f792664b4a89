import { expect, test } from "vitest";
import { GRAMMARS } from "../languages/grammars.ts";
import { isOwnDeed } from "./told-abroad.ts";

const isToldOf = (language: "de" | "fr" | "es", text: string) => {
  const told = GRAMMARS[language].tell(text, { isCurrent: true });
  return told !== null && isOwnDeed(told, text, language);
};

test.each([
  ["de", "Betreuung von 14 Bewohnern im Nachtdienst"],
  ["de", "Lagerverwaltung auf neue Software umgestellt"],
  ["de", "Verantwortlich für Wareneingang und Versand"],
  ["de", "Wartung in SAP PM, Verfügbarkeit der Linie 3 von 86 auf 93 %"],
  ["fr", "Encadrement de deux apprentis"],
  ["fr", "J'ai formé ma remplaçante"],
  ["es", "Implementé un tablero de indicadores"],
  ["es", "Elaboración de planes de mantenimiento"],
  ["es", "Seguimiento de incidencias"],
  ["de", "Wareneingang und Kontrolle der Kühlräume, rund 60 Paletten am Tag"],
  ["fr", "Saisie des bons de livraison, relance des retardataires"],
  ["es", "Plazo de entrega: 9 días → 5 días"],
] as const)("in %s a line that is a deed of its own is a sentence of a letter: %s", (language, line) => {
  expect(isToldOf(language, line)).toBe(true);
});

test.each([
  ["de", "Betriebskostenabrechnung, Mithilfe"],
  ["de", "BMD NTCS, Umstellung von BMD 5.5 mitgemacht (2014)"],
  ["de", "Urlaubsvertretung Kreditoren"],
  ["de", "Großes Sommerfest 2023 mitorganisiert"],
  ["fr", "Délégation 15.000 €"],
  ["fr", "Projet pédagogique réécrit en équipe (2021)"],
  ["fr", "Analyse de pratiques, réunion d'équipe 1 lundi sur 2"],
  ["fr", "Atelier parents-enfants du samedi, 8 à 12 familles"],
  ["es", "Check-in medio de 9 a 5 min con el pre check-in por móvil (2022)"],
  ["es", "Accidentalidad: 41 casos en 2018, 17 en 2023"],
] as const)("in %s a fragment is an item of a list and no sentence: %s", (language, line) => {
  expect(isToldOf(language, line)).toBe(false);
});

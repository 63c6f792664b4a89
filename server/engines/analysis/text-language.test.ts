import { expect, test } from "vitest";
import { textLanguage } from "./text-language.ts";

test.each([
  ["es", "Ana Ruiz\nEnfermera de urgencias en Hospital de Málaga\nCuidado de pacientes y gestión de turnos"],
  ["fr", "Infirmière de nuit\nSuivi de patients, gestion de stocks et accueil des familles"],
  ["pt", "Enfermeira de urgência\nGestão de turnos, cuidados de pacientes com equipa do hospital"],
  ["nl", "Verpleegkundige in het ziekenhuis van Utrecht\nZorg voor patiënten en de planning van de diensten"],
  ["de", "Krankenpflegerin\nPflege von Patienten und Planung der Dienste für das Team"],
  ["en-US", "Registered nurse\nCared for patients and planned the shifts of a team"],
  ["en-US", "12345"],
])("a short resume is read as %s", (language, text) => {
  expect(textLanguage(text)).toBe(language);
});

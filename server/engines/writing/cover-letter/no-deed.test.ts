import { expect, test } from "vitest";
import { isNoDeed, tellsOnlyOfPlace } from "./no-deed.ts";

test.each([
  "Elternzeit 08/2020 - 07/2021",
  "ERTE abril-junio 2020",
  "Türkisch (Muttersprache), Englisch Grundkenntnisse",
  "Français, néerlandais B1",
  "Inglés intermedio. Carnet de conducir",
  "Staplerschein, Kranschein, Ladungssicherung VDI 2700",
  "Formation cadre de santé, en cours (fin prévue juin 2025)",
  "Curso de ventas consultivas (2019)",
  "SAP EWM, MS Excel",
  "Tracing software used QGIS and Inkscape",
  "Night desk role responsible for six islands",
  "Understanding of ferry timetables",
  "Strong knowledge of knots and ropes",
  "Able to lift 20 kg",
])("what tells of no work is no item of a letter's list: %s", (line) => {
  expect(isNoDeed(line)).toBe(true);
});

test.each([
  "Deutsch und Mathematik in zwei Klassen unterrichtet",
  "Formation des nouveaux conducteurs",
  "Permisos de obra y relación con el ayuntamiento",
  "BMD NTCS, Umstellung von BMD 5.5 mitgemacht (2014)",
  "DSO 47 auf 38 Tage",
  "Cursos de seguridad para operarios",
  "Führerscheinprüfungen organisiert",
  "Repaired equipment used on the pier",
])("work that names a paper or a language is one: %s", (line) => {
  expect(isNoDeed(line)).toBe(false);
});

test.each([
  ["10/2021 – 08/2024", true],
  ["El centro cerró en 2015", true],
  ["Empresa familiar, 38 M€ de facturación", true],
  ["48 bed facility.", true],
  ["Report to the trustees' committee", true],
  ["Une garde de week-end par mois", true],
  ["Guardias de 24 h una semana al mes", true],
  ["One weekend in four", true],
  ["Jedes zweite Wochenende", true],
  ["2021 Umsatz um 20 % gesteigert und zwei Filialen übernommen", false],
  ["Reported to the Ministry on water quality, 12 sites", false],
  ["Guardias de urgencias", false],
  ["Shift handover for 32 patients every morning", false],
  ["Opened a 48 bed facility", false],
])("what says nothing of the person's own work is no item of a list: %s: %s", (line, isOfPlace) => {
  expect(tellsOnlyOfPlace(line)).toBe(isOfPlace);
});

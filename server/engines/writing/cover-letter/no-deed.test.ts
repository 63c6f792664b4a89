import { expect, test } from "vitest";
import { isNoDeed } from "./no-deed.ts";

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
])("work that names a paper or a language is one: %s", (line) => {
  expect(isNoDeed(line)).toBe(false);
});

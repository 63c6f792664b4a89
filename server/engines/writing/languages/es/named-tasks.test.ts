import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  ["Atención al huésped y venta de excursiones", "me encargo de la atención al huésped y de la venta de excursiones"],
  ["Recepción de SOAP, KPI y planes de muestreo", "me encargo de la recepción de SOAP, KPI y planes de muestreo"],
  ["Apertura y cierre de la tienda", "me encargo de la apertura y el cierre de la tienda"],
  [
    "Carga y descarga de barcos, 12 grúas por turno",
    "me encargo de la carga y descarga de barcos (12 grúas por turno)",
  ],
  ["Recepción de masas, cremas y rellenos", "me encargo de la recepción de masas, cremas y rellenos"],
  [
    "Facturación a mayoristas y conciliación de bancos",
    "me encargo de la facturación a mayoristas y de la conciliación de bancos",
  ],
])("what a Spanish line names as work is what one sees to: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("Spanish work of a job that has ended was one's charge", () => {
  expect(told("Reparto de prensa por el barrio", false)?.sentence).toBe(
    "Me ocupaba del reparto de prensa por el barrio",
  );
  expect(told("A cargo de 4 peones, 2 oficiales", false)?.sentence).toBe("Estaba a cargo de 4 peones y 2 oficiales");
});

test.each(["Recepción de planos, uso de nivel láser, cinta y GPS", "Certificación de calidad"])(
  "what is no lasting work, or is only used, is no Spanish task: %s",
  (line) => {
    expect(told(line)).toBeNull();
  },
);

test.each([
  ["Tasa de rechazo: 6 % → 2 %", "La tasa de rechazo bajó de 6 % a 2 %"],
  ["Nota Google 4,1 → 4,6", "La nota de Google subió de 4,1 a 4,6"],
  ["Quejas de 15 a 6 al mes", "Las quejas bajaron de 15 a 6 al mes"],
  ["Turnos de 8 a 3", null],
  ["Grupos de 9 a 5 alumnos", null],
])("a Spanish figure that moved is told with its direction, a span is not: %s", (line, sentence) => {
  expect(told(line)?.sentence ?? null).toBe(sentence);
});

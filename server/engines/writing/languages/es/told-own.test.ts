import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  "Me encargo de la barra, la caja y los pedidos de bebidas",
  "Desde 2019 llevo la contabilidad de dos sociedades",
  "Llevo ocho años cuidando niños",
])("a whole Spanish sentence of one's own is told as it is: %s", (line) => {
  expect(told(line)).toBe(line);
});

test("what one sees to now is not told of a job that has ended", () => {
  expect(told("Me encargo de la barra y la caja", false)).toBeNull();
  expect(told("Desde 2019 llevo la contabilidad de dos sociedades", false)).toBeNull();
});

test.each([
  ["En 2022 la panadería vendió un 8 % más", null],
  ["En 2022 las ventas crecieron un 8 %", "En 2022, las ventas crecieron un 8 %"],
  ["Reducción de merma de 4% a 2%", "Reduje la merma de 4% a 2%"],
  [
    "Reducción de stock de 90 a 60 días, ahorro aprox. de 700 € anuales",
    "Reduje el stock de 90 a 60 días y ahorré aproximadamente 700 € anuales",
  ],
  ["Apoyo a la jefa y sustitución en vacaciones", null],
  ["Apoyo a la dirección en compras", "Apoyo a la dirección en compras"],
  [
    "Elaboración de horarios y capacitación a monitores",
    "Me ocupo de la elaboración de horarios y de la capacitación a monitores",
  ],
  [
    "Control de horarios, festivos y cobertura de bajas",
    "Me ocupo del control de horarios y festivos, así como de la cobertura de bajas",
  ],
])("a Spanish line says no more than it may: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([])("the figure behind a mark of a Spanish line is not lost: %s", (line, end) => {
  expect(told(line)?.sentence.endsWith(end)).toBe(true);
});

test.each([
  ["Mejor cocinero de la cadena en 2016", "fui el mejor cocinero de la cadena en 2016"],
  ["Absentismo rebajado del 7 % al 3 %", "rebajé el absentismo del 7 % al 3 %"],
  ["Colaboración con asociaciones del barrio", "colaboro con asociaciones del barrio"],
  ["Captación de socios", "capté socios"],
])("Spanish work that has a name and no verb is told as a native says it: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("what is done now is not told of a job that has ended", () => {
  expect(told("Atiendo a 40 alumnos", false)).toBeNull();
});

test.each([
  "Jornada parcial",
  "Puntualidad y constancia",
  "Baja voluntaria",
  "Café de especialidad",
  "Turno de 6 a 14 horas",
  "Auxiliar administrativo",
  "Yendo a domicilios de la zona",
])("a Spanish line that no sentence can be sure of is not told: %s", (line) => {
  expect(told(line)).toBeNull();
});

test.each([
  ["Reducción del 12 % en los gastos de luz", "Reduje un 12 % los gastos de luz"],
  ["Ahorro de 9.000 € anuales en papel", "Ahorré 9.000 € anuales en papel"],
  ["Disminución de paros de 14 a 8 horas", "Disminuí los paros de 14 a 8 horas"],
  ["Responsable de 2 hornos (turnos: mañana y noche)", "Soy responsable de 2 hornos (turnos: mañana y noche)"],
  ["Subida de la nota en Google de 3,9 a 4,6", "La nota en Google subió de 3,9 a 4,6"],
  ["Concilio cuentas con los bancos", "Concilio cuentas con los bancos"],
  ["Logros: entrega de la nave con 10 días de adelanto", "Entregué la nave con 10 días de adelanto"],
])("a Spanish line says no more and no less in its sentence: %s", (line, said) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })?.sentence).toBe(said);
});

test("what others did of a Spanish person is told as theirs", () => {
  expect(told("Nombrada jefa de sala en 2020")?.clause).toBe("fui nombrada jefa de sala en 2020");
});

test.each([
  ["La nota de los huéspedes subió de 7,9 a 8,6", "la nota de los huéspedes subió de 7,9 a 8,6"],
  ["Las quejas bajaron un 30 % en 2022", "las quejas bajaron un 30 % en 2022"],
  ["Formé a los aprendices de mi taller", "formé a los aprendices de mi taller"],
  ["En 2021 abrí la segunda tienda", "en 2021 abrí la segunda tienda"],
  ["Preparo y reviso los pedidos de la zona norte", "preparo y reviso los pedidos de la zona norte"],
  ["Reparación de motores, cajas y frenos", "reparo motores, cajas y frenos"],
  ["Trabajo a turnos", "trabajo a turnos"],
  ["Administrando la medicación de la planta", "administro la medicación de la planta"],
  ["Atendiendo a los clientes y cobrando en caja", "atiendo a los clientes"],
  ["Preparar los pedidos y cargar los camiones", "preparo los pedidos y cargo los camiones"],
])("a Spanish line of an ordinary trade is told as it is said: %s", (line, said) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })?.clause).toContain(said);
});

test("a gerund or an infinitive of a Spanish job that has ended is told as a habit", () => {
  expect(told("Midiendo piezas con el micrómetro", false)?.clause).toBe("medía piezas con el micrómetro");
  expect(told("Repartir el correo y atender a los vecinos", false)?.clause).toBe(
    "repartía el correo y atendía a los vecinos",
  );
});

test("what was done so often a day is told as a habit", () => {
  expect(GRAMMAR.tell("Limpieza de 12 aulas al día", { isCurrent: false })?.clause).toBe("limpiaba 12 aulas al día");
});

test("papers and houses have their articles in Spanish", () => {
  expect(GRAMMAR.credential("Permiso B")).toBe("el permiso B");
  expect(GRAMMAR.credential("Carné de conducir B, C")).toBe("el carné de conducir B y C");
  expect(GRAMMAR.credential("Primeros auxilios pediátricos")).toBe("formación en primeros auxilios pediátricos");
  expect(GRAMMAR.at("CEIP Balaídos")).toBe("en el CEIP Balaídos");
});

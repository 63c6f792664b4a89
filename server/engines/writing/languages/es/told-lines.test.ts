import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = true) => GRAMMAR.tell(line, { isCurrent });

test.each([
  ["Horno y obrador; desperdicio reducido del 9 % al 4 %", ", y reduje el desperdicio del 9 % al 4 %"],
  ["Riego de invernaderos, 12 hectáreas", ", con 12 hectáreas"],
  ["Supervisión del aparcamiento: 14 vigilantes", " (14 vigilantes)"],
  ["Encargada de la panadería: ventas +9 % en 2022", "; las ventas subieron un 9 % en 2022"],
  ["Encargado de almacén: roturas -30 %", "encargado de almacén; las roturas bajaron un 30 %"],
  ["Gestión de compras; las mermas bajaron un 12 %", "; las mermas bajaron un 12 %"],
  ["45 entregas por turno, satisfacción del 97 %", ", con una satisfacción del 97 %"],
  ["Cobro de recibos: deuda de 80.000 a 30.000 euros", "; la deuda pasó de 80.000 a 30.000 euros"],
  ["Encargada de cocina: menús, alérgenos y pedidos", " y me ocupo de los menús, los alérgenos y los pedidos"],
])("the figure behind a mark of a Spanish line is not lost: %s", (line, end) => {
  expect(told(line)?.sentence.endsWith(end)).toBe(true);
});

test.each([
  ["Etiquetado, embalaje y envíos", "me ocupo del etiquetado, el embalaje y los envíos"],
  ["Lavandería", "me encargo de la lavandería"],
  ["Mejor cocinero de la cadena en 2016", "fui el mejor cocinero de la cadena en 2016"],
  ["Absentismo rebajado del 7 % al 3 %", "rebajé el absentismo del 7 % al 3 %"],
  ["Colaboración con asociaciones del barrio", "colaboro con asociaciones del barrio"],
  ["Captación de socios", "capté socios"],
])("Spanish work that has a name and no verb is told as a native says it: %s", (line, clause) => {
  expect(told(line)?.clause).toBe(clause);
});

test("who moved a figure is said only where the line says it", () => {
  expect(told("Rotación: del 30 % al 12 % en dos años")?.clause).toBe("la rotación pasó del 30 % al 12 % en dos años");
  expect(told("Plazo de 3 a 5 días")?.sentence ?? "").not.toContain("pasó");
});

test("what is done now is not told of a job that has ended", () => {
  expect(told("Atiendo a 40 alumnos", false)).toBeNull();
  expect(told("Etiquetado y envíos", false)?.clause).toBe("me ocupaba del etiquetado y los envíos");
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
  ["Mantenimiento correctivo y preventivo de hornos", "Me ocupo del mantenimiento correctivo y preventivo de hornos"],
  ["Análisis de aguas y redacción de informes", "Me encargo del análisis de aguas y la redacción de informes"],
  ["Reducción del 12 % en los gastos de luz", "Reduje un 12 % los gastos de luz"],
  ["Ahorro de 9.000 € anuales en papel", "Ahorré 9.000 € anuales en papel"],
  ["Servicio de Urgencias", "Trabajo en el Servicio de Urgencias"],
  ["Disminución de paros de 14 a 8 horas", "Disminuí los paros de 14 a 8 horas"],
  ["Responsable de 2 hornos (turnos: mañana y noche)", "Soy responsable de 2 hornos (turnos: mañana y noche)"],
  ["Subida de la nota en Google de 3,9 a 4,6", "La nota en Google subió de 3,9 a 4,6"],
  ["A cargo de 6 peones y 2 oficiales", "Tengo a mi cargo a 6 peones y 2 oficiales"],
  ["Cero accidentes desde 2019", "No ha habido accidentes desde 2019"],
  ["Rotura por debajo del 2 %", "Mantengo la rotura por debajo del 2 %"],
  ["Trato con imprentas, siempre dentro de plazo", "Me ocupo del trato con imprentas, siempre dentro de plazo"],
  ["OTIF del 88 al 96 % en un año", "El OTIF pasó del 88 al 96 % en un año"],
  ["Se redujo la rotación de 30% a 12%", "Se redujo la rotación de 30% a 12%"],
  ["Roturas en tienda: -18 %", "Las roturas en tienda bajaron un 18 %"],
  ["Limpieza y poda; venta de plantas", "Me encargo de la limpieza y la poda, y vendo plantas"],
  ["Bombas de calor: 30 instalaciones desde 2020", "He realizado 30 instalaciones desde 2020 (bombas de calor)"],
  ["Al frente de una brigada de 5", "Estoy al frente de una brigada de 5"],
  ["Cartera de 80 clientes", "Gestiono una cartera de 80 clientes"],
  ["Concilio cuentas con los bancos", "Concilio cuentas con los bancos"],
  ["Logros: entrega de la nave con 10 días de adelanto", "Entregué la nave con 10 días de adelanto"],
  ["preparacion de pedidos, embalaje", "Me encargo de la preparación de pedidos y el embalaje"],
])("a Spanish line says no more and no less in its sentence: %s", (line, said) => {
  expect(GRAMMAR.tell(line, { isCurrent: true })?.sentence).toBe(said);
});

test("what others did of a Spanish person is told as theirs", () => {
  expect(told("Nombrada jefa de sala en 2020")?.clause).toBe("fui nombrada jefa de sala en 2020");
  expect(told("Tareas: reparto, cobro y limpieza")?.clause).toBe("me ocupo del reparto, el cobro y la limpieza");
});

test.each([
  ["La nota de los huéspedes subió de 7,9 a 8,6", "la nota de los huéspedes subió de 7,9 a 8,6"],
  ["Las quejas bajaron un 30 % en 2022", "las quejas bajaron un 30 % en 2022"],
  ["Formé a los aprendices de mi taller", "formé a los aprendices de mi taller"],
  ["Partes de trabajo y facturas en SAP", "de los partes de trabajo y las facturas en SAP"],
  ["Atención telefónica y cobro de recibos", "la atención telefónica y el cobro de recibos"],
  ["Venta de calzado y reposición", "de la venta de calzado y la reposición"],
  ["En 2021 abrí la segunda tienda", "en 2021 abrí la segunda tienda"],
  ["Preparo y reviso los pedidos de la zona norte", "preparo y reviso los pedidos de la zona norte"],
  ["Reparación de motores, cajas y frenos", "reparo motores, cajas y frenos"],
  ["Reparto a 40 bares y cobro de facturas", "del reparto a 40 bares y el cobro de facturas"],
  ["Trabajo a turnos", "trabajo a turnos"],
  ["Administrando la medicación de la planta", "administro la medicación de la planta"],
  ["Atendiendo a los clientes y cobrando en caja", "atiendo a los clientes"],
  ["Preparar los pedidos y cargar los camiones", "preparo los pedidos y cargo los camiones"],
  ["Medición de piezas con vernier, micrómetro y CMM", "la medición de piezas con vernier, micrómetro y CMM"],
  ["Elegir los proveedores de fruta", "me encargo de elegir los proveedores de fruta"],
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

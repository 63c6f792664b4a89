import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { deedOfName } from "./named-deeds.ts";

test("what stands second and is work of its own is not told as done to the first", () => {
  expect(GRAMMAR.tell("Administración de fármacos y cuidado de sondas", { isCurrent: true })?.clause).toBe(
    "me encargo de la administración de fármacos y del cuidado de sondas",
  );
});

test("Spanish lines that name work tell it with its verb, people with their preposition", () => {
  const lines: [string, string | null, string | null][] = [
    [
      "Reducción de las mermas un 12 % en dos años",
      "reduje las mermas un 12 % en dos años",
      "reduje las mermas un 12 % en dos años",
    ],
    ["Formación de cuatro camareros nuevos", "formé a cuatro camareros nuevos", "formé a cuatro camareros nuevos"],
    [
      "Coordinación de 9 mozos y carretilleros",
      "coordino a 9 mozos y carretilleros",
      "coordiné a 9 mozos y carretilleros",
    ],
    ["Facturación y gestión de incidencias", null, null],
    ["Gestión del almacén central", "gestiono el almacén central", "gestioné el almacén central"],
    ["Supervisión del personal de cocina", "superviso al personal de cocina", "supervisé al personal de cocina"],
    [
      "Preparación y revisión de 30 pedidos al día",
      "preparo y reviso 30 pedidos al día",
      "preparaba y revisaba 30 pedidos al día",
    ],
    [
      "Administración de medicación a 20 residentes",
      "administro medicación a 20 residentes",
      "administré medicación a 20 residentes",
    ],
  ];
  for (const [line, now, past] of lines) {
    expect(deedOfName(line, { isCurrent: true })).toBe(now);
    expect(deedOfName(line, { isCurrent: false })).toBe(past);
  }
});

test("Spanish lines whose verb or object is not certain tell no verb", () => {
  for (const line of [
    "Gestión de caja",
    "Control de plagas y de almacén",
    "Jefatura de sala",
    "Gestión de pedidos y atención de llamadas",
  ])
    expect(deedOfName(line, { isCurrent: true }), line).toBeNull();
});

test("what somebody is for others is told as such, and never as a thing one takes care of", () => {
  const said = (line: string, isCurrent: boolean) => GRAMMAR.tell(line, { isCurrent })?.sentence;
  expect(said("Tutora de dos grupos de segundo curso", true)).toBe("Soy tutora de dos grupos de segundo curso");
  expect(said("Encargado del almacén de repuestos", false)).toBe("Fui encargado del almacén de repuestos");
});

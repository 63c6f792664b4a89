import { expect, test } from "vitest";
import { GRAMMARS } from "./grammars.ts";
import { tellsOfLife } from "./life-events.ts";

test.each([
  ["de", "Zivildienst beim Roten Kreuz, Graz, 2012 (9 Monate)"],
  ["de", "Elternzeit (2 Kinder)"],
  ["es", "ERTE 2020: abril a julio del 21"],
  ["fr", "Pause carrière 2017 (6 mois)"],
  ["fr", "04/2020 chômage partiel"],
  ["fr", "Au chômage, 2019-2020"],
  ["es", "En paro: marzo a julio de 2020"],
  ["fr", "Service militaire, 1998-1999"],
  ["es", "Servicio militar obligatorio, 1999"],
  ["es", "Cuidado de mis hijos, 2018-2020"],
] as const)("an event of one's life is no duty of the job beside it, in %s: %s", (language, line) => {
  expect(GRAMMARS[language].tell(line, { isCurrent: false })).toBeNull();
});

test("work for those who are away from theirs is work", () => {
  expect(tellsOfLife("Beratung für Elternzeit und Mutterschutz")).toBe(false);
  expect(tellsOfLife("Remplacement pour congé maternité")).toBe(false);
  expect(tellsOfLife("Tramitación de un ERTE para 60 personas")).toBe(false);
});

import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string) => GRAMMAR.tell(line, { isCurrent: true })?.sentence ?? null;

test("what was brought up or down is told with its verb and its article", () => {
  expect(told("Délai de livraison réduit de 12 à 7 jours")).toBe("J'ai réduit le délai de livraison de 12 à 7 jours");
  expect(told("Ventes augmentées de 20 % en un an")).toBe("J'ai augmenté les ventes de 20 % en un an");
  expect(told("Chiffre d'affaires du magasin")).toBeNull();
});

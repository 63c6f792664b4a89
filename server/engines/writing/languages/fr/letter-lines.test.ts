import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent: boolean) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test("a second count loses the article of the name of work, and what is handed over once is past", () => {
  expect(told("Encadrement de 3 cheffes de rang et de 12 serveurs", true)).toBe(
    "J'encadre 3 cheffes de rang et 12 serveurs",
  );
  expect(told("Livraison d'une école de 14 classes", true)).toBe("J'ai livré une école de 14 classes");
  expect(told("Livraison des repas à domicile", true)).toBe("Je livre les repas à domicile");
});

test("who somebody is the reference for is told", () => {
  expect(told("Référent hygiène pour la cuisine centrale", true)).toBe(
    "Je suis référent hygiène pour la cuisine centrale",
  );
});

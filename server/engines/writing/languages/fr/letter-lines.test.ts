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

test("who somebody is the reference for, and tutoring, are told", () => {
  expect(told("Référent hygiène pour la cuisine centrale", true)).toBe(
    "Je suis référent hygiène pour la cuisine centrale",
  );
  expect(told("Tutorat des apprentis en boucherie", false)).toBe("Je m'occupais du tutorat des apprentis en boucherie");
});

test("each of two names of work that are added has its article", () => {
  const added = (line: string) => GRAMMAR.tell(line, { isCurrent: false })?.added ?? null;
  expect(added("Rangement et étiquetage de la réserve")).toBe(
    "Je m'occupais aussi du rangement et de l'étiquetage de la réserve",
  );
  expect(added("Tutorat des apprentis en boucherie")).toBe("Je m'occupais aussi du tutorat des apprentis en boucherie");
});

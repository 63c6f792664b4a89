import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const NO_LIST = { title: "", isOrder: false };

const now = (line: string) => GRAMMAR.tell(line, { isCurrent: true })?.sentence ?? null;

test("an adjective that opens a German line is small within its sentence, a noun is not", () => {
  expect(now("Verspätete Lieferungen um 30 % reduziert")).toBe("Ich habe verspätete Lieferungen um 30 % reduziert");
  expect(now("Berichte Nord und Süd zusammengestellt")).toBe("Ich habe Berichte Nord und Süd zusammengestellt");
});

test("what came of a German deed may follow it", () => {
  expect(now("Ein Reparaturcafé gegründet, in dem zwölf Ehrenamtliche arbeiten")).toBe(
    "Ich habe ein Reparaturcafé gegründet, in dem zwölf Ehrenamtliche arbeiten",
  );
});

test("of two verbs a German posting names, the first is taken with its object", () => {
  expect(GRAMMAR.needs("Sie führen Gespräche und beraten neue Kunden", NO_LIST)).toContain("Gespräche zu führen");
});

test("names that begin with an adjective are declined", () => {
  expect(GRAMMAR.at("Katholischer Schulverein Fulda")).toBe("beim Katholischen Schulverein Fulda");
  expect(GRAMMAR.at("Städtisches Klinikum Görlitz")).toBe("beim Städtischen Klinikum Görlitz");
  expect(GRAMMAR.at("Evangelische Altenhilfe Lippe gGmbH")).toBe("bei der Evangelischen Altenhilfe Lippe");
  expect(GRAMMAR.at("Katholisches Klinikum Lahn gGmbH")).toBe("beim Katholischen Klinikum Lahn");
  expect(GRAMMAR.at("Möbelwerke Tretter")).toBe("bei den Möbelwerken Tretter");
  expect(GRAMMAR.at("Badische Ölmühlen GmbH")).toBe("bei der Badischen Ölmühlen GmbH");
});

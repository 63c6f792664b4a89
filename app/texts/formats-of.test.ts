import { expect, test } from "vitest";
import { formats as german } from "./de/formats.ts";
import { formats as english } from "./en/formats.ts";
import { formats as spanish } from "./es/formats.ts";
import { formats as french } from "./fr/formats.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const before = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
/** Intl writes spaces that do not break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("DEC-73 English dates stay those of the specification", () => {
  expect(english.longDate("2024-12-05T00:30:00.000Z")).toBe("December 5, 2024");
  expect(english.posted(before(15), NOW)).toBe("2 weeks ago");
});

test("a long date is written as the language writes it, in UTC", () => {
  const late = "2024-12-05T23:59:59.000Z";
  expect(german.longDate(late)).toBe("5. Dezember 2024");
  expect(french.longDate(late)).toBe("5 décembre 2024");
  expect(spanish.longDate(late)).toBe("5 de diciembre de 2024");
  expect(german.longDate(null)).toBe("Datum unbekannt");
  expect(german.longDate("soon")).toBe("ungültiges Datum");
});

test.each([
  [0, "heute"],
  [1, "gestern"],
  [3, "vor 3 Tagen"],
  [15, "vor 2 Wochen"],
  [45, "vor 1 Monat"],
  [400, "vor 1 Jahr"],
])("what was posted %i days ago reads %j in German", (days, text) => {
  expect(german.posted(before(days), NOW)).toBe(text);
});

test("a posting without a date says so, one with a relative date has it translated", () => {
  expect(german.posted(null, NOW)).toBe("vor Kurzem veröffentlicht");
  expect(french.posted("30+ days ago", NOW)).toBe("il y a 1 mois");
});

test("numbers and money are written as the language writes them", () => {
  expect(plain(german.dollars(9.99))).toBe("9,99 $");
  expect(plain(german.dollars(0))).toBe("0 $");
  expect(plain(french.money(50_000, "EUR"))).toBe("50 000 €");
  expect(spanish.list(["a", "b", "c"])).toBe("a, b y c");
});

test("the day since which there is news", () => {
  expect(german.day(before(0), NOW)).toBe("heute");
  expect(german.day(before(1), NOW)).toBe("gestern");
  expect(german.day(before(4), NOW)).toBe("Mittwoch");
  expect(german.day(before(40), NOW)).toBe("13. Okt.");
});

test("a share is written with the sign and the comma of the language", () => {
  const said = [english, german, french, spanish].map(({ percent }) => [0.98, 0.999, 1].map(percent).map(plain));
  const apart = ["98 %", "99,9 %", "100 %"];
  expect(said).toEqual([["98%", "99.9%", "100%"], apart, apart, apart]);
});

import { expect, test } from "vitest";
import { readNumbers } from "./read-numbers.ts";

const values = (text: string) =>
  readNumbers(text).map(({ value, unit }) => (unit === "plain" ? value : `${value} ${unit}`));

test("numbers are read by value, whatever their signs", () => {
  expect(values("50k 50 50.000 50,000 50 000 1.5M")).toEqual([50000, 50, 50000, 50000, 50000, 1500000]);
  expect(values("1.250.000,50 €")).toEqual(["1250000.5 money"]);
  expect(values("3.8 and 0.125")).toEqual([3.8, 0.125]);
  expect(values("$1.2 million, 40 %, 12 Prozent, 7 por ciento")).toEqual([
    "1200000 money",
    "40 percent",
    "12 percent",
    "7 percent",
  ]);
});

test("number words count in four languages, articles do not", () => {
  expect(values("twelve nurses, forty-one rooms, a dozen")).toEqual([12, 41, 12]);
  expect(values("zwölf Betten, drei Ärzte, ein Team")).toEqual([12, 3]);
  expect(values("doce empleados y un gerente")).toEqual([12]);
  expect(values("douze couverts et une terrasse")).toEqual([12]);
});

test("digits inside a name are no number", () => {
  expect(values("B2B, S3, ES6 and H2O")).toEqual([]);
});

test("numbers of several words are one number", () => {
  expect(values("two hundred and ten beds, ninety-five thousand visits, a hundred and three of them")).toEqual([
    210, 95000, 103,
  ]);
  expect(values("zweihundertfünfzig Betten, dreitausend Akten, hundertzwanzig Gäste, fünfundvierzig")).toEqual([
    250, 3000, 120, 45,
  ]);
  expect(values("quatre-vingt-douze lits, soixante-dix, vingt et un, deux cents, dix-sept, trois mille")).toEqual([
    92, 70, 21, 200, 17, 3000,
  ]);
  expect(values("treinta y cinco camas, doscientos veinte, noventa y cinco mil, mil quinientos")).toEqual([
    35, 220, 95000, 1500,
  ]);
  expect(values("five or six, two dozen, eleven percent, two thousand euros")).toEqual([
    5,
    6,
    24,
    "11 percent",
    "2000 money",
  ]);
  expect(values("twenty and five, three four")).toEqual([20, 5, 3, 4]);
});

test.each([
  ["half a million dollars", 500_000],
  ["medio millón de palabras", 500_000],
  ["eine halbe Million Euro", 500_000],
  ["12 000 euros", 12_000],
])("%s is %d", (text, value) => {
  const [number] = readNumbers(text);
  expect(number?.value).toBe(value);
  expect(text.slice(number?.to).trim()).not.toMatch(/^os/);
});

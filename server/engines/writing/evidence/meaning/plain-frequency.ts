import { anyOf } from "../../../any-of.ts";

type Nth = Readonly<Record<string, number>>;

const numbered = (words: string, first: number): Nth =>
  Object.fromEntries(words.split(" ").map((word, at) => [word, at + first]));
const COUNTS: Nth = {
  ...numbered("two three four five six seven eight nine ten", 2),
  ...numbered("zwei drei vier fünf sechs sieben acht neun zehn", 2),
  ...numbered("deux trois quatre cinq six sept huit neuf dix", 2),
  ...numbered("dos tres cuatro cinco seis siete ocho nueve diez", 2),
  ...numbered("second third fourth fifth sixth seventh eighth", 2),
  ...numbered("2nd 3rd 4th 5th 6th 7th 8th", 2),
  ...numbered("zweite dritte vierte fünfte sechste siebte achte", 2),
  other: 2,
};
const NUMBERS = anyOf(...Object.keys(COUNTS));
const COUNT = String.raw`(?<count>${NUMBERS}|\d{1,2})`;
const EN = String.raw`(?<unit>day|night|week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const DE = String.raw`(?<unit>Woche)n?`;

const SAID: readonly (readonly [said: RegExp, lead: string, two: string])[] = [
  [
    new RegExp(String.raw`(?<![\p{L}\d])(?:one|1) ${EN}s? (?:out )?(?:in|of)(?: every)? ${COUNT}(?![\p{L}\d])`, "giu"),
    "every",
    "two",
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d])(?:one|1) (?:out of|in)(?: every)? ${COUNT} ${EN}s(?!\p{L})`, "giu"),
    "every",
    "two",
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d])(?:(?:once|one) )?(?:every|each) ${COUNT} ${EN}s?(?!\p{L})`, "giu"),
    "every",
    "two",
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])jede[nrms]? ${COUNT}[nrms]?\.? ${DE}(?!\p{L})|(?<![\p{L}\d])alle (?<all>${NUMBERS}|\d{1,2}) (?<units>Wochen)(?!\p{L})`,
      "giu",
    ),
    "alle",
    "zwei",
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:une (?<unit>semaine|nuit|fin de semaine) sur ${COUNT}|toutes les (?<all>${NUMBERS}|\d{1,2}) (?<units>semaines|nuits))(?![\p{L}\d])`,
      "giu",
    ),
    "toutes les",
    "deux",
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:una (?<unit>semana|noche) (?:de |por )?(?:cada )?${COUNT}|cada (?<all>${NUMBERS}|\d{1,2}) (?<units>semanas|noches))(?![\p{L}\d])`,
      "giu",
    ),
    "cada",
    "dos",
  ],
];

/** How often in one way of saying it: "one week in five" and "every fifth week" are every 5 weeks. */
export function plainFrequency(text: string): string {
  return SAID.reduce((rest, [said, lead, two]) => {
    return rest.replace(said, (...found) => {
      const { count, all, unit, units = `${unit}${/^woche$/iu.test(unit) ? "n" : "s"}` } = found.at(-1);
      const written = (count ?? all).toLowerCase();
      const number = COUNTS[written] ?? Number(written);
      return `${lead} ${number === 2 ? two : number} ${units}`;
    });
  }, text);
}

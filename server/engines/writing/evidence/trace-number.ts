import { anyOf, anyOfLines } from "../../any-of.ts";
import { areForms, claimingWords, type FactWord, factWords } from "./fact-words.ts";
import { rememberText } from "../../../domain/remember-text.ts";
import type { FoundNumber } from "./read-numbers.ts";
import type { SourceStatement } from "./sources.ts";

const NEIGHBOURHOOD = 6;
/** Folded nouns of time, which hold sentences together and are counted all the same: right after a number they must match. */
const UNITS: readonly RegExp[] = [
  /^(?:years?|yrs?|jahren?|jahre|anos?|ans?|annees?)$/u,
  /^(?:months?|monaten?|monate|mes(?:es)?|mois)$/u,
  /^(?:weeks?|wochen?|semanas?|semaines?)$/u,
  /^(?:days?|tagen?|tage|dias?|jours?)$/u,
  /^(?:h|hrs?|hours?|std|stunden?|horas?|heures?)$/u,
  /^(?:minutes?|mins?|minuten|minutos?)$/u,
  /^(?:ms|milliseconds?|millisekunden?|milisegundos?|millisecondes?)$/u,
  /^(?:s|seconds?|secs?|sekunden?|segundos?|secondes?)$/u,
  /^(?:kg|kilos?|kilogram(?:m|mes?|ms|s|os?)?)$/u,
  /^(?:t|tons?|tonnes?|tonnen|toneladas?)$/u,
  /^(?:m|m2|qm|sqm|square|quadratmetern?|met(?:er|re)s?|metern|metros?)$/u,
  /^(?:ha|hect[aá]re(?:s|as)?|hektar|hect[aá]reas?)$/u,
  /^(?:mw|megawatts?|megavatios?|m[eé]gawatts?)$/u,
  /^(?:km|kilomet(?:er|re)s?|kilometern|kilometros?)$/u,
];
/** How often: "400 a week" is not "400 a day". */
const EACH = anyOf(String.raw`an? per each every pro im am je jede[ns]? in\sder por al a\sla cada par chaque`);

function rate(units: string, words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${EACH}\s${anyOf(units)}|${anyOf(words)})(?!\p{L})`, "iu");
}

/** How often, with a number in it that counts nothing. */
export const TWO_WEEKS = anyOf(
  String.raw`bi-?weekly fortnight(?:ly)? every\s(?:two|2|other|second)\sweeks? alle\s(?:zwei|2|vierzehn|14)\s(?:Wochen|Tage)`,
  String.raw`zweiwöchentlich\p{L}* (?:14|vierzehn)-?täg\p{L}+ quincenal\p{L}* cada\s(?:dos\ssemanas|quince\sdías)`,
  String.raw`toutes\sles\sdeux\ssemaines tous\sles\s(?:quinze|15)\sjours`,
);

const RATES: readonly RegExp[] = [
  rate(
    "year jahr año an année",
    String.raw`l['’]année yearly annual(?:ly)? p\.a\. jährlich\p{L}* anual\p{L}* annuel\p{L}*`,
  ),
  rate("month monat mes mois", String.raw`monthly monatlich\p{L}* mensual\p{L}* mensuel\p{L}*`),
  rate("week woche semana semaine", String.raw`weekly wöchentlich\p{L}* semanal\p{L}* hebdomadaire\p{L}*`),
  rate("day tag día dia jour", String.raw`daily täglich\p{L}* diari\p{L}+ quotidien\p{L}*`),
  rate("season saison temporada", "seasonal(?:ly)? saisonal"),
  rate("shift schicht turno service", "schichtweise"),
  rate("night evening nacht abend nuit soir noche", "nightly nächtlich"),
  rate("quarter quartal trimestre", String.raw`quarterly vierteljährlich\p{L}* trimestr\p{L}+`),
  rate("minute minuto", "wpm"),
  // "Every second Saturday" is no rate of seconds.
  rate(String.raw`(?:second|sekunde|segundo|seconde)(?!\s\p{L})`, "sekündlich"),
  rate("hour stunde hora heure", "hourly stündlich"),
  new RegExp(String.raw`(?<!\p{L})${TWO_WEEKS}(?!\p{L})`, "iu"),
];
const MORE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`more\sthan (?<!(?:spread|distributed|divided|split|stretched|scattered|all|carried)\s)over at\sleast`,
    String.raw`above exceeding upwards?\sof mehr\sals über mindestens más\sde al\smenos`,
    String.raw`plus\sde au\smoins exceeds? exceeded tops? supera(?:n|ba)?(?:\shoy)?(?:\sl[oa]s)? dépass\p{L}+(?:\sles)?`,
    String.raw`übersteig\p{L}+`,
  )}\s*$`,
  "iu",
);
const AT_MOST = new RegExp(
  String.raw`${anyOfLines`
    \bup to|\bas (?:many|much) as|\bless than|\bfewer than|\bnearly
    \balmost|\bjust under|\bbis zu|\bfast|\bknapp|\bhasta|\bcasi
    \bjusqu['’]à|\bpresque|\b(?:largest|biggest|longest) (?:with|around|about|of|at)
    \bat (?:the )?most|\bhöchstens|\bmaximal|\bcomo (?:mucho|máximo)|\bau (?:plus|maximum)
  `}\s*$`,
  "iu",
);

/** What the number counts: the claiming words right after it, else the ones before. */
export function countedWords(text: string, number: FoundNumber): FactWord[] {
  const words = claimingWords(text).filter(({ from, to }) => to <= number.from || from >= number.to);
  const after = words.filter(
    ({ from }) => from >= number.to && from - number.to < 40 && !/[.;:]/.test(text.slice(number.to, from)),
  );
  if (after.length > 0) return after.slice(0, 2);
  return words.filter(({ to }) => to <= number.from && number.from - to < 30).slice(-2);
}

/** Whether a statement says the number of the same thing, as often and with no more than it. */
export function numberStandsIn(text: string, number: FoundNumber, statement: SourceStatement): boolean {
  const counted = countedWords(text, number);
  const unit = unitAfter(text, number.to);
  const rate = rateAfter(text, number);
  return statement.numbers.some((other) => {
    // "50k" may mean "$50,000", but "18" never "18%".
    const isSameUnit = other.unit === number.unit || (number.unit === "plain" && other.unit === "money");
    if (other.value !== number.value || !isSameUnit) return false;
    if (isYear(number)) return true;
    if (boundOf(text, number) !== boundOf(statement.text, other)) return false;
    if (rate !== null && !rate.test(statement.text)) return false;
    if (unit !== null) return unitAfter(statement.text, other.to) === unit;
    const around = wordsAround(statement.text, other, NEIGHBOURHOOD);
    // "A team of six": what is counted holds sentences together, and must be the same all the same.
    const things = counted.length > 0 ? counted : wordsAround(text, number, 2).filter(({ word }) => word.length > 3);
    return things.length === 0 || things.some(({ word }) => around.some((near) => areForms(word, near.word)));
  });
}

function wordsAround(text: string, { from, to }: FoundNumber, count: number): FactWord[] {
  const words = factWords(text);
  return [
    ...words.filter((word) => word.to <= from).slice(-count),
    ...words.filter((word) => word.from >= to).slice(0, count),
  ];
}

/** How often a text says that something was, as places in the list of rates. */
export const ratesIn = rememberText((given): readonly number[] => {
  const text = given.replace(OF_A_TIME, " ");
  return RATES.flatMap((rate, index) => (rate.test(text) ? [index] : []));
});

/** Whether a number is a calendar year. */
export function isYear({ value, text }: FoundNumber): boolean {
  return Number.isInteger(value) && value >= 1945 && value <= 2100 && /^\d{4}$/.test(text);
}

export function unitAfter(text: string, at: number): RegExp | null {
  const [next] = factWords(text.slice(at, at + 30));
  return next && next.from <= 3 ? (UNITS.find((unit) => unit.test(next.word)) ?? null) : null;
}

/** "A day's work" is no rate, nor is "half an hour". */
const OF_A_TIME =
  /(?<!\p{L})(?:an?\s\p{L}+['’]s|(?:half|quarter of)\san?\s(?:hour|day|year)|par\smes(?=\ssoins))(?!\p{L})/giu;

/** The rate between a number and the end of its clause, or the next number: "a 40-foot bus and 300 passengers a day". */
export function rateAfter(text: string, number: FoundNumber): RegExp | null {
  const after = text.slice(number.to, number.to + 80).replace(OF_A_TIME, " ");
  const clause = /^[^.;:,]*?(?=[.;:,]|\d|\s(?:and|und|et|y)\s|$)/.exec(after)?.[0] ?? "";
  return RATES.find((rate) => rate.test(clause)) ?? null;
}

export function boundOf(text: string, number: FoundNumber): "more" | "at most" | null {
  const before = text.slice(0, number.from);
  if (MORE.test(before) || /^\+/.test(text.slice(number.to)) || /\+/.test(number.text)) return "more";
  return AT_MOST.test(before) ? "at most" : null;
}

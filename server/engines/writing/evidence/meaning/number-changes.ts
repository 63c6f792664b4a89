import { anyOf } from "../../../any-of.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { isYear } from "../trace-number.ts";
import type { MeantWord } from "./read-words.ts";
import { secondsAfter } from "./time-units.ts";

export type Counted = { text: string; words: readonly MeantWord[]; numbers: readonly FoundNumber[] };

const FROM = new RegExp(
  String.raw`(?<!\p{L})(?:from|von|de|d['’]|del|between)\s*(?:${anyOf(
    "monatlich täglich wöchentlich jährlich etwa rund about around roughly nearly some environ unos unas casi",
  )}\s)?(?:[$€£]\s?)?$`,
  "iu",
);
const DOWN_FROM =
  /(?:(?:up|down)\sfrom|instead\sof|rather\sthan|(?<!\p{L})(?:an)?statt|au\slieu\sde|en\s(?:lugar|vez)\sde)\s*$/iu;
const BEFORE_WORDS = anyOf("before earlier previously vorher zuvor davor avant auparavant antes formerly");
const FORMERLY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`used\sto\s\p{L}+ formerly previously before:? (?:vorher|zuvor|bisher|davor)(?:\s(?:waren|war|lagen?|betrug)(?:\s(?:es|sie|er))?)? früher\s\p{L}+(?:\ses)?`,
    String.raw`antes(?:\s(?:eran|era))? auparavant where\sit\s(?:used\sto\sbe|was|had\sbeen) when\sit\s(?:was|had\sbeen)`,
    String.raw`\((?:was|were|war|waren|previously|previous\syear|Vorjahr|vorher|zuvor|antes|avant|année\sprécédente|año\santerior):?`,
  )}\s*$`,
  "iu",
);
/** "52 before", and not "before I came". */
const WAS_BEFORE = new RegExp(String.raw`^\s*(?:\p{L}+\s)?${BEFORE_WORDS}\s*(?:[.,;:)]|$)`, "iu");

const FROM_ALONE = /^\s?(?:from|von|de|desde)\s(?:[$€£]\s?)?$/iu; // "Down to 1.2% from 3.9%"
const UP_TO = /(?<!\p{L})(?:to|at|auf|à|al?)\s(?:[$€£]\s?)?$/iu;

/** From and to: the two numbers of a change, whichever comes first. Years are no part of it. */
export function changeIn(counted: Counted): Change | null {
  const known = changes.get(counted);
  if (known !== undefined) return known;
  const change =
    labelledChange(counted) ??
    forwardChange(counted) ??
    backwardChange(counted) ??
    changeOverTime(counted) ??
    datedChange(counted) ??
    bareChange(counted);
  changes.set(counted, change);
  return change;
}

type Change = { from: FoundNumber; to: FoundNumber };
const changes = new WeakMap<Counted, Change | null>();

const NOW = anyOf(
  "now today currently nowadays heute jetzt mittlerweile inzwischen aujourd['’]hui désormais maintenant hoy ahora",
);
const NOW_NEAR = new RegExp(String.raw`(?<!\p{L})${NOW}(?!\p{L})`, "iu");
const THEN = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`before used\sto when\s(?:I|we) was were once formerly früher vorher bevor als\sich war waren brauchten avant`,
    String.raw`quand\sje auparavant antes cuando era eran took`,
  )}(?!\p{L})`,
  "iu",
);

/** "Forty went missing a year before I came; now it is six": then and now, in two clauses. */
function changeOverTime({ text, numbers }: Counted): { from: FoundNumber; to: FoundNumber } | null {
  const figures = numbers.filter((number) => !isYear(number) && (number.value !== 1 || number.unit !== "plain"));
  const [from, to, more] = figures;
  if (!from || !to || more) return null;
  const between = text.slice(from.to, to.from);
  const isNow = NOW_NEAR.test(between) || NOW_NEAR.test(text.slice(to.to));
  return isNow && THEN.test(text.slice(0, to.from)) ? { from, to } : null;
}

const LABELLED = new RegExp(String.raw`^\s?${BEFORE_WORDS}[,;:]?\s?(?:and\s|und\s|et\s|y\s)?$`, "iu");
const THEREAFTER =
  /^\s*(?:after|afterwards|now|danach|nachher|heute|jetzt|après|ensuite|aujourd['’]hui|después|ahora|hoy)(?!\p{L})/iu;

/** "41% before, 78% after". */
function labelledChange({ text, numbers }: Counted): Change | null {
  const figures = numbers.filter((number) => !isYear(number));
  for (const [index, from] of figures.entries()) {
    const to = figures[index + 1];
    if (to && LABELLED.test(text.slice(from.to, to.from)) && THEREAFTER.test(text.slice(to.to))) return { from, to };
  }
  return null;
}

/** "34 days instead of 52", "within 5 days (8 before)". */
function backwardChange({ text, numbers }: Counted): { from: FoundNumber; to: FoundNumber } | null {
  const figures = numbers.filter((number) => !isYear(number));
  for (const [index, to] of figures.entries()) {
    const from = figures[index + 1];
    if (!from) return null;
    const between = text.slice(to.to, from.from);
    if (between.length > 60) continue;
    const isFrom = FROM_ALONE.test(between) && UP_TO.test(text.slice(0, to.from));
    if (isFrom || DOWN_FROM.test(between) || FORMERLY.test(between) || WAS_BEFORE.test(text.slice(from.to)))
      return { from, to };
  }
  return null;
}

function forwardChange({ text, numbers }: Counted): { from: FoundNumber; to: FoundNumber } | null {
  const figures = numbers.filter((number) => !isYear(number));
  for (const [index, from] of figures.entries()) {
    const to = figures[index + 1];
    if (!to) return null;
    const between = text.slice(from.to, to.from);
    const joins = /(?<!\p{L})(?:to|auf|bis|à|a|al|down to|up to)\s*(?:[$€£]\s?)?$/iu.test(between);
    if (joins && between.length < 40 && FROM.test(text.slice(0, from.from))) return { from, to };
    if (ARROW.test(between)) return { from, to };
  }
  return null;
}

const ARROW = /^[^.;,]{0,16}(?:→|->|=>|➔|⟶)\s?(?:[$€£]\s?)?$/u;
const OF_YEAR = /^[^.;,]{0,12}?\(?(?:(?:in|en|im Jahr)\s)?\(?$/iu;

const OF_NOW = new RegExp(String.raw`^(?:\s\p{L}+)?\s${NOW}(?!\p{L})`, "iu");

/** "Revenue: €1.2m in 2021, €1.7m in 2024": each figure has its year. */
function datedChange({ text, numbers }: Counted): Change | null {
  const dated = numbers.flatMap((figure, at) => {
    const year = numbers[at + 1];
    if (isYear(figure)) return [];
    if (OF_NOW.test(text.slice(figure.to))) return [{ figure, year: Number.POSITIVE_INFINITY }];
    const isOf = year && isYear(year) && OF_YEAR.test(text.slice(figure.to, year.from));
    return isOf ? [{ figure, year: year.value }] : [];
  });
  const [one, other, more] = dated;
  if (!one || !other || more || one.year === other.year || one.figure.unit !== other.figure.unit) return null;
  const [from, to] = one.year < other.year ? [one, other] : [other, one];
  return { from: from.figure, to: to.figure };
}

const TO_ALONE = /(?<!\p{L})(?:to|auf|à|a)\s*(?:[$€£]\s?)?$/iu;
const MOST_BETWEEN = 24;

/** "Consolidated 48 suppliers to 19", "build time 22 min to 6 min": what falls and names a thing is no range. */
function bareChange({ text, numbers }: Counted): Change | null {
  const figures = numbers.filter((number) => !isYear(number));
  for (const [index, from] of figures.entries()) {
    const to = figures[index + 1];
    if (!to || to.value >= from.value) continue;
    const between = text.slice(from.to, to.from);
    const isNamed = /\p{L}/u.test(between.replace(TO_ALONE, "")) || from.unit !== "plain";
    if (between.length <= MOST_BETWEEN && isNamed && TO_ALONE.test(between) && !/[.;,:]/.test(between))
      return { from, to };
  }
  return null;
}

const PART_OF = anyOf(
  "% percent prozent drittel viertel fünftel hälfte third quarter fifth half tiers quart cinquième moitié tercio cuarto",
  String.raw`quinto mitad per\scent por\sciento pour\scent`,
);
/** "A fifth fewer", "28 % menos". */
const FEWER = new RegExp(
  String.raw`${PART_OF}\s${anyOf(
    String.raw`less fewer lower weniger geringer\p{L}* niedriger\p{L}* moins de\smoins menos`,
  )}(?!\p{L})`,
  "iu",
);
const HIGHER = new RegExp(
  String.raw`${PART_OF}\s${anyOf(String.raw`more higher mehr höher\p{L}* de\splus más`)}(?!\p{L}|\s(?:than|als|de|que))`,
  "iu",
);

const SIGNED_UP = /(?<![\p{L}\p{N}])\+\s?\d[\d.,]*\s?%/u; // "Revenue +22 %"
const SIGNED_DOWN = /(?<![\p{L}\p{N}]\s?)[-−–]\s?\d[\d.,]*\s?%/u;

const WENT = "(?:go(?:es|ing|ne)?|went|c[oa]me|climbed|shot|crept)";
const WENT_UP = new RegExp(String.raw`(?<!\p{L})${WENT}\sup(?!\p{L}|\swith)`, "iu");
const WENT_DOWN = new RegExp(String.raw`(?<!\p{L})${WENT}\sdown(?!\p{L})`, "iu");

/** Which way the numbers of a change go, "5 hours to 40 minutes" included; null without one. */
export function directionOf(counted: Counted): "up" | "down" | null {
  const change = changeIn(counted);
  if (!change) return directionInWords(counted.text);
  const [from, to] = sizesOf(change, counted.text);
  if (from === to) return null;
  return to > from ? "up" : "down";
}

function directionInWords(text: string): "up" | "down" | null {
  if (SIGNED_UP.test(text) || HIGHER.test(text) || WENT_UP.test(text)) return "up";
  return SIGNED_DOWN.test(text) || FEWER.test(text) || WENT_DOWN.test(text) ? "down" : null;
}

/** Both ends of a change in one unit; the one that says none has the other's. */
export function sizesOf(change: { from: FoundNumber; to: FoundNumber }, text: string): [from: number, to: number] {
  const [start, end] = [secondsAfter(text, change.from), secondsAfter(text, change.to)];
  return [change.from.value * (start ?? end ?? 1), change.to.value * (end ?? start ?? 1)];
}

const PERCENT_AFTER =
  /^\s*(?:to|auf|à|al?|and|und)\s+(?:[\d.,]+|\p{L}+)\s?(?:%|per ?cent|prozent|por ciento|pour cent)/iu;
const MONEY_AFTER =
  /^\s?(?:to|auf|à|al?|and|und)\s(?:[$€£]|\d[\d.,\s\u00a0\u202f]*(?:[$€£]|euros?|dollars?|pounds|EUR|USD))/iu;

/** "From 48 to 71 percent": the sign of the second number is the first one's, too. */
function unitOf(number: FoundNumber, text: string): FoundNumber["unit"] {
  if (number.unit === "plain" && MONEY_AFTER.test(text.slice(number.to))) return "money";
  return PERCENT_AFTER.test(text.slice(number.to)) ? "percent" : number.unit;
}

/** "From 900 euros a month to 250": the second number has the first one's sign. */
export function unitIn(counted: Counted, number: FoundNumber): FoundNumber["unit"] {
  const change = number.unit === "plain" ? changeIn(counted) : null;
  if (change?.from.from === number.from && change.to.from < number.from) return unitOf(change.to, counted.text);
  return change?.to.from === number.from ? unitOf(change.from, counted.text) : unitOf(number, counted.text);
}

import { ON_TERMS } from "../../../analysis/job-terms.ts";
import { anyOf } from "../../../any-of.ts";
import { plainFrequency } from "./plain-frequency.ts";

const SHORT: Readonly<Record<string, string>> = {
  d: "day",
  wk: "week",
  mo: "month",
  yr: "year",
  hr: "hour",
  sem: "semaine",
};
const TIMES = anyOf(
  "day d week wk month mo year yr quarter shift night hour hr h minute min Tag Woche Monat Jahr Schicht Stunde",
  "jour semaine sem mois an día dia semana mes año turno trimestre",
);
const SLASH = new RegExp(String.raw`(?<=[\p{L}\d])(?<!km)\s?\/\s?(?:an?\s)?(?<time>${TIMES})(?![\p{L}\d/])\.?`, "giu");
const TIMES_BEFORE_RATE = /(?<![\p{L}\d.,])(?<count>\d{1,2})\s?x(?=\s(?:an?|per|each|every|pro|im|par|al|a la)\s)/giu;
const COUNT_AT_END = /(?<=\p{L})\s(?:x\s?(?<after>\d{1,3})|\(x\s?(?<inside>\d{1,3})\))(?=[;,.]|$)/giu;
const FISCAL = /(?<!\p{L})(?:FY|GJ)\s?(?<year>\d\d)(?!\d)/gu;
const ARROW = /(?<=[\p{L}\d%€$£])\s?(?:→|->|=>|–>|\s>\s)\s?(?=[$€£]?\d)/gu;

const DEPUTY = /(?<!\p{L})[Ss]t(?:ell)?v\. (?=\p{Lu})/gu;

const PREFIXED = /(?<![\p{L}-])(?:(up)|cross|pre)-(?=(?:train|sell|sold|\p{Ll}{3,12}(?:ed|ing)(?!\p{L})))/giu;

const HAS_SIGNS = /[/>→]|\dx|\d x|x\s?\d|(?:FY|GJ)\s?\d/iu;

/** A note with its signs spelled out: "50/day" is 50 per day, "2x a year" twice, "apprentices x2" two of them. */
export function plainNotes(text: string): string {
  const bare = text.includes("(") ? text.replace(ON_TERMS, "").replace(/ (?=[,.])/gu, "") : text;
  const joined = bare.replace(PREFIXED, (_, up?: string) => (up ? "up" : ""));
  const own = plainFrequency(joined.replace(DEPUTY, "stellvertretende "));
  if (!HAS_SIGNS.test(own)) return own;
  return own
    .replace(SLASH, (_, time: string) => ` per ${SHORT[time.toLowerCase()] ?? time}`)
    .replace(TIMES_BEFORE_RATE, (_, count: string) => (count === "2" ? "twice" : `${count} times`))
    .replace(COUNT_AT_END, (_, after?: string, inside?: string) => `: ${after ?? inside}`)
    .replace(FISCAL, "20$<year>")
    .replace(ARROW, " → ");
}

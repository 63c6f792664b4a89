import { rememberText } from "../../../../domain/remember-text.ts";
import { isYear } from "../trace-number.ts";
import type { Aligned } from "./alignment.ts";
import { covers } from "./covers.ts";
import { changeIn, directionOf } from "./number-changes.ts";
import type { MeantWord } from "./read-words.ts";
import type { SourceLine } from "./source-lines.ts";
import { isTelling, shareOf } from "./telling.ts";

const SINCE = /(?<!\p{L})(?:since|seit|depuis|desde)(?!\p{L})/iu;
const SPAN = /(?:19|20)\d\d\s?(?:[-–—]|to|bis|à|a)\s?(?:\p{L}+\s)?(?:\d\d?[./])?(?:19|20)\d\d/iu;

/** Which way it went: the figure that a line begins with is told as where it ended, or the other way. */
export function changeOf({ said, line }: Aligned): Record<string, number> {
  const change = changeIn(line.counted);
  const own = changeIn(said);
  const way = directionOf(said);
  const has = (value: number | undefined) => said.numbers.some((number) => number.value === value);
  const isUp = change !== null && change.to.value > change.from.value;
  return {
    onlyFrom: change !== null && has(change.from.value) && !has(change.to.value) ? 1 : 0,
    onlyTo: change !== null && !has(change.from.value) && has(change.to.value) ? 1 : 0,
    wayOther: change !== null && way !== null && (way === "up") !== isUp ? 1 : 0,
    waySame: change !== null && way !== null && (way === "up") === isUp ? 1 : 0,
    wayUntold: change === null && way !== null && directionOf(line.counted) === null ? 1 : 0,
    turnedChange: change !== null && own !== null && own.from.value === change.to.value ? 1 : 0,
    sinceEnded: SINCE.test(said.text) && SPAN.test(line.counted.text) ? 1 : 0,
    since: SINCE.test(said.text) ? 1 : 0,
  };
}

const REACH_OF_NUMBER = 3;
const RATES = [
  /(?<!\p{L})(?:hour|hourly|hrs?|stunde|stündlich|heure|hora)s?(?!\p{L})/iu,
  /(?<!\p{L})(?:days?|daily|nights?|shift|tag|tage|täglich|schicht|jours?|garde|días?|diari[oa]s?|turno)(?!\p{L})/iu,
  /(?<!\p{L})(?:week(?:s|ly)?|wk|wochen?|wöchentlich|semaines?|semanas?|semanal\p{L}*|fortnight\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:months?|monthly|mo|monat|monate|monatlich|mois|mes|meses|mensual\p{L}*)(?!\p{L})/iu,
  /(?<!\p{L})(?:year(?:s|ly)?|annual(?:ly)?|yrs?|jahre?|jährlich|ans?|années?|annuel\p{L}*|años?|anual\p{L}*)(?!\p{L})/iu,
] as const;

const ratesIn = rememberText((text) => RATES.map((rate) => rate.test(text)));

/** What numbers count and how often, in the sentence and in the line. */
export function countedOf({ said, line, language }: Aligned): Record<string, number> {
  const numbers = said.numbers.filter((number) => !isYear(number));
  const heads = numbers.map((number) => {
    const shown = line.counted.numbers.filter(({ value }) => value === number.value);
    const next = said.words.filter((word) => word.from >= number.to && isTelling(word)).slice(0, 1);
    const before = said.words.filter((word) => word.to <= number.from && isTelling(word)).slice(-1);
    const isBy = (words: readonly MeantWord[]) =>
      shown.some((other) => {
        const after = line.words.filter((word) => word.from >= other.to && isTelling(word)).slice(0, REACH_OF_NUMBER);
        const first = line.words.filter((word) => word.to <= other.from && isTelling(word)).slice(-REACH_OF_NUMBER);
        return words.some((word) => [...after, ...first].some((one) => covers(word, one, language)));
      });
    const isOther =
      next.length > 0 &&
      line.words.some((one, at) => {
        if (!covers(next[0]!, one, language)) return false;
        const close = line.counted.numbers.filter(
          ({ from, to }) =>
            (to <= one.from && wordsBetween(line, to, one.from) <= 1) || line.words[at + 1]?.from === from,
        );
        return close.length > 0 && close.every(({ value }) => value !== number.value);
      });
    return {
      isOther,
      isShown: shown.length > 0,
      isHead: isBy(next),
      isBeside: isBy([...next, ...before]),
      isLast: next.length === 0,
    };
  });
  const [saidRate, shownRate] = [ratesIn(said.text), ratesIn(line.counted.text)];
  const rates = RATES.map((_, at) => ({ said: saidRate[at]!, shown: shownRate[at]! }));
  const saidRates = rates.filter((rate) => rate.said);
  return {
    headsMet: shareOf(heads.filter(({ isHead, isLast }) => isHead || isLast).length, heads.length),
    headsOther: Math.min(1, heads.filter(({ isOther }) => isOther).length),
    besidesMet: shareOf(heads.filter(({ isBeside }) => isBeside).length, heads.length),
    figuresShown: shareOf(heads.filter(({ isShown }) => isShown).length, heads.length),
    figuresSaid: Math.min(1, numbers.length / 3),
    ratesNew: Math.min(1, saidRates.filter((rate) => !rate.shown).length),
    ratesOther: saidRates.some((rate) => !rate.shown) && rates.some((rate) => rate.shown && !rate.said) ? 1 : 0,
  };
}

function wordsBetween({ words }: SourceLine, from: number, to: number): number {
  return words.filter((word) => word.from >= from && word.to <= to).length;
}

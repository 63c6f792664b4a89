import { anyOf } from "../../../any-of.ts";
import { areForms } from "../fact-words.ts";
import { type FoundNumber, readNumbers } from "../read-numbers.ts";
import { boundOf, isYear, ratesIn } from "../trace-number.ts";
import { countedPhrase } from "./counted-phrase.ts";
import { isPersonThing } from "./lexis.ts";
import { isWholeOfPeople } from "./match-words.ts";
import { changeIn, type Counted, sizesOf, unitIn } from "./number-changes.ts";
import { partsIn } from "./parts.ts";
import { plainTimes } from "./plain-times.ts";
import { countedShares } from "./spoken-shares.ts";
import { secondsAfter } from "./time-units.ts";

/** "More than a million" is said of 1.3 million. */
export const ROUNDED_DOWN_TO = 0.8;
const MOST_LISTED = 6;
const ITEM = /[,;]|(?<!\p{L})(?:and|und|et|y|e|sowie|&)(?!\p{L})/iu;

/** "Two languages, English and Irish", "three summers" of 2017, 2018 and 2019: what is listed was counted. */
export function isListed(number: FoundNumber, said: Counted, shown: Counted): boolean {
  if (number.unit !== "plain" || number.value < 2 || number.value > MOST_LISTED) return false;
  const [noun = ""] = countedPhrase(said, number).map(({ to }) => said.text.slice(to));
  const list = /^\s?(?:[,:(–—]|-\s)(?<items>[^.;)]+)/u.exec(noun)?.groups?.items ?? "";
  const items = list.split(ITEM).filter((item) => /\p{L}/u.test(item));
  if (items.length === number.value && items.every((item) => item.trim().split(/\s+/).length <= 4)) return true;
  const isThere = (word: string) => shown.words.some((other) => areForms(other.word, word));
  const isDated = countedPhrase(said, number).some(({ word }) => SEASON.test(word) || isThere(word));
  return isDated && shown.numbers.filter(isYear).length === number.value;
}

const SEASON = new RegExp(
  `^${anyOf("summers? winters? seasons? terms? sommer semester saisons? etes? hivers? veranos? inviernos? temporadas?")}$`,
);

const DOUBLE =
  /(?<!\p{L})(?:twice|double|two times|zweimal|doppel\p{L}*|zweifach|deux fois|doubl\p{L}*|dos veces|dobl\p{L}*)/iu;
const TIMES = /^(?:\s|-)?(?:times|fold|-?fach|mal|fois|veces)(?!\p{L})/iu;
/** "Se multiplicaron por más de cinco". */
const MULTIPLIED_BY = /multipli\p{L}{1,8}\s(?:by|por|par|mit)\s(?:(?:more|más|plus|mehr)\s(?:than|de|als)\s)?$/iu;
const NEAR_MULTIPLE = 0.06;
const NEARLY = /(?:nearly|almost|close\sto|fast|knapp|presque|près\sde|casi)\s*$/iu;
const NEARLY_FROM = 0.9;
const MORE_THAN = /(?:more\sthan|over|más\sde|plus\sde|mehr\sals)\s*$/iu;

/** "Three times lower" of 640 and 210: near enough to be said so. */
function isMultiple(times: number, [from, to]: [number, number], before: string): boolean {
  const ratio = Math.max(from, to) / Math.max(Math.min(from, to), Number.EPSILON);
  if (MORE_THAN.test(before) && ratio > times) return ratio < times + 1;
  if (NEARLY.test(before) && ratio < times) return ratio >= times * NEARLY_FROM;
  return Math.abs(ratio - times) <= times * NEAR_MULTIPLE;
}

const POINTS = /^\S+\s?(?:percentage|percent|per cent|%)?[ -]?(?:age )?(?:points?|prozentpunkten?|puntos)(?!\p{L})/iu;

const SEVERAL_TIMES =
  /(?<!\p{L})(?:twice|zweimal|dreimal|(?:deux|trois) fois|(?:dos|tres) veces|\p{L}+ times)(?!\p{L})/iu;
const REACH_OF_UNIT = 3;

/** "In a week" of a line that says "a week". */
export function isOnceOfRate(number: FoundNumber, said: string, shown: string): boolean {
  if (number.value !== 1 || SEVERAL_TIMES.test(shown)) return false;
  const rates = ratesIn(shown);
  const after = said.slice(number.to).match(/\p{L}+/gu) ?? [];
  return after.slice(0, REACH_OF_UNIT).some((unit) => ratesIn(`per ${unit}`).some((rate) => rates.includes(rate)));
}

/** "68 servers" of "60 Linux servers and 8 Windows servers". */
function isSumOfSame(number: FoundNumber, said: Counted, shown: Counted): boolean {
  const head = countedPhrase(said, number).find(({ isPlain }) => !isPlain)?.word;
  if (number.unit !== "plain" || head === undefined || changeIn(shown)) return false;
  const parts = shown.numbers.filter(
    (one) => one.unit === "plain" && countedPhrase(shown, one).some(({ word }) => areForms(word, head)),
  );
  return parts.length > 1 && parts.reduce((total, { value }) => total + value, 0) === number.value;
}

/** "Six people" of "four journeymen and two apprentices". */
function isSumOfPeople(number: FoundNumber, said: Counted, shown: Counted): boolean {
  if (isSumOfSame(number, said, shown)) return true;
  const isOfPeople = (text: Counted, one: FoundNumber) =>
    countedPhrase(text, one).some(({ things }) => things.some(isPersonThing));
  const isWhole = countedPhrase(said, number).some(({ things }) => things.some(isWholeOfPeople));
  if (number.unit !== "plain" || !isWhole || changeIn(shown)) return false;
  const parts = shown.numbers.filter((one) => one.unit === "plain" && !isYear(one));
  const sum = parts.reduce((total, { value }) => total + value, 0);
  return parts.length > 1 && sum === number.value && parts.some((one) => isOfPeople(shown, one));
}

const OFTEN: readonly [said: RegExp, times: number][] = [
  [/(?<!\p{L})(?:twice|zweimal|deux fois|dos veces)(?!\p{L})/iu, 2],
  [/(?<!\p{L})(?:thrice|dreimal|trois fois|tres veces)(?!\p{L})/iu, 3],
];
const OCCASIONS =
  /^\s(?:different\s|separate\s)?(?:occasions?|times|anlässen|gelegenheiten|reprises|ocasiones)(?!\p{L})/iu;

/** "On two occasions" of a line that says "twice", "twice" of one that names two years. */
function isSoOften(number: FoundNumber, said: string, shown: string, years: number): boolean {
  if (number.value === years && OFTEN.some(([word]) => word.test(number.text))) return true;
  if (!OCCASIONS.test(said.slice(number.to))) return false;
  return OFTEN.some(([word, times]) => times === number.value && word.test(shown));
}

const NEAR_TIME = 0.02;
const NEAR_MONTH = 0.09;
const MONTH = 2_629_800;

/** "A year and a half" of 18 months, "two days" of 48 hours: one time in another unit. */
function isSameTime(number: FoundNumber, said: Counted, shown: Counted): boolean {
  const unit = secondsAfter(said.text, number);
  if (unit === null || number.unit !== "plain") return false;
  const isMore = boundOf(said.text, number) === "more";
  const text = plainTimes(shown.text);
  const isPlain = text === shown.text;
  return (isPlain ? shown.numbers : readNumbers(text)).some((other) => {
    const own = secondsAfter(text, other);
    if (own === null || (isPlain && own === unit) || other.unit !== "plain") return false;
    const isMonth = unit === MONTH || own === MONTH;
    const ratio = (number.value * unit) / (other.value * own);
    if (isMore && ratio < 1 && ratio >= ROUNDED_DOWN_TO) return true;
    return Math.abs(ratio - 1) <= (isMonth ? NEAR_MONTH : NEAR_TIME);
  });
}

const ABOVE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`exceed\p{L}* beat surpass\p{L}* above over beyond übertr[aio]f\p{L}* über dépass\p{L}* super(?:é|amos|ado|ó)`,
  )}(?!\p{L})`,
  "iu",
);

/** "Beat the target by 18 percent" of "118 % of target". */
function isAboveTarget({ unit, value }: FoundNumber, said: Counted, shown: Counted): boolean {
  if (unit !== "percent" || !ABOVE.test(said.text)) return false;
  return shown.numbers.some((other) => unitIn(shown, other) === "percent" && other.value === 100 + value);
}

/** "Seven points above the average" of "94 % (average 87 %)". */
function isGapOfShares({ value }: FoundNumber, shown: Counted): boolean {
  const shares = shown.numbers.filter((one) => unitIn(shown, one) === "percent");
  return shares.some((one) => shares.some((other) => Math.abs(one.value - other.value - value) < EXACT));
}

const EXACT = 0.05;
const NEAR_SHARE = 0.03;
const LESS_THAN = /(?<!\p{L})(?:less than|under|below|weniger als|unter|moins d[e'’]|menos de)\s*(?:un\s)?$/iu;

/** "Less than a third of what they were". */
function isShareOf(share: number, real: number, before: string): boolean {
  if (LESS_THAN.test(before)) return real < share && real >= share * ROUNDED_DOWN_TO;
  return Math.abs(share - real) <= NEAR_SHARE;
}

/** "A third of the time it used to", "of what it was". */
const OF_BEFORE = new RegExp(
  String.raw`^[^.;,]{0,40}(?<!\p{L})${anyOf(
    String.raw`used\sto of\sthe\s(?:time|size|cost|price|space) der\sZeit du\stemps del\stiempo`,
    String.raw`of\swhat\s\p{L}+\s(?:was|were|had\sbeen) of\sits\sformer the\sformer than\sbefore as\sbefore`,
    String.raw`wie\s(?:früher|zuvor|vorher) von\sfrüher de\slo\sque qu['’]avant de\sce\squ['’]\p{L}+`,
  )}(?!\p{L})`,
  "iu",
);

const SEGMENT = /[;:()–—]|\s-\s/u;
const LAST_ITEM = /\s(?:and|und|et|y)\s/u;
const NAMED = /^\s?\p{Lu}/u;
const ENDS_IN_NAME = /(?<!\S)\p{Lu}\S*$/u;

function namesListed(text: string): number[] {
  return text.split(SEGMENT).flatMap((segment) => {
    if (!LAST_ITEM.test(segment)) return [];
    const items = segment.split(ITEM).filter((item) => item.trim() !== "");
    const before = items.findLastIndex((item) => !NAMED.test(item));
    const names = items.length - before - 1;
    return names > 0 ? [names + (before >= 0 && ENDS_IN_NAME.test(items[before]?.trim() ?? "") ? 1 : 0)] : [];
  });
}

function isCountOfNames(number: FoundNumber, said: Counted, shown: Counted): boolean {
  if (number.unit !== "plain" || number.value < 2 || number.value > MOST_LISTED) return false;
  const phrase = countedPhrase(said, number);
  const isCounted = (word: string) => phrase.some((other) => areForms(other.word, word));
  if (phrase.length === 0 || shown.words.some(({ word }) => isCounted(word))) return false;
  return namesListed(shown.text).includes(number.value);
}

const LEFT = new RegExp(
  String.raw`(?<!\p{L})${anyOf(String.raw`left to\sgo remain(?:s|ing)? outstanding übrig noch\soffen restent quedan`)}(?!\p{L})`,
  "iu",
);
const DONE_OF = /(?<![\d.,])(?<done>\d+) (?:of|out of|von|sur|de) (?<all>\d+)(?![\d.,]*\d)/giu;

function isLeft({ value, unit }: FoundNumber, said: string, shown: string): boolean {
  if (unit !== "plain" || !LEFT.test(said)) return false;
  return [...shown.matchAll(DONE_OF)].some(({ groups }) => Number(groups?.all) - Number(groups?.done) === value);
}

/** Whether a number follows from the numbers of a line: a difference, a share, a multiple. */
export function isDerived(number: FoundNumber, said: Counted, shown: Counted): boolean {
  const shares = number.unit === "percent" ? [...partsIn(shown.text), ...countedShares(shown.text)] : [];
  if (shares.some((share) => Math.abs(share * 100 - number.value) < 0.5)) return true;
  const years = shown.numbers.filter(isYear).length;
  // "For two years" of a line that names 2023 and 2024.
  if (
    years > 1 &&
    number.value === years &&
    /^\s(?:years?|jahren?|ans|années|años)(?!\p{L})/iu.test(said.text.slice(number.to))
  )
    return true;
  if (isSumOfPeople(number, said, shown) || isSoOften(number, said.text, shown.text, years)) return true;
  if (isLeft(number, said.text, shown.text) || isCountOfNames(number, said, shown)) return true;
  if (DOUBLE.test(number.text) && DOUBLE.test(shown.text)) return true;
  const isOfPoints = POINTS.test(`0${said.text.slice(number.to)}`);
  const isSamePoints = ({ value, from }: FoundNumber) => value === number.value && POINTS.test(shown.text.slice(from));
  if (isOfPoints && (shown.numbers.some(isSamePoints) || isGapOfShares(number, shown))) return true;
  if (isSameTime(number, said, shown) || isAboveTarget(number, said, shown)) return true;
  const change = changeIn(shown);
  if (!change) return false;
  if (TIMES.test(said.text.slice(number.to)) || MULTIPLIED_BY.test(said.text.slice(0, number.from)))
    return isMultiple(number.value, sizesOf(change, shown.text), said.text.slice(0, number.from));
  const start = secondsAfter(shown.text, change.from) ?? secondsAfter(shown.text, change.to);
  const [from, to] = sizesOf(change, shown.text);
  const isPercent = unitIn(shown, change.to) === "percent";
  if (isPercent && isOfPoints) return Math.abs(Math.abs(to - from) - number.value) < 0.5;
  const isMore = boundOf(said.text, number) === "more";
  const equals = (value: number, wanted: number) =>
    isMore
      ? wanted < value && (wanted >= value * ROUNDED_DOWN_TO || wanted === Math.floor(value))
      : Math.abs(wanted - value) < 0.5;
  if (number.unit === "percent" && OF_BEFORE.test(said.text.slice(number.to)))
    return from > 0 && isShareOf(number.value / 100, to / from, said.text.slice(0, number.from));
  if (number.unit === "percent")
    return (
      unitIn(shown, change.from) !== "percent" && from > 0 && equals((Math.abs(to - from) / from) * 100, number.value)
    );
  const seconds = secondsAfter(said.text, number);
  if ((seconds === null) !== (start === null) || unitIn(said, number) !== unitIn(shown, change.from)) return false;
  return equals(Math.abs(to - from) / (seconds ?? 1), number.value);
}

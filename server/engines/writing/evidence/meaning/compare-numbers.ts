import { anyOf } from "../../../any-of.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { boundOf, isYear, rateAfter, ratesIn, unitAfter } from "../trace-number.ts";
import type { MaterialLanguage } from "../../language.ts";
import { isGroupThing } from "./lexis.ts";
import { matches } from "./match-words.ts";
import { partsIn } from "./parts.ts";
import type { MeantWord } from "./read-words.ts";
import { secondsAfter } from "./time-units.ts";

export type Counted = { text: string; words: readonly MeantWord[]; numbers: readonly FoundNumber[] };

export type NumberMatch = { fits: true; number: FoundNumber | null } | { fits: false; reason: string };

const NOUN_PHRASE = 5;
/** "250 euros mensuales", "120 recetas diarias": how often, no thing that is counted. */
const IS_RATE = new RegExp(
  `^${anyOf(
    String.raw`(?:dail|week|month|quarter|year|hour)ly daily annual(?:ly)? (?:diari|semanal|mensual|anual)\p{L}*`,
    String.raw`(?:quotidien|hebdomadaire|mensuel|annuel)\p{L}* (?:täglich|taglich|wochentlich|monatlich|jahrlich)\p{L}*`,
  )}$`,
  "u",
);
const WORDS_BEFORE = 5;
const ROUND_DOWN_TO = 0.66;
const ROUNDED_DOWN_TO = 0.8;
const NEARLY_FROM = 0.9;
const ABOUT = 0.1;
const ENDS_PHRASE = new RegExp(
  `^${anyOf(
    "in on at for with by from to per within over during as and or used across between under since of",
    "mit für fur bei im am pro auf aus von für an und nach zur zum der die das den dem des ich in über uber durch sowie par pour dans avec chez en sur et por",
    "ab ein aus vor um zurück zuruck para con y al a the an each every who that i early late ahead",
  )}$`,
);
const ABOUT_WORD =
  /(?:\babout|\baround|\broughly|\bapproximately|\brund|\betwa|\bca\.?|\benviron|\bunos|\baproximadamente|~)\s*$/iu;
const NEARLY_WORD = /(?:\bnearly|\balmost|\bfast|\bcasi|\bpresque)\s*$/iu;
const AT_LEAST_WORD = /(?:\bat least|\bmindestens|\bal menos|\bau moins)\s*$/iu;
const FROM = /(?<!\p{L})(?:from|von|de|d['’]|del|between)\s*(?:[$€£]\s?)?$/iu;
const WITHIN =
  /(?<!\p{L})(?:in|within|over|during|innerhalb|en|dans)\s(?:an?|one|einem|einer|eines|una?|une)\s\p{L}+/giu;
const BY = /(?<!\p{L})(?:by|um|en)\s*(?:[$€£]\s?)?$/iu;

const UP_TO = /(?<!\p{L})(?:to|auf)\s*(?:[$€£]\s?)?$/iu;

const COPULA = /^(?:are|is|was|were|became|become|have|has|had|did|do|them|whom|me|us)$/;

function countedPhrase({ text, words, numbers }: Counted, number: FoundNumber): MeantWord[] {
  const next = numbers.find(({ from }) => from >= number.to)?.from ?? text.length;
  const phrase: MeantWord[] = [];
  let end = number.to;
  for (const word of words) {
    if (word.from < number.to) continue;
    if (word.from >= next) break;
    const gap = text.slice(end, word.from);
    if (/[.,;:()–—]/.test(gap) || phrase.length >= NOUN_PHRASE || COPULA.test(word.word)) break;
    if (ENDS_PHRASE.test(word.word)) {
      const isPossessive = phrase.length === 0 && /^(?:of|de|the)$/.test(word.word);
      if (!isPossessive) break;
    } else if (!IS_RATE.test(word.word)) phrase.push(word);
    end = word.to;
  }
  return phrase.some(({ isPlain, things, deeds }) => !isPlain || things.length > 0 || deeds.length > 0)
    ? phrase.filter(({ word }) => !/^\d/.test(word))
    : [];
}

const DOWN_FROM =
  /(?:(?:up|down)\sfrom|instead\sof|rather\sthan|(?<!\p{L})(?:an)?statt|au\slieu\sde|en\s(?:lugar|vez)\sde)\s*$/iu;
const BEFORE_WORDS = anyOf("before earlier previously vorher zuvor davor avant auparavant antes formerly");
const FORMERLY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`used\sto\s\p{L}+ formerly previously before:? vorher zuvor bisher früher\s\p{L}+(?:\ses)?`,
    String.raw`antes(?:\seran)? auparavant`,
  )}\s*$`,
  "iu",
);
const WAS_BEFORE = new RegExp(String.raw`^\s*(?:\p{L}+\s)?${BEFORE_WORDS}(?!\p{L})`, "iu");

/** From and to: the two numbers of a change, whichever comes first. Years are no part of it. */
export function changeIn(counted: Counted): { from: FoundNumber; to: FoundNumber } | null {
  return forwardChange(counted) ?? backwardChange(counted);
}

/** "34 days instead of 52", "within 5 days (8 before)". */
function backwardChange({ text, numbers }: Counted): { from: FoundNumber; to: FoundNumber } | null {
  const figures = numbers.filter((number) => !isYear(number));
  for (const [index, to] of figures.entries()) {
    const from = figures[index + 1];
    if (!from) return null;
    const between = text.slice(to.to, from.from);
    if (between.length > 60) continue;
    if (DOWN_FROM.test(between) || FORMERLY.test(between) || WAS_BEFORE.test(text.slice(from.to))) return { from, to };
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
  }
  return null;
}

/** Which way the numbers of a change go, "5 hours to 40 minutes" included; null without one. */
export function directionOf(counted: Counted): "up" | "down" | null {
  const change = changeIn(counted);
  if (!change) return null;
  const [from, to] = sizesOf(change, counted.text);
  if (from === to) return null;
  return to > from ? "up" : "down";
}

/** Both ends of a change in one unit; the one that says none has the other's. */
function sizesOf(change: { from: FoundNumber; to: FoundNumber }, text: string): [from: number, to: number] {
  const [start, end] = [secondsAfter(text, change.from), secondsAfter(text, change.to)];
  return [change.from.value * (start ?? end ?? 1), change.to.value * (end ?? start ?? 1)];
}

/** Whether a line has a number of a sentence: same value, thing, rate and direction of change. */
export function matchNumber(
  number: FoundNumber,
  said: Counted,
  shown: Counted,
  language: MaterialLanguage,
): NumberMatch {
  const label = labelOf(number, said);
  const same = shown.numbers.filter((other) => isSameAmount(number, other, said, shown));
  if (same.length === 0) {
    if (isDerived(number, said, shown) || isOnceOfRate(number, said.text, shown.text))
      return { fits: true, number: null };
    return { fits: false, reason: `Your resume does not say “${label}” of this.` };
  }
  const reasons: string[] = [];
  const grade = gradeBefore(said.text, number);
  if (grade && same.some((other) => gradeBefore(shown.text, other) === grade))
    return { fits: true, number: same[0] ?? null };
  for (const other of same) {
    const reason = isYear(number)
      ? wrongYear(number, other, said, shown)
      : wrongCount(number, other, said, shown, language);
    if (reason === null) return { fits: true, number: other };
    reasons.push(reason);
  }
  return { fits: false, reason: `“${label}” ${reasons[0]}.` };
}

/** In characters: "1,900 pounds a day". */
const NEAR_RATE = 16;

const GRADE =
  /(?<!\p{L})(?<grade>level|stufe|niveau|nivel|grade|class|klasse|classe|clase|step|tier|phase|note|type|typ|tipo)\s$/iu;

/** "Level 2" counts nothing. */
function gradeBefore(text: string, { from }: FoundNumber): string | undefined {
  return GRADE.exec(text.slice(0, from))?.groups?.grade?.toLowerCase();
}

function labelOf(number: FoundNumber, said: Counted): string {
  const [next] = countedPhrase(said, number);
  return `${number.text}${next ? ` ${said.text.slice(next.from, next.to)}` : ""}`;
}

function isSameAmount(number: FoundNumber, other: FoundNumber, claim: Counted, source: Counted): boolean {
  const [said, shown] = [claim.text, source.text];
  const isPlainMoney = number.unit === "plain" && other.unit === "money" && other.value >= 1000;
  if (unitIn(claim, number) !== unitIn(source, other) && !isPlainMoney) return false;
  const isBoth = number.unit === "money" && other.unit === "money";
  if (currencyOf(number) !== currencyOf(other) && isBoth) return false;
  const before = said.slice(0, number.from);
  const [own, line] = [boundOf(said, number), boundOf(shown, other)];
  // "Kredite über 9 Mio. Euro" are of that amount.
  if (own === "more" && isBoth && number.value === other.value && /über\s*$/iu.test(before)) return true;
  if (own === "more" && !AT_LEAST_WORD.test(before))
    return line === "more"
      ? number.value <= other.value && number.value >= other.value * ROUNDED_DOWN_TO
      : line !== "at most" && number.value < other.value && number.value >= other.value * leastShareOf(number.value);
  if (AT_LEAST_WORD.test(before)) return line !== "at most" && number.value === other.value;
  if (NEARLY_WORD.test(before))
    return number.value === other.value || (number.value > other.value && other.value >= number.value * NEARLY_FROM);
  if (number.value === other.value) return line !== "at most" || own === "at most";
  return ABOUT_WORD.test(before) && Math.abs(number.value - other.value) <= other.value * ABOUT;
}

/** "More than a million" is said of 1.3 million, "more than 5" not of 8. */
function leastShareOf(value: number): number {
  const isRound = value >= 100 && /^[1-9]0+$/.test(String(value));
  return isRound ? ROUND_DOWN_TO : ROUNDED_DOWN_TO;
}

const PERCENT_AFTER =
  /^\s*(?:to|auf|à|al?|and|und)\s+(?:[\d.,]+|\p{L}+)\s?(?:%|per ?cent|prozent|por ciento|pour cent)/iu;
const MONEY_AFTER = /^\s?(?:to|auf|à|al?|and|und)\s(?:[$€£]|[\d.,]+\s?(?:[$€£]|euros?|dollars?|pounds|EUR|USD))/iu;

/** "From 48 to 71 percent": the sign of the second number is the first one's, too. */
function unitOf(number: FoundNumber, text: string): FoundNumber["unit"] {
  if (number.unit === "plain" && MONEY_AFTER.test(text.slice(number.to))) return "money";
  return PERCENT_AFTER.test(text.slice(number.to)) ? "percent" : number.unit;
}

/** "From 900 euros a month to 250": the second number has the first one's sign. */
function unitIn(counted: Counted, number: FoundNumber): FoundNumber["unit"] {
  const change = number.unit === "plain" ? changeIn(counted) : null;
  if (change?.from.from === number.from && change.to.from < number.from) return unitOf(change.to, counted.text);
  return change?.to.from === number.from ? unitOf(change.from, counted.text) : unitOf(number, counted.text);
}

function currencyOf({ text }: FoundNumber): string {
  const sign = /[$€£¥]|USD|EUR|GBP|CHF|euro|dollar|pound/iu.exec(text)?.[0].toLowerCase() ?? "";
  return { euro: "€", eur: "€", dollar: "$", usd: "$", gbp: "£", pound: "£" }[sign] ?? sign;
}

function wrongYear(number: FoundNumber, other: FoundNumber, said: Counted, shown: Counted): string | null {
  // "seven in 2021 to two in 2023": each count has its year.
  const near = (text: Counted, year: FoundNumber) =>
    text.numbers.find(
      (one) =>
        !isYear(one) && year.from - one.to > 0 && /^\s*(?:\p{L}+\s+)?in\s*$/u.test(text.text.slice(one.to, year.from)),
    );
  const [mine, theirs] = [near(said, number), near(shown, other)];
  return mine && theirs && mine.value !== theirs.value ? "stands with another figure in your resume" : null;
}

/** "17 of them" are a part of what was counted before. */
const SUBSET =
  /^\s(?:of (?:them|which|whom|these|those)|davon|von (?:ihnen|denen)|d['’]entre|de (?:ellos|ellas|los cuales|las cuales))(?!\p{L})/iu;

function wrongCount(
  number: FoundNumber,
  other: FoundNumber,
  said: Counted,
  shown: Counted,
  language: MaterialLanguage,
): string | null {
  if (SUBSET.test(said.text.slice(number.to)) && !SUBSET.test(shown.text.slice(other.to)))
    return "counts something else in your resume";
  // "In a year" is how long, not how often.
  const rate = rateAfter(
    said.text.replace(WITHIN, (part) => " ".repeat(part.length)),
    number,
  );
  const otherRate = rateAfter(shown.text.slice(0, other.to + NEAR_RATE), other);
  if (rate !== null && (!rate.test(shown.text) || (otherRate !== null && otherRate !== rate)))
    return "is not how often your resume says";
  const isAge = /^\s(?:years?\sold|jahre\salt|years?\sof\sage)(?!\p{L})/iu.test(said.text.slice(number.to));
  if (isAge) return null;
  const unit = unitAfter(said.text, number.to);
  const change = { said: changeIn(said), shown: changeIn(shown) };
  const otherUnit =
    unitAfter(shown.text, other.to) ??
    (change.shown ? (unitAfter(shown.text, change.shown.to.to) ?? unitAfter(shown.text, change.shown.from.to)) : null);
  const ownUnit = unit ?? (change.said?.from.from === number.from ? unitAfter(said.text, change.said.to.to) : null);
  if (ownUnit && otherUnit && ownUnit !== otherUnit) return "is another unit than in your resume";
  if (ownUnit && !otherUnit && !change.shown) return "counts something else in your resume";
  const isStart =
    (change.said?.from.from === number.from && change.shown?.to.from === other.from) ||
    (change.said?.to.from === number.from && change.shown?.from.from === other.from);
  if (isStart) return "stands on the other side of the change in your resume";
  const [before, lineBefore] = [said.text.slice(0, number.from), shown.text.slice(0, other.from)];
  if ((BY.test(before) && UP_TO.test(lineBefore)) || (UP_TO.test(before) && BY.test(lineBefore)))
    return "is where it went, not by how much";
  if (
    BY.test(said.text.slice(0, number.from)) &&
    change.shown &&
    (change.shown.to.from === other.from || change.shown.from.from === other.from)
  )
    return "is where it went, not by how much";
  if (unit || number.unit === "percent") return null;
  return wrongThing(number, other, said, shown, language);
}

function wrongThing(
  number: FoundNumber,
  other: FoundNumber,
  said: Counted,
  shown: Counted,
  language: MaterialLanguage,
): string | null {
  const claim = countedPhrase(said, number).filter(
    ({ isPlain, deeds, things }) => things.length > 0 || (!isPlain && (deeds.length === 0 || language === "en")),
  );
  while (claim.length > 1 && isVerbAtEnd(claim.at(-1)!, said.text)) claim.pop();
  // "12 so far", "Apprentices supervised: 4": what is counted stands before.
  const after = countedPhrase(shown, other);
  const near = after.every(({ isPlain, things }) => isPlain && things.length === 0) ? [] : after;
  if (claim.length === 0) return wrongGroup(number, other, said, shown);
  const isLast = shown.words.every(({ from, isPlain }) => from < other.to || isPlain);
  const before = isLast ? shown.words.filter(({ to }) => to <= other.from) : wordsBefore(shown, other);
  const source = near.length > 0 ? near : before.length > 0 ? before : shown.words;
  const isMet = (word: MeantWord) => source.some((one) => matches(word, one, language) || isPartOfCompound(word, one));
  // A German sentence ends with its verb, whose noun stands before it.
  const nouns = language === "de" ? claim.filter(({ isCapital }) => isCapital) : claim;
  if (language === "de" && nouns.length === 0) return null;
  const head = language === "en" || language === "de" ? (nouns.at(-1) ?? claim.at(-1)) : claim[0];
  if (!head) return null;
  // "An 850-acre farm" has so many acres.
  const isJoined = said.text.charAt(number.to) === "-" && claim[0] !== undefined && isMet(claim[0]);
  if (isMet(head) || isJoined) return null;
  // "A team of six", "a six-person team".
  const ofGroup = wordsBefore(shown, other).some(
    (one) => matches(head, one, language) && one.things.some(isGroupThing),
  );
  if (ofGroup && near.length === 0) return null;
  // Of the same kind by another name: that name is a stray word, of which more is asked.
  const isOther = (word: MeantWord) =>
    word.things.length > 0 && shown.words.some((one) => one !== word && one.word === word.word);
  if (head.things.length === 0 && claim.some((word) => word !== head && isMet(word)) && !isOther(head)) return null;
  // "A store of spare parts (about 1,100 items)": what the items are stands beside.
  const isGeneral = near.length > 0 && near.every(({ word }) => GENERAL.test(word));
  if (isGeneral && shown.words.some((one) => matches(head, one, language))) return null;
  return "counts something else in your resume";
}

const GENERAL = new RegExp(
  `^${anyOf(
    "items? pieces? units? things? entries stuck artikel",
    "positionen einheiten pieces? articles? unites? articulos? piezas? unidades",
  )}$`,
);

/** "Four lawyers" of "vier Rechtsanwälte". */
function isPartOfCompound({ things }: MeantWord, { parts }: MeantWord): boolean {
  return things.some((thing) => parts.at(-1)?.includes(thing));
}

/** "14 teams use": the verb after what is counted. */
function isVerbAtEnd({ deeds, things, to }: MeantWord, text: string): boolean {
  return deeds.length > 0 && (things.length === 0 || /^ (?:me|us|my)\b/u.test(text.slice(to)));
}

/** "A team of twelve": twelve people of a team, not twelve clients. */
function wrongGroup(number: FoundNumber, other: FoundNumber, said: Counted, shown: Counted): string | null {
  const isGroup = (words: MeantWord[]) => words.some(({ things }) => things.some(isGroupThing));
  if (countedPhrase(said, number).length > 0 || !isGroup(wordsBefore(said, number).slice(-2))) return null;
  const isStaff = countedPhrase(shown, other).some(({ things }) => things.includes(0));
  return isStaff || isGroup(wordsBefore(shown, other)) ? null : "counts something else in your resume";
}

function wordsBefore(counted: Counted, number: FoundNumber): MeantWord[] {
  // What a change counts stands before its first number.
  const change = changeIn(counted);
  const before = change?.to.from === number.from ? change.from.from : number.from;
  return counted.words.filter(({ to }) => to <= before).slice(-WORDS_BEFORE);
}

const POINTS = /^\S+\s?(?:percentage|percent|per cent|%)?[ -]?(?:age )?(?:points?|prozentpunkten?|puntos)(?!\p{L})/iu;

const SEVERAL_TIMES =
  /(?<!\p{L})(?:twice|zweimal|dreimal|(?:deux|trois) fois|(?:dos|tres) veces|\p{L}+ times)(?!\p{L})/iu;
const REACH_OF_UNIT = 3;

/** "In a week" of a line that says "a week". */
function isOnceOfRate(number: FoundNumber, said: string, shown: string): boolean {
  if (number.value !== 1 || SEVERAL_TIMES.test(shown)) return false;
  const rates = ratesIn(shown);
  const after = said.slice(number.to).match(/\p{L}+/gu) ?? [];
  return after.slice(0, REACH_OF_UNIT).some((unit) => ratesIn(`per ${unit}`).some((rate) => rates.includes(rate)));
}

function isDerived(number: FoundNumber, said: Counted, shown: Counted): boolean {
  const shares = number.unit === "percent" ? partsIn(shown.text) : [];
  if (shares.some((share) => Math.abs(share * 100 - number.value) < 0.5)) return true;
  const years = shown.numbers.filter(isYear).length;
  // "For two years" of a line that names 2023 and 2024.
  if (
    years > 1 &&
    number.value === years &&
    /^\s(?:years?|jahren?|ans|années|años)(?!\p{L})/iu.test(said.text.slice(number.to))
  )
    return true;
  const change = changeIn(shown);
  if (!change) return false;
  const start = secondsAfter(shown.text, change.from) ?? secondsAfter(shown.text, change.to);
  const [from, to] = sizesOf(change, shown.text);
  const isPercent = unitIn(shown, change.to) === "percent";
  if (isPercent && POINTS.test(said.text.slice(number.from))) return Math.abs(Math.abs(to - from) - number.value) < 0.5;
  const isMore = boundOf(said.text, number) === "more";
  const equals = (value: number, wanted: number) =>
    isMore
      ? wanted < value && (wanted >= value * ROUNDED_DOWN_TO || wanted === Math.floor(value))
      : Math.abs(wanted - value) < 0.5;
  if (number.unit === "percent")
    return (
      unitIn(shown, change.from) !== "percent" && from > 0 && equals((Math.abs(to - from) / from) * 100, number.value)
    );
  const seconds = secondsAfter(said.text, number);
  if ((seconds === null) !== (start === null) || unitIn(said, number) !== unitIn(shown, change.from)) return false;
  return equals(Math.abs(to - from) / (seconds ?? 1), number.value);
}

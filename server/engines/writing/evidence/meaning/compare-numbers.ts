import { anyOf, anyOfLines } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { boundOf, isYear, rateAfter, unitAfter } from "../trace-number.ts";
import type { Ground } from "./answer.ts";
import { countedPhrase } from "./counted-phrase.ts";
import { isDerived, isListed, isOnceOfRate, ROUNDED_DOWN_TO } from "./derived-numbers.ts";
import { isGroupThing } from "./lexis.ts";
import { isWholeOfPeople, matches } from "./match-words.ts";
import { areKin } from "./kin.ts";
import { changeIn, type Counted, unitIn } from "./number-changes.ts";
import type { MeantWord } from "./read-words.ts";

/** A number that fits, is of something that may be the same, or does not fit. */
export type NumberMatch =
  | { fits: true; number: FoundNumber | null }
  | { fits: false; isNear: boolean; ground: Ground; reason: string };

const COUNTS_ANOTHER = "counts something else in your resume";
const WORDS_BEFORE = 5;
const ROUND_DOWN_TO = 0.66;
const NEARLY_FROM = 0.9;
const ABOUT = 0.1;
const ABOUT_WORD = new RegExp(
  String.raw`(?:(?<!\p{L})${anyOf(
    String.raw`about around roughly approximately some close\sto rund etwa ungefähr zirka circa ca\.? environ quelques?`,
    String.raw`unos unas aproximadamente alrededor\sde cerca\sde autour\sde`,
  )}|~)\s*$`,
  "iu",
);
const NEARLY_WORD = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`nearly almost just\sunder close\sto fast knapp beinahe casi cerca\sde presque près\sde`,
  )}\s*$`,
  "iu",
);
const BELOW_WORD = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`below under less\sthan fewer\sthan unter weniger\sals moins\sde menos\sde sous\sles? por\sdebajo\sdel?`,
  )}\s*(?:[$€£]\s?)?$`,
  "iu",
);
const AT_LEAST_WORD = /(?:\bat least|\bmindestens|\bal menos|\bau moins)\s*$/iu;
const WITHIN =
  /(?<!\p{L})(?:in|within|over|during|innerhalb|en|dans)\s(?:an?|one|einem|einer|eines|una?|une)\s\p{L}+/giu;
const BY = /(?<!\p{L})(?:by|um|en)\s*(?:[$€£]\s?)?$/iu;
const EN = /(?<!\p{L})en\s*$/iu;

const UP_TO = /(?<!\p{L})(?:to|auf)\s*(?:[$€£]\s?)?$/iu;

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
    if (isDerived(number, said, shown) || isOnceOfRate(number, said.text, shown.text) || isListed(number, said, shown))
      return { fits: true, number: null };
    return { fits: false, isNear: false, ground: "silent", reason: `Your resume does not say “${label}” of this.` };
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
  const isOther = reasons.every((reason) => reason === COUNTS_ANOTHER);
  const isNear = isOther && sharesPhrase(number, same, said, shown, language);
  const ground = isNear ? "silent" : isOther ? "doubtful" : "against";
  return { fits: false, isNear, ground, reason: `“${label}” ${reasons[0]}.` };
}

const NEAR_RATE = 16; // in characters: "1,900 pounds a day"

const GRADE = new RegExp(
  String.raw`(?<!\p{L})(?<grade>${anyOf(
    "level stufe niveau nivel grade part section teil class klasse classe clase step tier phase note type typ tipo",
  )})\s$`,
  "iu",
);

function gradeBefore(text: string, { from }: FoundNumber): string | undefined {
  return GRADE.exec(text.slice(0, from))?.groups?.grade?.toLowerCase();
}

function labelOf(number: FoundNumber, said: Counted): string {
  const [next] = countedPhrase(said, number);
  return `${number.text}${next ? ` ${said.text.slice(next.from, next.to)}` : ""}`;
}

function isSameAmount(number: FoundNumber, other: FoundNumber, claim: Counted, source: Counted): boolean {
  const [said, shown] = [claim.text, source.text];
  const isPlainMoney =
    number.unit === "plain" &&
    other.unit === "money" &&
    other.value >= LEAST_BARE_MONEY &&
    !countsThings(number, claim);
  if (unitIn(claim, number) !== unitIn(source, other) && !isPlainMoney) return false;
  // "Over 2,000 homes" are not those of the year 2020.
  if (isYear(number) !== isYear(other)) return false;
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
  if (BELOW_WORD.test(before) && other.value < number.value)
    return line === null && other.value >= number.value * ROUNDED_DOWN_TO;
  if (AT_LEAST_WORD.test(before)) return line !== "at most" && number.value === other.value;
  if (NEARLY_WORD.test(before))
    return number.value === other.value || (number.value > other.value && other.value >= number.value * NEARLY_FROM);
  if (number.value === other.value) return line !== "at most" || own === "at most";
  return ABOUT_WORD.test(before) && Math.abs(number.value - other.value) <= other.value * ABOUT;
}

const LEAST_BARE_MONEY = 1000;

/** "12,000 proposals" are no money: things are counted, and not priced. */
function countsThings(number: FoundNumber, claim: Counted): boolean {
  const last = countedPhrase(claim, number).at(-1)?.word ?? "";
  return last.endsWith("s") && !/^(?:savings|sales|dollars|pounds|euros|costs)$/.test(last);
}

/** "More than a million" is said of 1.3 million, "more than 5" not of 8. */
function leastShareOf(value: number): number {
  const isRound = value >= 100 && /^[1-9]0+$/.test(String(value));
  return isRound ? ROUND_DOWN_TO : ROUNDED_DOWN_TO;
}

const CURRENCY =
  /(?:C|CA|A|AU|NZ|HK)\$|[$€£¥]|USD|EUR|GBP|CHF|CAD|AUD|NZD|euro|(?:Canadian |Australian )?dollar|pound/iu;
const SIGN_OF: Readonly<Record<string, string>> = {
  euro: "€",
  eur: "€",
  dollar: "$",
  usd: "$",
  gbp: "£",
  pound: "£",
  "canadian dollar": "cad",
  "australian dollar": "aud",
  ca$: "cad",
  c$: "cad",
  a$: "aud",
  au$: "aud",
};

function currencyOf({ text }: FoundNumber): string {
  const sign = CURRENCY.exec(text)?.[0].toLowerCase() ?? "";
  return SIGN_OF[sign] ?? sign;
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
const SUBSET = new RegExp(
  String.raw`^\s${anyOfLines`
    of (?:them|which|whom|these|those)|davon|von (?:ihnen|denen)
    d['’]entre|de (?:ellos|ellas|los cuales|las cuales)
  `}(?!\p{L})`,
  "iu",
);

function wrongCount(
  number: FoundNumber,
  other: FoundNumber,
  said: Counted,
  shown: Counted,
  language: MaterialLanguage,
): string | null {
  if (SUBSET.test(said.text.slice(number.to)) && !SUBSET.test(shown.text.slice(other.to))) return COUNTS_ANOTHER;
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
    unitOfRange(shown, other) ??
    (change.shown ? (unitAfter(shown.text, change.shown.to.to) ?? unitAfter(shown.text, change.shown.from.to)) : null);
  const ownUnit = unit ?? (change.said?.from.from === number.from ? unitAfter(said.text, change.said.to.to) : null);
  if (ownUnit && otherUnit && ownUnit !== otherUnit) return "is another unit than in your resume";
  if (ownUnit && !otherUnit && !change.shown) return COUNTS_ANOTHER;
  const isStart =
    (change.said?.from.from === number.from && change.shown?.to.from === other.from) ||
    (change.said?.to.from === number.from && change.shown?.from.from === other.from);
  if (isStart || isEndOfStart(number, other, said, change)) return OTHER_SIDE;
  const [before, lineBefore] = [said.text.slice(0, number.from), shown.text.slice(0, other.from)];
  // "En cinq mois" is how long.
  const isBy = BY.test(before) && !(EN.test(before) && (language === "fr" || unit));
  if ((isBy && UP_TO.test(lineBefore)) || (UP_TO.test(before) && BY.test(lineBefore)))
    return "is where it went, not by how much";
  if (isBy && change.shown && (change.shown.to.from === other.from || change.shown.from.from === other.from))
    return "is where it went, not by how much";
  if (unit || number.unit === "percent") return null;
  return wrongThing(number, other, said, shown, language);
}

const OTHER_SIDE = "stands on the other side of the change in your resume";

/** "Went up to 22%" of a line that comes from 22%. */
function isEndOfStart(
  { from }: FoundNumber,
  other: FoundNumber,
  { text }: Counted,
  change: Record<"said" | "shown", ReturnType<typeof changeIn>>,
): boolean {
  if (change.said !== null || change.shown?.from.from !== other.from) return false;
  return CAME_TO.test(text.slice(0, from));
}

const CAME_TO = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:up|down|rose|grew|fell|dropped|reduced|increased|cut|raised|lowered|now|just|only)\s(?:to|at)`,
    String.raw`(?:stieg|sank|gesunken|gestiegen)\sauf auf\snur`,
  )}\s*(?:[$€£]\s?)?$`,
  "iu",
);

const RANGE = /^\s?(?:-|–|to|bis|à|a|and|und|et|y)\s?$/iu;

/** "60 to 300 tons": the unit of the second number is the first one's, too. */
function unitOfRange({ text, numbers }: Counted, number: FoundNumber): RegExp | null {
  const next = numbers.find(({ from }) => from >= number.to);
  return next && RANGE.test(text.slice(number.to, next.from)) ? unitAfter(text, next.to) : null;
}

/** "Thirty employees" of "4 employees and some thirty volunteers": the line counts this very thing by another number. */
function countsElsewhere({ word, isPlain }: MeantWord, other: FoundNumber, shown: Counted): boolean {
  const isOf = (one: FoundNumber) => countedPhrase(shown, one)[0]?.word === word;
  const counted = shown.numbers.filter((one) => !isYear(one) && isOf(one));
  return !isPlain && counted.length > 0 && !counted.some(({ value }) => value === other.value);
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
  if (claim.some((word) => countsElsewhere(word, other, shown))) return COUNTS_ANOTHER;
  const isLast = shown.words.every(({ from, isPlain }) => from < other.to || isPlain);
  const before = isLast ? shown.words.filter(({ to }) => to <= other.from) : wordsBefore(shown, other);
  const source = near.length > 0 ? near : before.length > 0 ? before : shown.words;
  const isKin = (word: MeantWord, one: MeantWord) => language === "en" && areKin(word.word, one.word);
  const isMet = (word: MeantWord) =>
    source.some((one) => matches(word, one, language) || isPartOfCompound(word, one) || isKin(word, one));
  // A German sentence ends with its verb, whose noun stands before it.
  const nouns = language === "de" ? claim.filter(({ isCapital }) => isCapital) : claim;
  if (language === "de" && nouns.length === 0) return null;
  const head = language === "en" || language === "de" ? (nouns.at(-1) ?? claim.at(-1)) : claim[0];
  if (!head) return null;
  // "An 850-acre farm" has so many acres.
  const isJoined = said.text.charAt(number.to) === "-" && claim[0] !== undefined && isMet(claim[0]);
  if (isMet(head) || isJoined) return null;
  // "A team of six", "a six-person team".
  const isOfPeople = head.things.some(isWholeOfPeople);
  const ofGroup = wordsBefore(shown, other).some(
    (one) => one.things.some(isGroupThing) && (isOfPeople || matches(head, one, language)),
  );
  if (ofGroup && near.length === 0) return null;
  // Of the same kind by another name: that name is a stray word, of which more is asked.
  const isOther = (word: MeantWord) =>
    word.things.length > 0 && shown.words.some((one) => one !== word && one.word === word.word);
  if (head.things.length === 0 && claim.some((word) => word !== head && isMet(word)) && !isOther(head)) return null;
  // "A store of spare parts (about 1,100 items)": what the items are stands beside.
  const isGeneral = near.length > 0 && near.every(({ word }) => GENERAL.test(word));
  if (isGeneral && shown.words.some((one) => matches(head, one, language))) return null;
  return COUNTS_ANOTHER;
}

/** "Two mobile titles" of "two mobile games", "48 homes" of "panels on homes, 48 last year": it may be the same. */
function sharesPhrase(
  number: FoundNumber,
  same: readonly FoundNumber[],
  said: Counted,
  shown: Counted,
  language: MaterialLanguage,
): boolean {
  const claim = countedPhrase(said, number).filter(({ isPlain }) => !isPlain);
  return same.some((other) => {
    const after = countedPhrase(shown, other).filter(({ word }) => !OF_TIME.test(word));
    const near = after.length > 0 ? after : wordsBefore(shown, other);
    return claim.some((word) => near.some((one) => !one.isPlain && matches(word, one, language)));
  });
}

const OF_TIME = /^(?:last|past|year|month|week|ano|mes|semana|pasado|annee|mois|dernier|derniere|jahr|letztes)$/;
const GENERAL = new RegExp(
  `^${anyOf(
    "items? pieces? units? things? entries stuck artikel",
    "positionen einheiten pieces? articles? unites? articulos? piezas? unidades",
  )}$`,
);

function isPartOfCompound({ things }: MeantWord, { parts }: MeantWord): boolean {
  return things.some((thing) => parts.at(-1)?.includes(thing));
}

/** "14 teams use": the verb after what is counted. */
function isVerbAtEnd({ deeds, things, to }: MeantWord, text: string): boolean {
  return (
    deeds.length > 0 &&
    (things.length === 0 || /^ (?:(?:to|for|under|with|from|beside) )?(?:me|us|my)\b/u.test(text.slice(to)))
  );
}

/** "A team of twelve": twelve people of a team, not twelve clients. */
function wrongGroup(number: FoundNumber, other: FoundNumber, said: Counted, shown: Counted): string | null {
  const isGroup = (words: MeantWord[]) => words.some(({ things }) => things.some(isGroupThing));
  if (countedPhrase(said, number).length > 0 || !isGroup(wordsBefore(said, number).slice(-2))) return null;
  const isStaff = countedPhrase(shown, other).some(({ things }) => things.includes(0));
  return isStaff || isGroup(wordsBefore(shown, other)) ? null : COUNTS_ANOTHER;
}

function wordsBefore(counted: Counted, number: FoundNumber): MeantWord[] {
  // What a change counts stands before its first number.
  const change = changeIn(counted);
  const before = change?.to.from === number.from ? change.from.from : number.from;
  return counted.words.filter(({ to }) => to <= before).slice(-WORDS_BEFORE);
}

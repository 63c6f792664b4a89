import type { MaterialLanguage } from "../../language.ts";
import { isOwnDoing, withoutOwnSide } from "./own-doing.ts";
import { type Counted, directionOf } from "./number-changes.ts";
import { heldBack } from "./held-back.ts";
import { matches } from "./match-words.ts";
import { wrongMultiple } from "./multiples.ts";
import { covers } from "./covers.ts";
import { otherRate } from "./rates.ts";
import { oppositeWord } from "./opposites.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import { isSomebody } from "./clause-person.ts";
import { isGroupThing } from "./lexis.ts";
import { type MeantWord, readWords } from "./read-words.ts";
import type { SourceLine } from "./source-lines.ts";
import type { FoundNumber } from "../read-numbers.ts";
import { isYear } from "../trace-number.ts";
import { sameVerb } from "./same-verb.ts";
import { turnedMeaning } from "./turned-meaning.ts";
import { figureOfOthers, toldAsItWas } from "./other-figure.ts";
import { goesOnAfterEnd, sinceAnotherTime } from "./since-when.ts";
import { swappedSides } from "./word-order.ts";

function waysOf(words: readonly MeantWord[]): ("up" | "down")[] {
  return words.flatMap(({ deeds, word }, at) => {
    // "By more than a third" goes no way.
    if (MORE.test(word) && THAN.test(words[at + 1]?.word ?? "")) return [];
    const [up, down] = [deeds.includes("increase"), deeds.includes("decrease")];
    return up === down ? [] : [up ? "up" : "down"];
  });
}

const MORE = /^(?:more|mehr|plus|mas|less|weniger|moins|menos)$/;
const THAN = /^(?:than|als|que|de|d)$/;

/** The other way than the line: the last word of a sentence that goes a way says which. */
export function otherWay(said: Counted, { counted, words }: SourceLine): string | null {
  const own = directionOf(said) ?? waysOf(said.words).at(-1);
  const way = directionOf(counted);
  const shown = way ? [way] : waysOf(words);
  return own && shown.length > 0 && !shown.includes(own) ? "It goes the other way in your resume." : null;
}

/** Why a clause says the contrary of a line with the same words. */
export function contradiction(
  clause: Clause,
  counted: Counted,
  line: SourceLine,
  language: MaterialLanguage,
): string | null {
  const telling = clause.words.filter(
    (word) => !word.isPlain && line.words.some((other) => matches(word, other, language)),
  );
  return (
    turnedMeaning(clause, counted.text, line) ??
    otherWay(counted, line) ??
    heldBack(clause, telling, line, counted.text) ??
    goesOnAfterEnd(counted, line) ??
    otherRate(clause.text, line.statement.text) ??
    oppositeWord(clause.text, line.statement.text) ??
    swappedSides(clause.words, line.words, language) ??
    numberOfOther(clause, line) ??
    toldAsItWas(counted, line.counted) ??
    figureOfOthers(counted, line.counted) ??
    sinceAnotherTime(counted, line, language) ??
    doneByOthers(clause, line) ??
    wrongMultiple(clause, line.counted)
  );
}

const BY_SOMEBODY = /^\s(?:by|von|vom|par|por)\s(?!\p{L}+ing(?!\p{L}))/iu;
const REACH_OF_AGENT = 5;

/** "A gang led by two groundsmen" of a line whose person led them. */
function doneByOthers(
  { text, from, words, verb }: Clause,
  { statement, clauses, words: shown }: SourceLine,
): string | null {
  if (BY_ANYBODY.test(statement.text)) return null;
  const led = words.find((word, at) => {
    if (word === verb || !BY_SOMEBODY.test(text.slice(word.to - from))) return false;
    const by = words.slice(at + 1, at + REACH_OF_AGENT).filter(isSomebody);
    const isTold = by.some((one) => shown.some((other) => one.word === other.word));
    return isTold && clauses.some((one) => one.person === "doer" && one.verb !== null && isSameDeed(word, one.verb));
  });
  return led ? "In your resume it was the other way round: who did it to whom." : null;
}

const BY_ANYBODY = /(?<!\p{L})(?:by|von|vom|par|por)(?!\p{L})/iu;

function isSameDeed(said: MeantWord, shown: MeantWord): boolean {
  return sameVerb(said.word, shown.word) || said.deeds.some((name) => shown.deeds.includes(name));
}

/** "Moved 23,000" of "responsible for 23,000; moved 6,400 of them": the deed has a number of its own. */
function numberOfOther({ verb, numbers }: Clause, { clauses }: SourceLine): string | null {
  const same = clauses.filter((one) => verb && one.verb && sameVerb(one.verb.word, verb.word));
  const has = (all: readonly Clause[], number: FoundNumber) =>
    all.some((one) => one.numbers.some(({ value }) => value === number.value));
  const other = numbers.find((number) => {
    const isOwn = (one: FoundNumber) => !isYear(one) && one.unit === number.unit;
    return !isYear(number) && !has(same, number) && has(clauses, number) && same.some((one) => one.numbers.some(isOwn));
  });
  return other ? `“${other.text}” stands with another deed in your resume.` : null;
}

const OWN_VERB = /(?<!\p{L})(?:i|we|ich|wir|je|j|nous|on|yo|nosotros|nosotras)(?!\p{L})/iu;
const TO_ME = /(?<!\p{L})(?:me|mich|mir|m(?=['’]\p{L})|moi|mí)(?!\p{L})/iu;
const SPANISH_OTHERS = /(?<!\p{L})me\s(?:ha[ns]?\s)?\p{L}+(?:an|en|aron|[iy]eron|aban|ían|ado|ido|ó)(?!\p{L})/iu;

/** "Six students tutored me": without a word of the person as the doer, it was done to them. */
function isDoneToMe(text: string, language: MaterialLanguage): boolean {
  if (OWN_VERB.test(text) || isOwnDoing(text)) return false;
  const rest = withoutOwnSide(text);
  return language === "es" ? SPANISH_OTHERS.test(rest) : TO_ME.test(rest);
}

const MINE = /^(?:me|my|mich|mir|mein\p{L}*|moi|mon|ma|mes|mis?)$/u;
const REACH_OF_SUBJECT = 4;

/** "Tenants answer my complaints": what others do to the person, or to what is theirs. */
function doneToMine(text: string, language: MaterialLanguage): MeantWord[] {
  if (OWN_VERB.test(text) || isOwnDoing(text)) return [];
  const words = readWords(withoutOwnSide(text), language);
  const isOthers = (word: MeantWord) => isSomebody(word) || word.things.some(isGroupThing);
  return words.filter((word, at) => {
    const next = words.slice(at + 1, at + 3).some((other) => MINE.test(other.word));
    return word.deeds.length > 0 && next && words.slice(Math.max(0, at - REACH_OF_SUBJECT), at).some(isOthers);
  });
}

/** What is said to have been done to the person, and no line says so; null for any other sentence. */
export function doneToMe(
  text: string,
  line: SourceLine,
  language: MaterialLanguage,
): { answer: "not borne out" | "not sure"; ground: "against"; line: SourceLine; reason: string } | null {
  const isReceived =
    line.clauses.some(({ person, deeds }) => person === "receiver" || deeds.some((name) => RECEIVED.has(name))) ||
    line.words.some(({ word }) => PRIZE.test(word));
  const onMine = doneToMine(text, language);
  if (isReceived || (onMine.length === 0 && !isDoneToMe(text, language))) return null;
  const told = readClauses(text, language).flatMap(({ verb }) => verb ?? []);
  const isSame = [...told, ...onMine].some(
    (verb) =>
      !verb.deeds.includes("give") &&
      !verb.deeds.includes("make") &&
      line.words.some((other) => covers(verb, other, language)),
  );
  if (isSame)
    return {
      answer: "not borne out",
      ground: "against",
      line,
      reason: "In your resume it was the other way round: who did it to whom.",
    };
  return { answer: "not sure", ground: "against", line, reason: "Your resume does not say who did this." };
}

const PRIZE = /^(?:awards?|prizes?|grants?|scholarships?|bursary|stipendium|preis|prix|bourse|premio|beca)$/;
const RECEIVED = new Set(["award", "receive", "win", "learn", "get-promoted", "get-hired"]);

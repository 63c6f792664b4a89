import { anyOf } from "../../../any-of.ts";
import { once } from "../../../once.ts";
import { monthOfName } from "../../../analysis/lexicon/date-words.ts";
import type { MaterialLanguage } from "../../language.ts";
import { readOpening } from "../../english-verbs.ts";
import { type FactWord, factWords } from "../fact-words.ts";
import { isPlainWord } from "../plain-words.ts";
import { deedsOf, isWordOf, phrasesOf, thingsOf } from "./lexis.ts";
import { ownDoingSpans } from "./own-doing.ts";
import { joinParted } from "./parted-verbs.ts";
import { longForm } from "./short-forms.ts";
import { americanOf, singularOf } from "./stem.ts";
import { partsOfSpeech } from "./wordnet.ts";

export type MeantWord = FactWord & {
  deeds: readonly string[];
  things: readonly number[];
  /** Claims nothing by itself. */
  isPlain: boolean;
  /** Words further on that make one verb with it: "brought ... down". */
  isParticle: boolean;
  /** A German verb, read with the part of it that ends its clause. */
  isParted?: boolean;
  /** Of a compound that is no word of the lexicon itself: the meanings of each of its parts. */
  parts: readonly (readonly number[])[];
  isAcronym: boolean;
  /** "Hüft-" of "Hüft- und Knieoperationen". */
  isTruncated: boolean;
  /** In one spelling for British and American English, and never short. */
  american: string;
  isJoinedName: boolean;
  /** What the words around it would be for short, it among them. */
  initials: () => readonly string[];
};

const REACH_OF_PARTICLE = 6;
/** Between a verb and its particle stands its object, and no other preposition. */
const FOREIGN_PREPOSITION = /^(?:with|for|from|by|to|of|at)$/;
const CLOSE_PARTICLE = /^(?:to|with|on|of|for|at|part|care)$/; // "Answer to" is one verb only side by side
/** Of one's own one says "company" and "job"; several of them are things that something was done to. */
const NEVER_PLAIN = /^(?:jobs|companies|employers|businesses|firmen|entreprises|empresas)$/;
const LETTERS = /\p{L}/u;

/** The words of a text with their meanings; phrases first, since "bring down" is not "bring". */
export function readWords(text: string, language: MaterialLanguage): MeantWord[] {
  const words = factWords(text);
  const own = ownDoingSpans(text);
  const isOwn = ({ from, to }: FactWord) => own.some((span) => from >= span.from && to <= span.to);
  const isShort = ({ from, to }: FactWord) =>
    /^(?:(?!CV)\p{Lu}{2,3}|[B-DF-HJ-XZ])$/u.test(text.slice(from, to)) && text !== text.toUpperCase();
  const meant = words.map(
    (word, at): MeantWord => ({
      ...word,
      // "A double-check sheet" doubles nothing.
      deeds:
        (/^-\p{L}/u.test(text.slice(word.to)) && language === "en") ||
        (isOwn(word) && !UNDER.test(word.word)) ||
        (word.word === "aid" && words[at - 1]?.word === "first")
          ? []
          : deedsOfWhole(word.word, language),
      // "In person" is nobody.
      things: isNobody(words, at) ? [] : thingsOf(word.word, language),
      isPlain:
        !isLettered(text, words, at) &&
        !isMonth(words, at) &&
        (isOwn(word) ||
          isComparing(words, at) ||
          isNobody(words, at) ||
          !LETTERS.test(word.word) ||
          /^\p{L}'\p{L}{1,2}$/u.test(word.word) ||
          (isPlainWord(word.word) && !isShort(word) && !NEVER_PLAIN.test(word.word)) ||
          (isPlainWord(singularOf(word.word)) && !isShort(word) && !NEVER_PLAIN.test(word.word)) ||
          isWordOf("light", word.word, language)),
      parts: language === "de" && /\p{L}{9}/u.test(word.word) ? partsOf(word.word) : [],
      isParticle: false,
      isJoinedName: /\p{Ll}\p{Lu}/u.test(text.slice(word.from, word.to)),
      american: language === "en" ? americanOf(longForm(word.word)) : word.word,
      isTruncated: language === "de" && /^-,? (?:und|oder|bzw)/u.test(text.slice(word.to)),
      isAcronym:
        /^\p{Lu}[\p{Lu}&]{1,4}$/u.test(text.slice(word.from, word.to)) || /^[b-df-hj-np-tv-xz]{3,4}$/.test(word.word),
      initials: once(() => initialsAround(words, at)),
    }),
  );
  if (language === "de") joinParted(meant, text);
  for (const [at, word] of words.entries()) {
    let isClosed = false;
    for (const { rest, deeds } of phrasesOf(word.word, language)) {
      const places = placesOfRest(words, at, rest, language);
      if (!places || (places.length > 0 && meant[at]!.isParticle)) continue;
      // "Took part in" is no "took in".
      const isNext = places[0] === at + 1;
      if (isClosed && !isNext) continue;
      isClosed ||= isNext;
      meant[at] = { ...meant[at]!, deeds: placesAreTaken(meant, places) ? [...meant[at]!.deeds, ...deeds] : deeds };
      for (const place of places) meant[place] = { ...meant[place]!, isParticle: true, isPlain: true };
    }
  }
  return meant;
}

/** "A-level", "X-ray": a letter that is a part of a name, and what it is joined to. */
function isLettered(text: string, words: readonly FactWord[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  const isLetter = (one: FactWord | undefined) =>
    one !== undefined && one.to - one.from === 1 && /^\p{Lu}-\p{L}{3}/u.test(text.slice(one.from));
  return isLetter(word) || (isLetter(before) && before?.to === (word?.from ?? 0) - 1);
}

/** "May 2019" and "in May" are a month, "may" is none. */
function isMonth(words: readonly FactWord[], at: number): boolean {
  const word = words[at];
  if (!word?.isCapital || monthOfName(word.word) === null) return false;
  return (
    /^\d{4}$/.test(words[at + 1]?.word ?? "") ||
    /^(?:in|since|until|im|seit|en|depuis|desde)$/.test(words[at - 1]?.word ?? "")
  );
}

const SHORTEST_PART = 4;
const JOINT = /(?:es|en|er|s|n|e)$/;

/** "Fristenkalender": the deadlines and the calendar; empty for what is no compound of known nouns. */
function partsOf(word: string): number[][] {
  if (thingsOf(word, "de").length > 0) return [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const last = thingsOf(word.slice(at), "de");
    if (last.length === 0) continue;
    const first = word.slice(0, at);
    const own = thingsOf(first, "de");
    const things = own.length > 0 ? own : thingsOf(first.replace(JOINT, ""), "de");
    if (things.length > 0) return [[...things], [...last]];
  }
  return [];
}

const DEED_NOUN = new RegExp(
  `${anyOf(
    "fuhrung verantwortung planung betreuung beratung pflege verkauf einkauf annahme prufung wartung bearbeitung",
    "organisation abwicklung schulung reinigung",
  )}$`,
  "u",
);

/** German names what is done in one word with its object: "Kassenführung". */
function deedsOfWhole(word: string, language: MaterialLanguage): readonly string[] {
  const own = deedsOf(word, language);
  const noun = own.length === 0 && language === "de" ? DEED_NOUN.exec(word)?.[0] : undefined;
  return noun ? deedsOf(noun, language) : own;
}

/** "In person", "as a volunteer": how it was done, no other person. */
function isNobody(words: readonly FactWord[], at: number): boolean {
  const [word, before, first] = [words[at]?.word ?? "", words[at - 1]?.word, words[at - 2]?.word];
  if (word === "person") return before === "in";
  return first === "as" && before === "a" && /^(?:volunteer|freelancer|tutor)$/.test(word);
}

/** "Under my supervision" says what was done, "in my hands" does not. */
const UNDER = /^(?:supervis|lead|direct|guid|manag|leit|fuhr|aufsicht|anleit|conduit|supervisi|dirig)/;

/** "Fewer than 1.5 percent" is a bound. */
function isComparing(words: readonly FactWord[], at: number): boolean {
  return /^(?:fewer|less|more)$/.test(words[at]?.word ?? "") && words[at + 1]?.word === "than";
}

const LONGEST_ACRONYM = 5;
const REACH = 3 * LONGEST_ACRONYM;

const SMALL = /^(?:of|the|and|at|in|for|de|du|des|la|le|del|los|y|et|und|der|fur)$/;

/** "UT" of "University of Texas": small words have no letter in it, or have one. */
function initialsAround(words: FactWord[], at: number): string[] {
  const near = words.slice(Math.max(0, at - REACH), at + REACH);
  const telling = near.filter(({ word }) => !SMALL.test(word));
  const place = telling.indexOf(words[at]!);
  return [...initialsIn(words, at), ...(place < 0 || telling.length === near.length ? [] : initialsIn(telling, place))];
}

function initialsIn(words: readonly FactWord[], at: number): string[] {
  const found: string[] = [];
  for (let from = Math.max(0, at - LONGEST_ACRONYM + 1); from <= at; from++)
    for (let to = Math.max(at, from + 1); to < Math.min(words.length, from + LONGEST_ACRONYM); to++)
      found.push(
        words
          .slice(from, to + 1)
          .map(({ word }) => word.charAt(0))
          .join(""),
      );
  return found;
}

function placesAreTaken(meant: MeantWord[], places: number[]): boolean {
  return places.some((place) => meant[place]!.isParticle);
}

function placesOfRest(
  words: FactWord[],
  at: number,
  rest: readonly string[],
  language: MaterialLanguage,
): number[] | null {
  const [particle] = rest;
  if (language === "en" && rest.length === 1) {
    for (let next = at + 1; next <= at + REACH_OF_PARTICLE && next < words.length; next++) {
      // "Up to 40" is a bound.
      // "Given the Helping Hand award": a name is no part of the verb.
      if (words[next]!.word === particle && words[next]!.isCapital) return null;
      if (words[next]!.word === particle) return words[next + 1]?.word === "to" && particle === "up" ? null : [next];
      if (next === at + 1 && CLOSE_PARTICLE.test(particle ?? "")) return null;
      if (FOREIGN_PREPOSITION.test(words[next]!.word)) return null;
    }
    return null;
  }
  if (language === "de" && rest.length === 1) {
    const last = words.findLastIndex(({ word }) => word === particle);
    return last > at ? [last] : null;
  }
  return rest.every((part, index) => words[at + index + 1]?.word === part)
    ? rest.map((_, index) => at + 1 + index)
    : null;
}

/** Whether an English word is a verb where a verb is expected. */
export function isEnglishVerb(word: MeantWord, rest: string): boolean {
  // A word alone is the name of a thing.
  if (word.isAcronym || !/\S\s+\S/.test(rest)) return false;
  const { noun, verb } = partsOfSpeech(word.word);
  if (word.deeds.length > 0 && (verb || !noun)) return true;
  if (readOpening(rest) !== null) return true;
  // "Baled hay" opens a line, "Registered Nurse" does, too.
  const isPlainStart = !word.isCapital || (word.from === 0 && /^\S+\s\p{Ll}/u.test(rest));
  return /(?:ed|ing)$/.test(word.word) && word.word.length > 4 && word.things.length === 0 && isPlainStart;
}

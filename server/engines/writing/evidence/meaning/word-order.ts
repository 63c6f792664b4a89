import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { spelledNumbers } from "../number-words.ts";
import { deedOf } from "./lexis.ts";
import { matches } from "./match-words.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import { singularsOf } from "./stem.ts";

const PREPOSITION = new RegExp(
  `^${anyOf(
    "for with in on by from at into during under over across within through after before per between against among",
    "using when where who whom whose which that because if without alongside around since until throughout pour avec dans chez par sur para con en por",
  )}$`,
);
/** Deeds with two objects, either of which may come first. */
const TWO_OBJECTS = new Set(
  "teach give present sell report answer serve care communicate negotiate receive use learn".split(" "),
);
/** "Made appointments" is to have booked them. */
const LIGHT = /^(?:mak(?:es?|ing)|made|giv(?:es?|ing)|gave|do(?:es)?|did|tak(?:es?|ing)|took)$/;
const WITH = /^(?:with|avec|con)$/;
const OF = /^(?:of|de|du|des|del|d|to|a|à)$/;

/** The thing a deed is done to must be it in the line, too: "manage four attorneys" is not "manage calendars for them". */
export function wrongObject(
  clause: Clause,
  source: Clause | null,
  line: readonly Clause[],
  language: MaterialLanguage,
): string | null {
  if (
    !source?.verb ||
    !clause.verb ||
    language === "de" ||
    source.person === "nobody" ||
    clause.isAttached ||
    clause.isItem
  )
    return null;
  if ([...source.deeds, ...clause.deeds].some((deed) => TWO_OBJECTS.has(deed))) return null;
  if (clause.deeds.every((name) => deedOf(name)?.isAny) || LIGHT.test(clause.verb.word)) return null;
  const object = headOfObject(clause, language);
  const region = objectWords(source);
  if (!object) return null;
  const isMet = (words: readonly MeantWord[]) => words.some((word) => matches(object, word, language));
  const isOfOther = line.some((one) => one !== source && one.verb !== null && isMet(one.words));
  // "Coordinate with housekeeping" is not to coordinate it.
  const isBare = region.object.every(({ isPlain }) => isPlain) && !WITH.test(region.rest[0]?.word ?? "");
  const listed = EXAMPLES.exec(source.text);
  const isExample = (word: MeantWord) => listed !== null && word.from > source.from + listed.index;
  if (line.some((one) => isMet(one.words.filter(isExample)))) return null;
  if (isMet(region.object) || (isBare && !isOfOther) || !(isMet(region.rest) || isOfOther)) return null;
  return `In your resume “${object.word}” is not what this was done to.`;
}

const EXAMPLES = new RegExp(
  String.raw`(?<!\p{L})${anyOf(String.raw`such\sas including ranging\sfrom like e\.g\. tels?\sque telles?\sque tales\scomo como`)}(?!\p{L})`,
  "iu",
);

function objectWords(clause: Clause): { object: MeantWord[]; rest: MeantWord[] } {
  const isNumber = (word: MeantWord) => clause.numbers.some(({ from, to }) => word.from >= from && word.to <= to);
  const after = clause.words.filter((word) => word.from >= (clause.verb?.to ?? 0) && !isNumber(word));
  const end = after.findIndex(({ word }) => PREPOSITION.test(word));
  return end < 0 ? { object: after, rest: [] } : { object: after.slice(0, end), rest: after.slice(end) };
}

function headOfObject(clause: Clause, language: MaterialLanguage): MeantWord | null {
  const { object } = objectWords(clause);
  const end = object.findIndex(({ word }) => OF.test(word));
  const phrase = (end > 0 ? object.slice(0, end) : object).filter(({ isPlain, isParticle }) => !isPlain && !isParticle);
  return (language === "en" ? phrase.at(-1) : phrase[0]) ?? null;
}

const START = /^(?:from|out|von|de|del|desde|depuis|aus)$/;
const END = /^(?:to|into|auf|nach|zu|vers|a|al|hacia)$/;
/** What was replaced stands after the verb, as what something came from does. */
const REPLACED = /^(?:replac(?:e[sd]?|ing)|ersetz(?:te?n?|en)|remplac\p{L}+|reempla[cz]\p{L}+|sustitu\p{L}+)$/u;
const BY = /^(?:with|by|durch|par|por|con)$/;
const INTO = /^(?:into|ins)$/;
const SIDE_WORDS = 3;
const LONGEST_SIDE = 8;
/** What is not, or no longer, stands behind: "in October rather than December"; or before: "retired paper in favor of tablets". */
const CHOSEN = { rather: "than", instead: "of", place: "of", favor: "of", favour: "of" } as const;

/** Names after "from" and after "to", which may not change places: "from Jenkins to GitHub Actions". */
export function swappedSides(
  said: readonly MeantWord[],
  shown: readonly MeantWord[],
  language: MaterialLanguage,
): string | null {
  for (const own of sidesOf(said)) {
    for (const line of sidesOf(shown)) {
      const shares = (a: MeantWord[], b: MeantWord[]) =>
        a.some((word) => b.some((other) => matches(word, other, language)));
      // "From QuickBooks Desktop to QuickBooks Online": what both sides have tells nothing.
      const isOneSided = line.end.length === 0 && own.start.length > 0;
      const isTurned = shares(own.end, line.start) && (isOneSided || shares(own.start, line.end));
      // "Event" covers "conference", and yet the one may have become the other.
      const isSame = own.start.some(({ word }) => line.start.some((other) => other.word === word));
      if (isTurned && !isSame) return "In your resume it goes the other way: from and to change places.";
    }
  }
  return null;
}

function sidesOf(words: readonly MeantWord[]): { start: MeantWord[]; end: MeantWord[] }[] {
  const telling = (from: number, to: number) =>
    words.slice(from, to).filter(({ isPlain, isCapital, word }) => (!isPlain || isCapital) && !/^\d/.test(word));
  const into = words.findIndex(({ word }) => INTO.test(word));
  const isBare =
    into > 0 && !words.slice(Math.max(0, into - SIDE_WORDS - 2), into).some(({ word }) => START.test(word));
  // "German and Polish into English" comes from what stands before.
  const bare = isBare
    ? [
        {
          start: telling(Math.max(0, into - LONGEST_SIDE), into).slice(-SIDE_WORDS),
          end: telling(into + 1, into + 1 + LONGEST_SIDE).slice(0, SIDE_WORDS),
        },
      ]
    : [];
  const told = words.flatMap(({ word }, at) => {
    const isReplaced = REPLACED.test(word);
    const isOff = word === "out" && !OF.test(words[at + 1]?.word ?? "");
    if (isOff || (!isReplaced && !START.test(word))) return [];
    const goal = isReplaced ? BY : END;
    const end = words.findIndex((other, index) => index > at + 1 && goal.test(other.word));
    if (end < 0) return [{ start: telling(at + 1, isReplaced ? at + 1 + SIDE_WORDS : at + 2), end: [] }];
    if (end - at > LONGEST_SIDE || words.slice(at + 1, end).some((other) => START.test(other.word))) return [];
    const [start, after] = [telling(at + 1, end), telling(end + 1, end + 1 + SIDE_WORDS)];
    const without = (own: MeantWord[], other: MeantWord[]) =>
      own.filter((one) => !other.some((same) => same.word === one.word));
    return [{ start: without(start, after), end: without(after, start) }];
  });
  return [...told, ...bare, ...chosenOf(words, telling)];
}

function chosenOf(
  words: readonly MeantWord[],
  telling: (from: number, to: number) => MeantWord[],
): { start: MeantWord[]; end: MeantWord[] }[] {
  return words.flatMap(({ word }, at) => {
    if (!Object.hasOwn(CHOSEN, word) || words[at + 1]?.word !== CHOSEN[word as keyof typeof CHOSEN]) return [];
    const first = words[at - 1]?.word === "in" ? at - 1 : at;
    const before = telling(Math.max(0, first - SIDE_WORDS), first);
    const behind = telling(at + 2, at + 2 + SIDE_WORDS);
    if ([...before, ...behind].some((side) => spelledNumbers(side.word).length > 0)) return [];
    return [/^favou?r$/.test(word) ? { start: before, end: behind } : { start: behind, end: before }];
  });
}

const COUNTED_WITHIN = 30; // in characters: a number so close before a noun counts it
const EACH = /^(?:every|each|all|tous|toutes|tod[oa]s|alle[nrs]?|on|los|les)$/;
const ONE = /^(?:an?|one|each|first|une?|un[ao]?|l|eine?[nmrs]?)$/;

/** A thing that the line has once and the sentence more than once; null when none. */
export function madeMany(clause: Clause, shown: readonly MeantWord[], language: MaterialLanguage): string | null {
  if (language === "de") return null;
  for (const [index, word] of clause.words.entries()) {
    const singulars = word.isPlain ? [] : singularsOf(word.word);
    const isCounted = clause.numbers.some(({ to }) => to <= word.from && word.from - to < COUNTED_WITHIN);
    if (clause.verbs.includes(word) || index < 1 || isCounted) continue;
    const same = shown.flatMap((other, at) => (singulars.includes(other.word) ? [at] : []));
    const stands = shown.some((other) => other.word === word.word);
    const isOne = same.some((at) =>
      shown.slice(Math.max(0, at - 4), at).some((before) => ONE.test(before.word) && !before.isCapital),
    );
    const isOfEach = clause.words.slice(Math.max(0, index - 3), index).some((before) => EACH.test(before.word));
    const isOfOne =
      isOfEach || clause.words.slice(Math.max(0, index - 3), index).some((before) => ONE.test(before.word));
    if (isOne && !stands && !isOfOne) return word.word;
  }
  return null;
}

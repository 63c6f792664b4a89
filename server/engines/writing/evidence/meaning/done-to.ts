import { anyOf } from "../../../any-of.ts";
import { areForms } from "../fact-words.ts";
import { isPersonThing } from "./lexis.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";

const ENDS = new RegExp(
  `^${anyOf(
    "of for in with at on to from by and or as per über für mit in im bei von zu an auf und de du des pour avec dans en",
    "par à au aux et para con por del y a",
  )}$`,
);

/** The thing that a line without a verb is about: "visits" of "home visits to two care homes". */
export function headNoun({ words, text, from }: Pick<Clause, "words" | "text" | "from">): string {
  const head = headOf(words, text, from);
  const isOfOthers = words.some((word) => word.from < (head?.from ?? 0) && word.things.some(isPersonThing));
  return !head || isOfOthers || OF_OTHERS.test(head.word) ? "" : head.word;
}

/** What others do, or what was done to things: "customer complaints", "tons crushed". */
const OF_OTHERS = /^(?:complaint|claim|enquir(?:y|ie)|inquir(?:y|ie)|question|request|application)s?$|ed$/;

function headOf(words: readonly MeantWord[], text: string, from: number): MeantWord | undefined {
  const end = words.findIndex((word, at) => ENDS.test(word.word) || (at > 0 && startsPart(text, word.from - from)));
  return (end < 0 ? words : words.slice(0, end)).findLast(({ word }) => /^\p{L}{3,}/u.test(word));
}

function startsPart(text: string, at: number): boolean {
  return /[,;:(–—]\s?$/u.test(text.slice(0, at));
}

/** What is done to a thing at work, unless a line says otherwise: articles are written, records are kept. */
const DONE_TO: readonly (readonly [deeds: readonly string[], things: RegExp])[] = [
  [
    ["write"],
    things(
      "article report letter documentation guide newsletter blog post release app application script manual handbook",
      "brief note speech review proposal text headline recipe test plan instruction",
    ),
  ],
  [["record"], things("record log book ledger list rota diar(?:y|ie) file account register calendar")],
  [
    ["prepare", "cook"],
    things("meal breakfast lunch(?:e)? dinner food desayuno comida repas plat essen mahlzeit(?:en)?"),
  ],
  [["prepare"], things("statement return bundle document invoice order room table budget presentation tray quote")],
  [["plan"], things("event trip meeting wedding workshop conference tour concert exhibition part(?:y|ie) fair")],
  [["make"], things("wall fixture model prototype dashboard website cabinet staircase broadcast podcast film video")],
  [["answer"], things("call question quer(?:y|ie) e-?mail phone enquir(?:y|ie) inquir(?:y|ie)")],
  [["serve"], things("customer guest client patient meal drink cover")],
];

function things(...lists: string[]): RegExp {
  return new RegExp(`^${anyOf(...lists)}s?$`);
}

/** Whether a sentence says no more than what is done to the thing that a line without a verb names. */
export function isDoneTo({ words, verb, deeds, text, from }: Clause, source: Clause): boolean {
  const behind = verb ? words.slice(words.indexOf(verb) + 1) : [];
  const head = headOf(behind, text, from);
  if (!head || !source.words.some(({ word }) => word === head.word || areForms(word, head.word))) return false;
  return DONE_TO.some(([done, things]) => things.test(head.word) && deeds.some((deed) => done.includes(deed)));
}

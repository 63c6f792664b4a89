import type { MaterialLanguage } from "../../language.ts";
import { AUXILIARY } from "./clause-person.ts";
import { covers, saysDeedOf } from "./covers.ts";
import { deedOf } from "./lexis.ts";
import { isName, matches } from "./match-words.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import type { SourceLine } from "./source-lines.ts";
import { CARRIES } from "./strange-deed.ts";
import { isVerbHere } from "./verb-here.ts";
import { nearnessOfVerbs } from "./wordnet.ts";

/** How near what a sentence says was done is to what a line says was done with the same things, each 0 to 1. */
export type ToldDeeds = {
  near: number;
  here: number;
  /** Of the verbs that the line has beside these things, how many the sentence does not tell. */
  left: number;
  own: number;
};

const TOLD = 0.6; // so near is a verb that says no more than another

/** Holds the verbs of a sentence against those of a line. */
export function toldDeeds(clauses: readonly Clause[], line: SourceLine, language: MaterialLanguage): ToldDeeds {
  const all = clauses.flatMap((clause) => {
    const beside = besideThings(clause, line, language);
    const own = ownVerbs(clause, language).filter((verb) => beside.verbs.length > 0 || !isGeneral(verb));
    return own.map((verb) => ({ verb, beside }));
  });
  if (all.length === 0) return { near: 1, here: 1, left: 0, own: 0 };
  const telling = line.words.filter(isTelling);
  const near = all.map(({ verb }) => nearest(verb, telling, language));
  const here = all.map(({ verb, beside }) => nearest(verb, beside.telling, language));
  const shown = [...new Set(all.flatMap(({ beside }) => beside.verbs))];
  const left = shown.filter((other) => all.every(({ verb }) => nearness(verb, other, language) < TOLD));
  return {
    near: Math.min(...near),
    here: Math.min(...here),
    left: shown.length === 0 ? 0 : left.length / shown.length,
    own: Math.min(1, all.length / 3),
  };
}

function isTelling({ isPlain, deeds }: MeantWord): boolean {
  return !isPlain || deeds.length > 0;
}

/** "I take care of boiler servicing" says no other deed than a line without a verb. */
function isGeneral({ deeds }: MeantWord): boolean {
  return deeds.some((name) => deedOf(name)?.isAny);
}

function ownVerbs({ text, from, verbs, words }: Clause, language: MaterialLanguage): MeantWord[] {
  return verbs.filter(
    (verb) =>
      !CARRIES.test(verb.word) &&
      !AUXILIARY.test(verb.word) &&
      !isName(verb, language) &&
      !isNoun(verb, text.slice(0, verb.from - from), language) &&
      (language !== "en" || words.length > 1),
  );
}

type Beside = { verbs: readonly MeantWord[]; telling: readonly MeantWord[] };

function besideThings(clause: Clause, line: SourceLine, language: MaterialLanguage): Beside {
  const things = clause.words.filter((word) => !word.isPlain && !word.isParticle && !clause.verbs.includes(word));
  let [best, most]: [Clause | null, number] = [null, 0];
  for (const shown of line.clauses) {
    const count = things.filter((word) => shown.words.some((other) => covers(word, other, language))).length;
    if (count > most) [best, most] = [shown, count];
  }
  if (!best) return { verbs: [], telling: [] };
  const { verbs, words, text, from } = best;
  const others = words.filter((word, at) => !word.isPlain && isVerbHere(words, at, text, language));
  const done = [...new Set([...verbs, ...others])];
  const told = done.filter((word) => !isNoun(word, text.slice(0, word.from - from), language));
  // "Remise des fonds": elsewhere than in English a noun says the deed.
  return { verbs: told, telling: language === "en" ? told : words.filter(isTelling) };
}

const DEED_NOUN = /(?:ion|ment|age|ure|ance|ence|miento|cion|aje)s?$/;
const ARTICLE = /(?:^|\s)(?:l['’]|(?:des|les|las?|le|du|une?|el|los|del)\s)$/iu;

/** "Wartung der Heizung", "encadrement de deux apprentis": who says it with a verb leaves none out. */
function isNoun({ word, isCapital }: MeantWord, before: string, language: MaterialLanguage): boolean {
  if (language === "de") return isCapital;
  return language !== "en" && (DEED_NOUN.test(word) || ARTICLE.test(before));
}

function nearest(verb: MeantWord, words: readonly MeantWord[], language: MaterialLanguage): number {
  return Math.max(0, ...words.map((word) => nearness(verb, word, language)));
}

function nearness(said: MeantWord, shown: MeantWord, language: MaterialLanguage): number {
  const byWords = matches({ ...said, deeds: [], things: [] }, shown, language) ? 1 : 0;
  const byDeeds = saysDeedOf(said, shown) ? TOLD : 0;
  const byMeaning = language === "en" ? nearnessOfVerbs(said.word, shown.word) : 0;
  return Math.max(byWords, byDeeds, byMeaning);
}

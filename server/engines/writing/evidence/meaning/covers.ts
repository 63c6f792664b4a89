import type { MaterialLanguage } from "../../language.ts";
import { isTitleHead } from "../fact-words.ts";
import { areKin } from "./kin.ts";
import { isName, matches } from "./match-words.ts";
import type { MeantWord } from "./read-words.ts";
import { singularsOf } from "./stem.ts";
import { relateDeeds } from "./relate-deeds.ts";
import { FIELDS, kindOfWord } from "./wordnet.ts";

/** Whether a word of a sentence says no more than a word of a line. */
export function covers(said: MeantWord, shown: MeantWord, language: MaterialLanguage): boolean {
  // Who has 22 writers at work wrote nothing.
  if (isAgentOfOthers(said, shown)) return false;
  if (matches(said, shown, language)) return true;
  if (!isName(said, language) && saysDeedOf(said, shown)) return true;
  return mayBeKin(said, language) && areKin(said.word, shown.word);
}

/** Whether what was done follows from what a word of a line says was done. */
export function saysDeedOf(said: MeantWord, shown: MeantWord): boolean {
  if (said.deeds.length === 0 || shown.deeds.length === 0) return false;
  const relation = relateDeeds(said.deeds, shown.deeds);
  return relation === "same" || relation === "follows";
}

/** WordNet knows English words, and no names. */
export function mayBeKin(said: MeantWord, language: MaterialLanguage): boolean {
  return language === "en" && !isName(said, language);
}

export function isAgentOfOthers(said: MeantWord, shown: MeantWord): boolean {
  // Who was a manager had no managers.
  if (isTitleHead(said.word) && isTitleHead(shown.word) && singularsOf(said.word).includes(shown.word))
    return isPerson(shown.word);
  return said.deeds.length > 0 && !isTitleHead(said.word) && isTitleHead(shown.word) && /(?:er|or)s$/.test(shown.word);
}

/** "Boilers" have no boiler at work. */
function isPerson(word: string): boolean {
  const kind = kindOfWord(word, "noun");
  return kind === FIELDS.person || kind === "strange";
}

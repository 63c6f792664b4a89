import type { MaterialLanguage } from "../../language.ts";
import { covers } from "./covers.ts";
import { isSisterThing } from "./lexis.ts";
import { isName, matches } from "./match-words.ts";
import type { MeantWord } from "./read-words.ts";
import { areSisters } from "./wordnet.ts";

/** Whether two words are things of one kind and not the same, so that one cannot stand for the other. */
function isSister(said: MeantWord, shown: MeantWord, language: MaterialLanguage): boolean {
  if (said.things.some((thing) => shown.things.some((other) => isSisterThing(thing, other)))) return true;
  return language === "en" && !isName(said, language) && areSisters(said.word, shown.word);
}

function isNextTo(words: readonly MeantWord[], at: number, met: (word: MeantWord) => boolean): MeantWord | null {
  for (const place of [at - 1, at + 1]) {
    const word = words[place];
    if (word && !word.isPlain && !word.isParticle && met(word)) return word;
  }
  return null;
}

/** "Forest plots" of "farm plots": the same thing, with another word on the same side of it. */
function isExchangedBeside(
  said: MeantWord,
  claim: readonly MeantWord[],
  line: readonly MeantWord[],
  language: MaterialLanguage,
): boolean {
  const at = claim.indexOf(said);
  const head = isNextTo(claim, at, (word) => line.some((shown) => matches(word, shown, language)));
  if (!head) return false;
  const step = claim.indexOf(head) < at ? 1 : -1;
  return line.some((shown, place) => {
    const other = line[place + step];
    if (!other || other.isPlain || other.isParticle || !matches(head, shown, language)) return false;
    return /^\p{L}{3,}$/u.test(other.word) && !claim.some((word) => covers(word, other, language));
  });
}

/** Whether a line has another thing where a sentence has a word that the line lacks. */
export function isExchanged(
  said: MeantWord,
  claim: readonly MeantWord[],
  line: readonly MeantWord[],
  language: MaterialLanguage,
): boolean {
  const isUnsaid = (shown: MeantWord) => !claim.some((word) => covers(word, shown, language));
  return (
    line.some((shown) => !shown.isPlain && isSister(said, shown, language) && isUnsaid(shown)) ||
    isExchangedBeside(said, claim, line, language)
  );
}

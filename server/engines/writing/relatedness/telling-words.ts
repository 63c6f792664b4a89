import { readLexiconText } from "../../analysis/lexicon/read-lexicon.ts";
import { areForms, claimingWords } from "../evidence/fact-words.ts";
import { kinshipOf } from "../evidence/meaning/wordnet.ts";
import { haveRoot } from "../evidence/meaning/word-roots.ts";
import type { MaterialLanguage } from "../language.ts";

const SHORTEST = 3;
/** Trades and tasks that everybody knows by two letters. */
const SHORT_NAMES: ReadonlySet<string> = new Set("hr pr qa qc ux ui bi rn ap gl".split(" "));
const SHORTEST_OF_KIN = 5; // short words have too many senses

const everybodys = readLexiconText("work-topics/words-of-all-trades.txt")
  .split("\n")
  .filter((line) => !line.startsWith("#"))
  .flatMap((line) => line.split(" "));
const whole = new Set(everybodys);
const starts = new Set(everybodys.flatMap((word) => (word.endsWith("*") ? word.slice(0, -1) : [])));

function isEverybodys(word: string): boolean {
  if (whole.has(word)) return true;
  for (let length = SHORTEST; length <= word.length; length++) if (starts.has(word.slice(0, length))) return true;
  return false;
}

/** The words of an ask or a line that may join the two: not those of every trade. Folded, each once. */
export function tellingWords(text: string): string[] {
  const words = claimingWords(text).map(({ word }) => word);
  return [...new Set(words)].filter(
    (word) => SHORT_NAMES.has(word) || (word.length >= SHORTEST && !isEverybodys(word)),
  );
}

/** How far two words of one language are the same: 1 for forms of one, less for words that mean the same. */
export function likeness(one: string, other: string, language: MaterialLanguage): number {
  if (one === other || areForms(one, other)) return 1;
  if (language !== "en") return haveRoot(one, other, language) ? 1 : 0;
  if (Math.min(one.length, other.length) < SHORTEST_OF_KIN) return 0;
  const kinship = kinshipOf(one, other);
  return kinship === "same" || kinship === "derived" ? OF_KIN : 0;
}

/** Which of these words the others have too, in any form or in a word of the same meaning. */
export function sharedWords(words: readonly string[], others: readonly string[], language: MaterialLanguage): string[] {
  return words.filter((word) => others.some((other) => likeness(word, other, language) > 0));
}

const OF_KIN = 0.6;

import { isHead } from "./judge-part.ts";
import { OCCUPATION_FAMILIES } from "./lexicon/occupation-families.ts";
import { TITLE_LEVELS } from "./lexicon/resume-words.ts";
import { foldWord } from "./resume-lines.ts";

/** Words of any trade: who is called by one of them is not told from a title by it. */
const WORK_WORDS: ReadonlySet<string> = new Set(
  OCCUPATION_FAMILIES.flatMap(({ titles, fields, vocabulary }) => [titles, fields, vocabulary])
    .join(" ")
    .split(/[;\s]+/),
);

/** Surnames are old; trades with a learned ending are not. */
const LEARNED = /(?:ist|yst|ian|eer|ive|ate|ent|ant|ager|itor|ator|ctor|entor|visor|eon|ney)$/;

/** One or two words before the last that belong to no trade: names, as a rule. */
export function beginsLikeName(words: string[]): boolean {
  const given = words.slice(0, -1).map((word) => foldWord(word));
  return (
    (given.length === 1 || given.length === 2) &&
    given.every((word) => word.length > 1 && !isHead(word) && !WORK_WORDS.has(word) && !TITLE_LEVELS.has(word))
  );
}

/** "Paul Baker", "Anna Koch": a surname that is a trade, after names that no title begins with ("Pastry Baker"). */
export function isSurnameOfTrade(words: string[]): boolean {
  return beginsLikeName(words) && !LEARNED.test(foldWord(words.at(-1) ?? ""));
}

import { anyOf } from "../any-of.ts";
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

/** "Back-end Developer", "Pre-School Teacher": what kind of work it is. */
const KIND_OF_WORK = new RegExp(
  `^${anyOf(
    "back front full pre post non part mid multi cross co vice sub semi self free first second senior junior top all",
    "out in on off high low long short web tele cyber bio neuro home house field night day school",
  )}-`,
  "i",
);

/** One or two words before the last that belong to no trade: names, as a rule. */
export function beginsLikeName(words: string[]): boolean {
  const given = words.slice(0, -1).map((word) => foldWord(word));
  return (given.length === 1 || given.length === 2) && given.every((word) => word.length > 1 && !isWorkWord(word));
}

function isWorkWord(word: string): boolean {
  return isHead(word) || WORK_WORDS.has(word) || TITLE_LEVELS.has(word) || KIND_OF_WORK.test(word);
}

/** "Paul Baker", "Anna Koch": a surname that is a trade, after names that no title begins with ("Pastry Baker"). */
export function isSurnameOfTrade(words: string[]): boolean {
  return beginsLikeName(words) && mayBeSurname(words.at(-1) ?? "");
}

const GIVEN_OF_TRADE = new RegExp(
  `^${anyOf(
    "dean mason hunter tyler carter cooper parker sawyer archer taylor deacon harper fisher porter marshall chandler",
    "spencer tanner turner page bishop judge miller",
  )}$`,
);

/** "Dean Kovacic": a given name that is a trade, before what no title ends with. */
export function isGivenOfTrade(words: string[]): boolean {
  const [given = "", family = "", ...others] = words.map((word) => foldWord(word));
  return others.length === 0 && GIVEN_OF_TRADE.test(given) && family.length > 2 && !isWorkWord(family);
}

/** "Baker" and "MD", but not "Accountant". */
export function mayBeSurname(trade: string): boolean {
  return !LEARNED.test(foldWord(trade));
}

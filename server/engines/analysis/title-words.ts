import { rememberText } from "../../domain/remember-text.ts";
import { withoutContract } from "./contract-words.ts";
import { bareText, inEnglish } from "./foreign-titles.ts";
import { ABBREVIATIONS, LEVEL_WORDS, NO_PLURALS, SKIPPED_WORDS, WORD_ROOTS } from "./lexicon/title-words.ts";

const PROTECTED: [RegExp, string][] = [
  [/\bc\+\+/g, " cplusplus "],
  [/\bc#/g, " csharp "],
  [/\bf#/g, " fsharp "],
  [/(^|[\s/(])\.net\b/g, "$1 dotnet "],
  [/\basp\s*dotnet/g, " dotnet "],
  [/\br\s?&\s?d\b/g, " rnd "],
  [/\bfp\s?&\s?a\b/g, " fpna "],
  [/\bs\s?&\s?op\b/g, " snop "],
  [/\bf\s?&\s?b\b/g, " food beverage "],
  [/\bl\s?&\s?d\b/g, " learning development "],
  [/\bm\s?&\s?e\b/g, " monitoring evaluation "],
  [/\bm\s?&\s?a\b/g, " merger acquisition "],
  [/\ba\s?&\s?p\b/g, " airframe powerplant "],
  [/\bdev[- ]ops\b/g, " devops "],
  [/\bpe (?=teacher|instructor|coach)/g, " physical education "],
  [/\bp\s?&\s?c\b/g, " property casualty "],
  [/\bui\s?\/\s?ux\b|\bux\s?\/\s?ui\b/g, " ux "],
  [/\ba\s?\/\s?([pr])\b/g, " a$1 "],
  [/\bi\.t\.?(?=\s|$)/g, " it "],
  [/\bh\.r\.?(?=\s|$)/g, " hr "],
  [/\br\.n\.?(?=\s|$)/g, " rn "],
  [/\bfront[- ]end\b/g, " front end "],
  [/\bback[- ]end\b/g, " back end "],
  [/\bfull[- ]stack\b/g, " full stack "],
  [/\bpre[- ]?k\b/g, " pre k "],
  [/\bx[- ]ray\b/g, " x ray "],
  [/\be[- ]commerce\b/g, " e commerce "],
  [/\bnon[- ]profit\b/g, " nonprofit "],
  [/\bvice[- ]president\b/g, " vicepresident "],
  [/\bco[- ](founder|owner)\b/g, " $1 "],
];

function singular(word: string): string {
  if (word.length < 4 || NO_PLURALS.has(word)) return word;
  if (/(ss|us|is|ics|ous)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function rootOf(word: string): string {
  const direct = WORD_ROOTS.get(word);
  if (direct) return direct;
  const stem = singular(word);
  return WORD_ROOTS.get(stem) ?? stem;
}

const MAX_TITLE_LENGTH = 300;

const BRITISH: [RegExp, string][] = [
  [/\bpaed/g, "ped"],
  [/anaesth/g, "anesth"],
  [/gynaec/g, "gynec"],
  [/paedic/g, "pedic"],
  [/haemat/g, "hemat"],
  [/labour/g, "labor"],
  [/behaviour/g, "behavior"],
  [/counsell/g, "counsel"],
];

const knownTitle = rememberText((text) => inAmerican(withoutContract(bareText(text))));

/** In small letters, without accents, hours and terms, in American English. */
export function plainTitle(text: string): string {
  return knownTitle(text.slice(0, MAX_TITLE_LENGTH));
}

function inAmerican(bare: string): string {
  let plain = inEnglish(bare);
  for (const [pattern, replacement] of BRITISH) plain = plain.replace(pattern, replacement);
  for (const [pattern, replacement] of PROTECTED) plain = plain.replace(pattern, replacement);
  return plain;
}

/** The words of a title, each in the one form that stands for its others. */
export function titleWords(text: string): string[] {
  return wordsOfPlain(plainTitle(text));
}

/** The same with hours and terms: two postings that differ in these are two jobs. */
export function writtenTitleWords(text: string): string[] {
  return wordsOfPlain(inAmerican(bareText(text.slice(0, MAX_TITLE_LENGTH))));
}

/** The same of a part of `plainTitle`. */
export function wordsOfPlain(plain: string): string[] {
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => ABBREVIATIONS.get(word) ?? [word])
    .filter((word) => word !== "" && !SKIPPED_WORDS.has(word))
    .map(rootOf);
}

export function isLevelWord(word: string): boolean {
  return LEVEL_WORDS.has(word);
}

const SAME_WORK = new Map([
  ["development", "engineer"],
  ["developer", "engineer"],
]);

/** Development and engineering are one kind of work; level words are left out. */
export function workWords(text: string): string[] {
  return titleWords(text)
    .filter((word) => !isLevelWord(word))
    .map((word) => SAME_WORK.get(word) ?? word);
}

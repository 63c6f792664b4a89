import { anyOf } from "../any-of.ts";
import { PROSE_OPENINGS } from "./lexicon/resume-words.ts";
import { isHead } from "./judge-part.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

const LONGEST_HEADER_WORDS = 22;
const LONGEST_PLAIN_HEADER_WORDS = 14;
const LONGEST_LOWER_CASE_WORDS = 6;
/** "Einführung von DATEV Unternehmen online" tells of work and names no employer. */
const GERMAN_DEED_NOUN = String.raw`\p{Lu}\p{Ll}{2,20}(?:ung|ieren|llen|sten|chten|führen|beiten|igen|len)`;
const GERMAN_DEED = new RegExp(
  `^${GERMAN_DEED_NOUN}(?:(?:,| und|/) ${GERMAN_DEED_NOUN}){0,2} (?:von|der|des|eines|einer|aller) `,
  "u",
);
/** "Grundpflege von zwölf Bewohnern". */
const COUNTED_IN_GERMAN = new RegExp(
  String.raw`^\p{Lu}\p{Ll}{3,24} (?:von|für|mit) (?:\d|(?:über|bis zu|rund|${anyOf("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf")}) )`,
  "u",
);
/** "Development of a client app", "Testing of engines"; a society is "of" somebody in capitals. */
const DEED_NOUN = /^\p{Lu}\p{Ll}{3,}(?:ment|ation|ance|sion|ing) of \p{Ll}/u;
/** "Coach 15 agents on call handling". */
const COUNTED_DEED = /^\p{Lu}\p{Ll}+ (?:(?:up to|over|about|around|approximately|more than) )?\d[\d.,]*\+? \p{Ll}{3}/u;
const SAID = /^(?:[\p{L}\ue001]+,? ){0,3}(?:I(?: have|['’]ve|['’]m)? \p{Ll}{2,}|[Ii]ch \p{Ll}+e|[Jj]['’]ai \p{Ll})/u;
const SENTENCE_END = /[.;]$/;
const SHORT_FORM_AT_END = /\b(?:inc|ltd|co|corp|llc|sr|jr|u\.s\.a?|st|d\.c|n\.a|s\.l|s\.a|e\.v|e\.k|c\.v)\.$/i;

/** "Moore & Hall, Tampa, Fla.", "MESAS DEL BAJÍO (mobiliario) San Felipe, Gto." */
const REGION_AT_END =
  /(?:^|[,–)-]|(?<=\p{Lu}{2}) ) ?\p{Lu}[\p{L}.\s]{2,30}, (?:\p{Lu}\p{L}{1,5}\.|(?:\p{Lu}\.){2,4})$/u;

export function looksLikeProse(line: ResumeLine, rest: string): boolean {
  const words = wordsOf(rest.replace(/\ue001/g, " "));
  if (words.length > LONGEST_HEADER_WORDS) return true;
  if (words.length > LONGEST_LOWER_CASE_WORDS && SAID.test(rest)) return true;
  const hasDates = rest !== line.text;
  if (line.hasBullet && (!hasDates || words.length > LONGEST_PLAIN_HEADER_WORDS)) return true;
  if (words.length > LONGEST_PLAIN_HEADER_WORDS && !hasDates) return true;
  if (SENTENCE_END.test(rest) && words.length > 5 && !SHORT_FORM_AT_END.test(rest) && !REGION_AT_END.test(rest))
    return true;
  if (/^\p{Ll}/u.test(rest) && words.length > 2 && !/^(?:e|i)[A-Z]/.test(rest))
    return words.length > LONGEST_LOWER_CASE_WORDS || !words.some(isHead);
  if (!hasDates && words.length > 4 && COUNTED_DEED.test(rest) && isMostlySmall(words)) return true;
  if (!hasDates && words.length > 3 && DEED_NOUN.test(rest) && !words.some(isHead)) return true;
  if ((GERMAN_DEED.test(rest) || COUNTED_IN_GERMAN.test(rest)) && !words.some(isHead)) return true;
  return words.length > 4 && opensWithDeed(rest, words) && isMostlySmall(words);
}

/** "Managed a team ...", "Responsible for ...", but not "Process Engineer, ...". */
function opensWithDeed(rest: string, words: string[]): boolean {
  const first = words[0]!;
  const isDeed = /^\p{Lu}\p{Ll}+(?:ed|ing)$/u.test(first) || PROSE_OPENINGS.has(foldWord(first).replace(/[:,]$/, ""));
  return isDeed && /^\p{Lu}/u.test(rest) && !isHead(words[1] ?? "");
}

function isMostlySmall(words: string[]): boolean {
  const written = words.filter((word) => /\p{L}/u.test(word));
  return written.filter((word) => /^\p{Lu}/u.test(word)).length < written.length * 0.6;
}

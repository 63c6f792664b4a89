import { anyOf, wholeWords } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { countWords, isNoName } from "../../facts/split-run-together.ts";
import { upperFirst } from "../../skill-names.ts";
import { LONGEST_DEED } from "../line-splits.ts";
import { isCutOff } from "./cut-end.ts";

const FEWEST_WORDS = 6;
const TAIL = new RegExp(
  `,? (?:${anyOf(String.raw`including such\sas to\sinclude which\sinclude[sd]? in\sorder\sto in\s(?:accordance|collaboration|conjunction)\swith aimed\sat along\swith so\sthat so\sas\sto ranging\sfrom`)} ` +
    `|(?:to ensure|while \\p{Ll}+ing) )| as well as |, (?:as well as |(?:\\p{Ll}+ly |thereby |thus )?${anyOf(
      "ensuring resulting reducing increasing allowing creating enabling making leading improving saving achieving contributing helping which where whom",
    )} )`,
  "gu",
);
const NEXT_DEED = /(?:,? and |,? as well as |, )(?=(?:\p{Ll}+ly )?\p{Ll}{3,} )/gu;
const OF_OTHER = wholeWords(
  "who which that where when while if was were is are been be being to help helps helped let lets make makes made assist assists",
);
const OPEN_END = new RegExp(
  `(?:[,:;(]|(?<!\\p{L})${anyOf("and or of the an? with for in at by to from on as but not limited both between all any each their our its")})$`,
  "u",
);

/** What a deed of more words than a sentence holds says within as many: its parts, or what it is without its tail. */
export function cutLong(deed: string, most: number): string[] {
  const isTold = (text: string) => countWords(text) < most && text.length <= LONGEST_DEED;
  if (isTold(deed)) return [deed];
  const next = nextDeed(deed);
  if (next !== null) return next.flatMap((part) => cutLong(part, most));
  const ends = [...deed.matchAll(TAIL)].map(({ index }) => deed.slice(0, index));
  const whole = ends.findLast((end) => isTold(end) && isWhole(end));
  return [whole ?? deed];
}

function nextDeed(deed: string): [string, string] | null {
  const form = readOpening(deed)?.form;
  if (form === undefined || form === "gerund") return null;
  const found = [...deed.matchAll(NEXT_DEED)].find(({ 0: joint, index }) => {
    const before = deed.slice(0, index);
    const rest = deed.slice(index + joint.length);
    const opening = readOpening(rest);
    const isOfOther =
      OF_OTHER.test(before.slice(before.lastIndexOf(",") + 1)) || (form === "base" && joint !== ", and ");
    if (opening?.form !== form || isOfOther || !isWhole(before)) return false;
    const isVerb = isNoName(opening) || (form === "past" && /^ (?:the|an?|all|\d)(?: |\d)/u.test(opening.rest));
    return isVerb && countWords(rest) >= FEWEST_WORDS;
  });
  if (!found) return null;
  return [deed.slice(0, found.index), upperFirst(deed.slice(found.index + found[0].length))];
}

/** Whether a deed ends well here, and no list was left before its last thing. */
export function isWhole(text: string): boolean {
  const isOpen = text.lastIndexOf("(") > text.lastIndexOf(")");
  const isListed = /,(?! (?:and|or) )[^,]*$/u.test(text);
  return countWords(text) >= FEWEST_WORDS && !isOpen && !isListed && !OPEN_END.test(text) && !isCutOff(`I ${text}`);
}

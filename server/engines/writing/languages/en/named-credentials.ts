import { anyOf } from "../../../any-of.ts";
import { isPlaceName } from "../../../analysis/judge-part.ts";
import { withArticle } from "../../english-nouns.ts";
import { unknownWords } from "./known-words.ts";
import { lowerFirst } from "../../english-verbs.ts";

const ONE_DOCUMENT = new RegExp(
  String.raw`(?:${anyOf(
    "certificate certification licen[cs]e credential permit registration card qualification endorsement ticket diploma degree award",
    "accreditation check pass badge belt dbs designation",
  )})(?: with \p{L}+(?: \p{L}+)?)?$`,
  "iu",
);
/** "Victorian", "Irish": they keep their capital. */
export const PROPER = /(?:ian|ean|ish|ese)$/u;

/** "Full UK driving licence" begins large as a line does, "State Teaching Certificate" as a name does. */
function isSmall(name: string): boolean {
  const words = name.split(" ").slice(1);
  return words.every((word) => /^(?:\p{Ll}|\p{Lu}{2})/u.test(word)) && words.some((word) => /^\p{Ll}/u.test(word));
}

const HOW_VALID = /^(?:Valid|Full|Clean|Current|Active|Enhanced)$/u;
const ONE_IN_LETTERS = /^(?:(?:Class [A-D] )?CDL|CPA|CMA|CFA|CDL Class [A-D])$/u;

/** A licence or certificate as a sentence takes it: "an RN license", "a full UK driving licence". */
export function credential(name: string): string {
  if (/^(?:RN|LPN|LVN|APRN)$/u.test(name)) return withArticle(`${name} license`);
  if (
    ONE_IN_LETTERS.test(name) ||
    /^(?:Bachelor|Master|Associate|Doctor) (?:of|in) /u.test(name) ||
    /(?:^| )(?:Diploma|Award|Certificate(?: [IV]{1,3})?) (?:in|of) |^[NS]VQ (?:Level )?\d/u.test(name)
  )
    return withArticle(name);
  if (!ONE_DOCUMENT.test(name) || /^(?:an?|the|my) /i.test(name)) return name;
  const [first = ""] = name.split(" ");
  const isName = isPlaceName(first) || PROPER.test(first) || unknownWords(first.toLowerCase()).length > 0;
  const isLow = first.length > 1 && (HOW_VALID.test(first) || (isSmall(name) && !isName));
  return withArticle(isLow ? lowerFirst(name) : name);
}

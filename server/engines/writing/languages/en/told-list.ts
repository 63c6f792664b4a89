import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { isOnlyVerb } from "../../verb-forms.ts";
import { inEachWording } from "../each-wording.ts";
import type { Told } from "../grammar.ts";

const FEWEST_OF_DEED = 3; // words: "Worked with:" is the head of a list, and no deed
const LONGEST_LIST = 16; // in words
const NO_DEED_YET = new RegExp(
  `(?<!\\p{L})${anyOf("following include includes included including such as are is was were with for of to in regarding concerning namely")}$|ed$`,
  "u",
);
const NOT_OF_LIST = /^\p{Lu}\p{Ll}+ \p{Ll}|[:;.!?|"“”]|(?<!\p{L})(?:I|we|our|my|which|that|who)(?!\p{L})|\s[-–—]\s/u;

/** "Run lab work: CBC, chemistry and cytology": a deed that says behind a colon what it was of, told as it is written. */
export function toldWithList(line: string, tell: (deed: string) => Told | null): Told | null {
  const [deed = "", list = "", ...more] = line.split(/: /u);
  const pieces = list.split(/, | and /u);
  const isList =
    more.length === 0 &&
    list !== "" &&
    deed.split(" ").length >= FEWEST_OF_DEED &&
    list.split(" ").length <= LONGEST_LIST &&
    !deed.includes(",") &&
    !NO_DEED_YET.test(deed) &&
    !NOT_OF_LIST.test(list) &&
    (pieces.every(isBrief) || !pieces.some(mayBeDeed));
  const told = isList ? tell(deed) : null;
  if (told === null || !told.sentence.startsWith("I ") || /[;:]/u.test(told.sentence)) return null;
  const listed = pieces.length > 1 && !list.includes(" and ") ? list.replace(/, (?=[^,]+$)/u, " and ") : list;
  return { ...inEachWording(told, (said) => `${said}: ${listed}`), clumsy: told.clumsy ?? 0 };
}

/** Of "pick, pack, load" each says what the work is, and nothing more. */
function isBrief(piece: string): boolean {
  return /^\p{Ll}[\p{Ll}-]{2,}$/u.test(piece);
}

/** Whether an item of a list may be something done by itself: "answer phones", "prepared the room". */
export function mayBeDeed(piece: string): boolean {
  const { form, base = "" } = readOpening(piece) ?? {};
  const isOrder = form === "base" && (isOnlyVerb(base) || / (?:the|an?|all|our|new) /u.test(piece));
  return form === "past" || form === "third" || isOrder;
}

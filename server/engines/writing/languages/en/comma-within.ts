import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { kindOfWord } from "../../evidence/meaning/wordnet.ts";
import { unknownWords } from "./known-words.ts";

/** "..., about 70 a year", "..., one of them on Tuesdays": how many or how often says something of what stands before. */
const LIMITS = new RegExp(
  `^(?:${anyOf("no none zero all both half most each every several some many about around roughly nearly almost approx")}|` +
    `${anyOf("over under up mostly mainly often usually average averaging only")})(?!\\p{L})`,
  "iu",
);
const COUNTS = /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L}))/iu;
const FIRST_OF_NAME = /^(?:\p{Ll}['’])?\p{Lu}[\p{L}’'-]*$/u;
const NAMES = /^(?<name>\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){0,2})(?<rest> (?:to|for|and|with|from|in) .*)?$/u;

function saysOfWhatKind(word: string): boolean {
  return /\p{Ll}-\p{Ll}/u.test(word) || (kindOfWord(word, "adj") !== "strange" && !isDone(word));
}

function isDone(word: string): boolean {
  return readOpening(`${word} the`)?.form === "past";
}

/** "France" and "CA to lead the office", but not "Sales Manager", which is who somebody was. */
function isName(text: string): boolean {
  const { name = "", rest } = NAMES.exec(text)?.groups ?? {};
  const last = name.split(" ").at(-1)?.toLowerCase() ?? "";
  const isPlace = rest === undefined || last.length === 2 || unknownWords(last).length > 0;
  return name !== "" && !isTitleHead(last) && isPlace;
}

/** Whether what stands behind a comma counts or limits what stands before it. */
export function isCountBehind(before: string, after: string): boolean {
  return LIMITS.test(after) || (COUNTS.test(after) && !COUNTS.test(before));
}

/** How a deed goes on with what it is done to. */
export const OF_ONE = new RegExp(
  `^ (?:\\d|${anyOf("the an? all any each every new our their its this these my")} )`,
  "u",
);
const LAST_OF_THING = new RegExp(
  String.raw`(?<!\p{L})${anyOf("an? the our my new more very highly")} (?<last>\p{Ll}[\p{Ll}-]+)$`,
  "u",
);

/** "Developed a modern, automated pipeline": what was developed is still to come, unless a deed of its own follows. */
function endsInAdjective(deed: string, after: string): boolean {
  const { last } = LAST_OF_THING.exec(deed)?.groups ?? {};
  const isAdjective = last !== undefined && (last.includes("-") || kindOfWord(last, "adj") !== "strange");
  return isAdjective && !OF_ONE.test(after);
}

/** Whether a comma stands within one thing or one name: "a fun, yet professional manner", "in Tain, France". */
export function isCommaWithin(before: string, after: string): boolean {
  const one = before.split(" ").at(-1) ?? "";
  const bare = after.replace(/^(?:yet|but) /u, "");
  const [other = "", ...rest] = bare.split(" ");
  const areOfKind = rest.length > 0 && (bare !== after || saysOfWhatKind(one)) && saysOfWhatKind(other);
  const isOfThing = isDone(other) && endsInAdjective(before, after.slice(other.length));
  return isCountBehind(before, after) || areOfKind || isOfThing || (FIRST_OF_NAME.test(one) && isName(after));
}

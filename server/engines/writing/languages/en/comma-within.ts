import { readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { kindOfWord } from "../../evidence/meaning/wordnet.ts";
import { unknownWords } from "./known-words.ts";

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

/** Whether a comma stands within one thing or one name: "a fun, yet professional manner", "in Tain, France". */
export function isCommaWithin(before: string, after: string): boolean {
  const one = before.split(" ").at(-1) ?? "";
  const bare = after.replace(/^(?:yet|but) /u, "");
  const [other = "", ...rest] = bare.split(" ");
  const areOfKind = rest.length > 0 && (bare !== after || saysOfWhatKind(one)) && saysOfWhatKind(other);
  return areOfKind || (FIRST_OF_NAME.test(one) && isName(after));
}

import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { kindOfWord } from "../../evidence/meaning/wordnet.ts";
import { isOnlyVerb } from "../../verb-forms.ts";
import { isCommaWithin, OF_ONE } from "./comma-within.ts";
import { verbOf } from "./one-form.ts";

const SET_APART = /[;:()–—"“]/u;
const JOINED = / (?:and|or|&) |^(?:and|or|but|then|as|with|which|who|while|where) /u;
const AIMS_AT = new RegExp(
  `^ (?:${anyOf("by in on at to from for with within under over out up off per and or as during across through daily weekly")}(?!\\p{L})|\\p{Ll}+ly )|^$`,
  "u",
);
const BEGINS_LIST = / (?:including|such as) (?=[^,]{3,60}, )/u;
const NO_THING = new RegExp(
  `(?<!\\p{L})(?:${anyOf("by in on at to from with as per which that who while when where not no than via")}|\\p{L}+(?:ing|ed|ly))(?!\\p{L})`,
  "u",
);
const LONGEST_ITEM = 5; // in words
const LONGEST_OF_MANY = 3;
const FEWEST_OF_MANY = 3;

/** "reviewed files, made offers": a list of deeds or of things, with the "and" that its end lacks. */
export function withLastAnd(sentence: string): string {
  if (SET_APART.test(sentence)) return sentence;
  const listed = withAndOfThings(sentence);
  return withAndOfDeeds(listed);
}

function withAndOfDeeds(sentence: string): string {
  const at = sentence.lastIndexOf(", ");
  const said = sentence.replace(/^I (?:\p{Ll}+ly )?/u, "");
  const first = said === sentence ? null : verbOf(said.split(" ")[0] ?? "");
  if (at < 0 || first === null) return sentence;
  const last = sentence.slice(at + ", ".length);
  const deed = readOpening(last);
  if (deed === null || /^\p{Lu}/u.test(last) || deed.form === "gerund" || deed.form === "third") return sentence;
  const form = first.base === first.past ? deed.form : first.form;
  const goesOn = / (?:and|or) (?<next>\p{Ll}+) /u.exec(last)?.groups?.next;
  const isJoined =
    /^(?:and|or) /u.test(last) || (goesOn !== undefined && readOpening(`${goesOn} the`)?.form === deed.form);
  const isDeed =
    form === deed.form &&
    !AIMS_AT.test(deed.rest) &&
    (OF_ONE.test(deed.rest) ||
      (deed.form === "past" ? kindOfWord(deed.past, "adj") === "strange" : isOnlyVerb(deed.base)));
  return isDeed && !isJoined && !isCommaWithin(sentence.slice(0, at), last)
    ? `${sentence.slice(0, at)}, and ${last}`
    : sentence;
}

function withAndOfThings(sentence: string): string {
  const begin = BEGINS_LIST.exec(sentence);
  const pieces = sentence.slice(begin === null ? 0 : begin.index + begin[0].length).split(", ");
  const isItem = (item: string) =>
    item.split(" ").length <= (begin === null ? LONGEST_OF_MANY : LONGEST_ITEM) &&
    !JOINED.test(item) &&
    !NO_THING.test(item) &&
    !mayBeDeed(item);
  const items = pieces.slice(pieces.findLastIndex((piece) => !isItem(piece)) + 1);
  const isList = begin === null ? items.length >= FEWEST_OF_MANY : items.length === pieces.length;
  const [last = "", before = ""] = items.toReversed();
  if (!isList || isCommaWithin(before, last)) return sentence;
  return `${sentence.slice(0, sentence.length - last.length - ", ".length)} and ${last}`;
}

function mayBeDeed(item: string): boolean {
  const { form, base = "" } = readOpening(item) ?? {};
  return form === "past" || form === "third" || (form === "base" && isOnlyVerb(base));
}

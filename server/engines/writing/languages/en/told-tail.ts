import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { inEachWording } from "../each-wording.ts";
import type { Told } from "../grammar.ts";
import { participleOf } from "./done-instead.ts";
import { WENT } from "./told-result.ts";
import { isOnlyVerb } from "../../verb-forms.ts";
import { verbOf } from "./one-form.ts";
import { mayBeDeed } from "./told-list.ts";
import { withLastAnd } from "./last-and.ts";

const FEWEST_OF_DEED = 4; // words: "Managed projects:" is the head of a list, and no deed
const LONGEST_TAIL = 20; // in words
const VERB_WITHIN = 7; // words: so early a clause has its verb
const TAIL = /^(?<deed>(?:(?!, \p{Lu}\p{Ll}+ \p{Ll})[^:;])+)(?<joint>[:;]) (?<tail>[^:;]+)$/u;
const NO_TAIL = new RegExp(
  String.raw`^\p{Lu}\p{Ll}|^(?:${anyOf("including and or such ensuring using")} )|[.!?|•] |\s[-–—]\s|(?<!\p{L})(?:I|we|you|your|our|us|me)(?!\p{L})`,
  "u",
);
const NO_DEED_YET = new RegExp(
  `(?<!\\p{L})${anyOf("following include includes included including such as are is was were with for of to in regarding namely duties tasks areas responsibilities")}$`,
  "u",
);
const FINITE = new RegExp(`^(?:${anyOf("is are was were has had will can does did")}|${WENT})$`, "u");
const BARE_BEST = new RegExp(
  `^${anyOf("largest biggest longest highest smallest fastest latest busiest")}(?= \\p{Ll})`,
  "u",
);
const OBJECT = new RegExp(`^(?:[$€£]?\\d.*|${anyOf("the an? all its their it them no")})$`, "u");
/** With its subject named, "the shortened form raised" tells a deed, and "the form approved by" a thing. */
const OF_ONE = new RegExp(`^${anyOf("the its their this that my")} `, "u");
const DONE_TO_IT = new RegExp(`^${anyOf("by in at for to with on from of as")}$`, "u");
const PRONOUN = new RegExp(`^${anyOf("it they these those this")}$`, "u");
const PASSIVE = /^\p{Ll}+(?:ed|en|ght) (?:by|in|at|from|on|within) /u;
const MANY = new RegExp(`(?:[^s]s|^${anyOf("children people staff they men women")})$`, "u");

/** "Started a garden with the cook: children grow beans": a deed with what its person says of it, as it is written. */
export function toldWithTail(line: string, tell: (deed: string) => Told | null): Told | null {
  const { deed = "", joint = "", tail = "" } = TAIL.exec(line.replace(/\.$/u, ""))?.groups ?? {};
  const isTail =
    deed.split(" ").length >= FEWEST_OF_DEED &&
    tail.split(" ").length <= LONGEST_TAIL &&
    tail.includes(" ") &&
    !NO_DEED_YET.test(deed) &&
    !NO_TAIL.test(tail);
  const said = isTail ? saidBehind(joint, tail) : null;
  const told = said === null ? null : tell(deed);
  if (told === null || !(told.isOfThing || told.sentence.startsWith("I "))) return null;
  const { clumsy = 0, isOfThing } = told;
  const whole = inEachWording(told, (wording) => `${wording}${joint} ${said}`);
  return { ...whole, clumsy, ...(isOfThing === undefined ? {} : { isOfThing }) };
}

function saidBehind(joint: string, tail: string): string | null {
  if (isClause(tail)) return tail.replace(BARE_BEST, "the $&");
  if (joint === ";") return isDone(tail) ? `I ${tail}` : null;
  return isListOfThings(tail) ? withLastAnd(tail) : null;
}

/** Whether words have a subject and, soon behind it, a verb of their own: "none was sent back", "children grow beans". */
export function isClause(text: string): boolean {
  const words = text.split(" ").slice(0, VERB_WITHIN);
  if (readOpening(text) !== null || isDone(text)) return false;
  const isNamed = OF_ONE.test(text);
  return words.some((word, at) => at > 0 && isVerbHere(word, { before: words[at - 1], next: words[at + 1], isNamed }));
}

type Place = { before: string | undefined; next: string | undefined; isNamed: boolean };

function isVerbHere(word: string, { before = "", next = "", isNamed }: Place): boolean {
  if (FINITE.test(word) || participleOf(word) !== word) return true;
  const { form, base = "" } = verbOf(word) ?? {};
  if (form === "base") return MANY.test(before) && isOnlyVerb(base);
  return form === "past" && (OBJECT.test(next) || (isNamed && !DONE_TO_IT.test(next)) || PRONOUN.test(before));
}

function isDone(tail: string): boolean {
  if (readOpening(tail)?.form === "past") return true;
  const [first = "", next = ""] = tail.split(" ");
  return OBJECT.test(next) && verbOf(first.replace(/^\p{Ll}+-|^re(?=\p{Ll}{5})/u, ""))?.form === "past";
}

function isListOfThings(text: string): boolean {
  return text.split(/, (?:and )?/u).every((piece) => !mayBeDeed(piece) || PASSIVE.test(piece));
}

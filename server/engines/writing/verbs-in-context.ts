import { anyOf } from "../any-of.ts";
import { isOnlyAdjective, kindOfWord, partsOfSpeech } from "./evidence/meaning/wordnet.ts";
import { baseOf, isOnlyVerb, pastOf } from "./verb-forms.ts";
import { isSeldomNamed } from "./verbs-by-dictionary.ts";

const RUN_OF_VERBS = /^(?<verbs>\p{L}+(?:, \p{Ll}+)+),? and (?<last>\p{Ll}+) (?:the|an?|all|any|each|every|new|on) /u;

/** Whether so many words that may be verbs are verbs, as an object follows: "Lead, support and report on all". */
export function beginsWithVerbs(line: string): boolean {
  const { verbs = "", last = "" } = RUN_OF_VERBS.exec(line)?.groups ?? {};
  return (
    last !== "" && [...verbs.toLowerCase().split(", "), last].every((verb) => pastOf.has(verb) && !baseOf.has(verb))
  );
}

const NAMES_WORK = /^ \p{Ll}{3,}ing(?=$|[.,;]| (?:and|of|for|in|on|with|to) )/u;
const ENDS_IN_KIND = /(?:al|ive|ous|ic|ful|able|ible),?(?: (?:and|or) )?$/u;

/** Whether the word between these is the last of several kinds of work: "regression, functional and smoke testing". */
export function isKindOfWork(before: string, after: string): boolean {
  return NAMES_WORK.test(after) && ENDS_IN_KIND.test(before);
}

const TIMES = anyOf("day night morning evening week(?:end)? month quarter year season shift term semester summer");
/** What stands before "each week" had its object, or is a thing: "trained nurses and doctors each year". */
export const TELLS_WHEN = new RegExp(
  String.raw`^ (?:(?:each|every|per) (?:\p{L}+ )?${TIMES}|(?:daily|weekly|monthly|annually|yearly)(?! \p{L}))(?!\p{L})`,
  "u",
);

export const NAMES_BOTH = new RegExp(
  `(?:ing|tion|sion|ment|ance|ence|sis|ity|als?|[eo]r|ist)$|^${anyOf(
    "control design support care sales service research work letter list letters test tests plan plans desk line rate rates score level",
  )}$`,
  "u",
);
/** Whether a first word and the next one are one name: "Stock control", but not "Review production orders". */
export function namesBoth(base: string, next: string, behind: string): boolean {
  if (!NAMES_BOTH.test(next) || isOnlyAdjective(next)) return false;
  const isOfMany = next.endsWith("ing") || kindOfWord(next, "adj") !== "strange" || isSeldomNamed(base);
  return !(isOfMany && /[^s]s$/u.test(behind));
}

const SELDOM_DONE =
  /^(?:project|product|market|staff|program|field|group|team|account|network|budget|quality|process|key)$/u;
const SECOND_DEED = / and (?<verb>\p{Ll}{3,}) (?!of |for |and |or )[\p{L}\d]/u;

/** Whether what stands behind a first word shows that it is a verb: "Interview potential clients", "Research prices and prepare reports". */
export function isSurelyDone(text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  const word = first.toLowerCase();
  if (SELDOM_DONE.test(word) || !pastOf.has(word) || !/^\p{Ll}{3,}$/u.test(second)) return false;
  const isOfKind = isOnlyAdjective(second) && kindOfWord(word, "adj") === "strange";
  const before = text.slice(0, Math.max(0, text.search(SECOND_DEED)));
  const { verb = "" } = SECOND_DEED.exec(text)?.groups ?? {};
  const goesOn = isOnlyVerb(verb) && !partsOfSpeech(verb).noun && !/ (?:to|that|which|who) /u.test(before);
  return (isOfKind && MANY.test(text)) || goesOn;
}
const MANY = new RegExp(
  String.raw`^\p{L}+ (?:[\p{Ll}-]+ ){1,3}?\p{Ll}+[^s\P{L}]s(?=$|[,;.]| ${anyOf(
    "and or of for with in on at to from by across through using via who that",
  )} )`,
  "u",
);

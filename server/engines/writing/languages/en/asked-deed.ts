import { anyOf } from "../../../any-of.ts";
import { isNounItself, partsOfSpeech, verbBase } from "../../evidence/meaning/wordnet.ts";
import { IRREGULAR_PASTS } from "../../irregular-pasts.ts";
import { baseOf, gerundBase, isOnlyVerb, NOUNS_TOO, pastOf, thirdPerson } from "../../verb-forms.ts";

/** What may stand at the head of an ask by what stood before it: a verb of this form, a thing, or either. */
export type AskedForm = "any" | "person" | "base" | "past" | "thing";

const IRREGULAR: ReadonlySet<string> = new Set(Object.values(IRREGULAR_PASTS));
const ALIKE: ReadonlySet<string> = new Set("run set cut put read come become overcome hit let".split(" "));
const SURELY_DONE = new Set(["use", "train", "teach"]);
const NO_DEED = new Set(
  "like love enjoy thrive want care believe need own live speak hold take feel mind value excel work have be look bring".split(
    " ",
  ),
);
const OF_ONE = new RegExp(
  String.raw`^(?:${anyOf("an? the this our your their its his her every each at\\sleast")}|\d)(?= |$|\d)`,
  "iu",
);
const JOINS = new RegExp(`^${anyOf("of for in and or from with at to on by as is are was were")}$`, "u");

function gerundOf(base: string): string {
  if (/(?:ee|oe|ye|^be)$/u.test(base)) return `${base}ing`;
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e")) return `${base.slice(0, -1)}ing`;
  const past = pastOf.get(base) ?? "";
  const isDoubled = past === `${base}${base.slice(-1)}ed` || /^[^aeiou]{0,3}[aeiou][bdglmnprt]$/u.test(base);
  return isDoubled ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

function isVerb(word: string): boolean {
  return pastOf.has(word) || partsOfSpeech(word).verb;
}

/** The verb that begins an ask, in its base form; null where a thing begins it, or what somebody is. */
function verbOf(word: string, rest: string, form: AskedForm): string | null {
  const isBefore = OF_ONE.test(rest);
  const [next = ""] = rest.split(" ", 1);
  if (form === "base" || form === "person") {
    if (isVerb(word) && (form === "base" || !word.endsWith("s"))) return word;
    const third = thirdPerson(word);
    return form === "person" && third !== null ? third : null;
  }
  const past = pastOf.has(word) && !baseOf.has(word) ? word : (baseOf.get(word) ?? verbBase(word));
  const isPast = past !== word && word !== "read" && !word.endsWith("ing") && !word.endsWith("s");
  // "Has run a kitchen": some verbs are written alike in both forms.
  if (form === "past") return isPast || ALIKE.has(word) ? past : null;
  if (isPast && (isBefore || IRREGULAR.has(word)) && !JOINS.test(next) && !isNounItself(word)) return past;
  const third = thirdPerson(word);
  const isMany = /(?:[^s]s|people)$/u.test(next);
  if (third !== null && !JOINS.test(next))
    return isBefore || isMany || SURELY_DONE.has(third) || !NOUNS_TOO.has(third) ? third : null;
  if (isOnlyVerb(word) && (isBefore || !partsOfSpeech(word).noun) && !JOINS.test(next)) return word;
  return isVerb(word) && isBefore ? word : null;
}

/** Whether a word is what somebody has done: "have run", "has led". */
export function isDone(text: string): boolean {
  const [word = "", ...others] = text.split(" ");
  const rest = others.join(" ");
  const isThing = isNounItself(word) && !OF_ONE.test(rest) && !IRREGULAR.has(word) && !ALIKE.has(word);
  return !isThing && verbOf(word.toLowerCase(), rest, "past") !== null;
}

/** "Led a subject", "coaches colleagues": work is asked for as doing it. Null where the verb names no work. */
export function asDoing(text: string, form: AskedForm): { text: string; isDeed: boolean } | null {
  if (form === "thing") return { text, isDeed: false };
  const bare = text.replace(/^\p{Ll}{3,12}ly (?=\p{Ll})/u, "");
  const [first = "", ...others] = bare.split(" ");
  const word = first.toLowerCase();
  if (NO_DEED.has(verbBase(word)) && form === "any" && word.endsWith("s")) return null;
  if (word.endsWith("ing") && gerundBase(word) !== null && !isFirstOfThings(word, others))
    return { text: untilNext([word, ...withTwin(others)]), isDeed: true };
  const base = /^\p{Lu}?\p{Ll}+$/u.test(first) ? verbOf(word, others.join(" "), form) : null;
  if (base === null) return form === "any" ? { text, isDeed: false } : null;
  if (base === "do") return { text: others.join(" ").replace(/^(?:an?|the) /u, ""), isDeed: false };
  if (NO_DEED.has(base) || others.length === 0) return null;
  return { text: untilNext([gerundOf(base), ...withTwin(others)]), isDeed: true };
}

function isFirstOfThings(word: string, [joint = "", next = ""]: string[]): boolean {
  return isNounItself(word) && /^(?:and|or)$/u.test(joint) && !next.endsWith("ing") && !pastOf.has(next);
}

/** "Plan and deliver lessons": the verb that shares the first one's object is one more thing to do. */
function withTwin([joint = "", verb = "", ...others]: string[]): string[] {
  const base = thirdPerson(verb) ?? baseOf.get(verb) ?? verb;
  const isTwin = /^(?:and|or)$/u.test(joint) && pastOf.has(base) && others.length > 0;
  const words = [joint, verb, ...others].filter((word) => word !== "");
  return isTwin && !verb.endsWith("ing") ? [joint, gerundOf(base), ...others] : words;
}

/** What is done, without a second deed behind it: "costing a menu" of "cost a menu and keep wastage low". */
function untilNext(words: readonly string[]): string {
  const at = words.findIndex((word, index) => {
    const [next = "", after = ""] = words.slice(index + 1);
    const base = thirdPerson(next) ?? baseOf.get(next) ?? next;
    const isNext = pastOf.has(base) && after !== "" && !JOINS.test(after) && !next.endsWith("ing");
    return index > 1 && /^(?:and|or)$/u.test(word) && isNext && (OF_ONE.test(after) || isOnlyVerb(base));
  });
  return (at < 0 ? words : words.slice(0, at)).join(" ");
}

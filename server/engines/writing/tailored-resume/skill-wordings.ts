import { findSkills } from "../../analysis/find-skills.ts";
import { anyOf } from "../../any-of.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { foldText } from "../evidence/sources.ts";
import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { upperFirst } from "../skill-names.ts";
import { isOnlyVerb } from "../verb-forms.ts";
import type { Keyword } from "./keyword-match.ts";

/** The posting's wording of a skill that the resume calls otherwise, where both are the very same thing; the longest. */
export function sameWording({ id, wordings }: Pick<Keyword, "id" | "wordings">, own: string): string | null {
  if (!isOtherName(own, id)) return null;
  const [wording] = wordings
    .filter((text) => isOtherName(text, id) && !lacksBlank(text, id) && (!JOINS.test(text) || JOINS.test(own)))
    .sort((a, b) => b.length - a.length);
  return wording === undefined ? null : wellSpelled(wording, id);
}

const JOINS = / (?:and|und|et|y|&) /iu;

/** "PLC's" are PLCs. */
export function withPlurals(text: string): string {
  return text.replace(/(?<=\p{Lu}{2})['’](?=s(?!\p{L}))/gu, "");
}

/** "Materialhandling" is a slip of the posting that nobody wants in a resume. */
function lacksBlank(wording: string, id: string): boolean {
  const name = foldText(skillById(id)?.name ?? "");
  const given = foldText(wording);
  return name.includes(" ") && !given.includes(" ") && given === name.replaceAll(" ", "");
}

/** With the capitals that the name has: "Javascript" is JavaScript. */
function wellSpelled(wording: string, id: string): string {
  const name = skillById(id)?.name ?? "";
  const [given, known] = [foldText(wording), foldText(name)];
  if (MAKER.test(wording) && MAKER.test(name) && given.replace(MAKER, "") === known.replace(MAKER, ""))
    return name.replace(MAKER, (maker) => (/^ms /iu.test(wording) ? "MS " : maker));
  // "Fixed asset" before "records" are fixed assets.
  return given === known || `${given}s` === known ? name : upperFirst(wording);
}

/** Only names that mean the very same thing: the lexicon's own name of it, or its initials. */
function isOtherName(wording: string, id: string): boolean {
  const name = skillById(id)?.name ?? "";
  if (name === "") return false;
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const initials = foldText(words.map((word) => word[0]).join(""));
  const [given, known] = [foldText(wording).replace(/^ms /, "microsoft "), foldText(name)];
  return (
    given === known ||
    isShortFor(given, known) ||
    (skillById(id)?.kind === "tool" && isClipped(given, known)) ||
    (words.length > 1 && (given === initials || given === `${initials}s`)) ||
    given.replaceAll(" ", "") === known.replaceAll(" ", "") ||
    coreOf(given) === coreOf(known) ||
    ((known.includes(" ") || IS_DEED.test(given)) && stemsOf(given) === stemsOf(known)) ||
    areInitialsOf(known, given)
  );
}

const LEAST_CLIPPED = 6;
const MOST_CLIPPED_OFF = 3;

/** "Postgres" is PostgreSQL: the name of a program without its end. */
function isClipped(given: string, known: string): boolean {
  const isEnd = known.length > given.length && known.length - given.length <= MOST_CLIPPED_OFF;
  return given.length >= LEAST_CLIPPED && isEnd && !known.includes(" ") && known.startsWith(given);
}

/** "Negotiating" is negotiation, where a network is no networking. */
const IS_DEED = /^\p{L}+(?:ing|ed)$/u;

const BESIDES =
  /^(?:(?:skill|system|tool|service|procedure|technique|api)s?|experience|knowledge|software|process(?:es)?|duties)$/;

/** The words of a name that tell it, in the singular: "customer service skills" is "customer service". */
function coreOf(folded: string): string {
  const words = folded.split(" ").filter((word) => !BESIDES.test(word));
  return words.length === 0 ? folded : words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, "")).join(" ");
}

export const MAKER = /^(?:ms|microsoft|adobe|apache) (?=\S)/iu;

/** The stems of a name's words in the order of the alphabet, by which two forms of it are known as one. */
export function stemsOf(folded: string): string {
  const words = folded.split(" ").filter((word) => !/^(?:of|and|the|for|with|in)$/.test(word));
  return words.map(stemOf).sort().join(" ");
}

const STEM = 6;

/** "AR" for accounts receivable. */
export function areInitialsOf(short: string, long: string): boolean {
  const words = long.split(" ").filter((word) => !/^(?:of|and|the|for)$/.test(word));
  return words.length > 1 && words.map((word) => word[0]).join("") === short;
}

/** Whether a line has the words of a skill's name, in whatever form: "reconciled intercompany accounts". */
export function isPlainlyNamed(id: string, line: string): boolean {
  const words = foldText(skillById(id)?.name ?? "")
    .split(" ")
    .filter((word) => word !== "" && !BESIDES.test(word));
  const stems = new Set(foldText(line).split(" ").map(stemOf));
  return words.length > 0 && words.every((word) => stems.has(stemOf(word)));
}

/** "reconciliation" and "reconciled" begin alike, "planning" is of plans; short words must be the same. */
export function stemOf(word: string): string {
  const bare = word.replace(ENDING, "").replace(/(?<letter>[bdgmnprt])\k<letter>$/u, "$<letter>");
  return bare.length > STEM ? bare.slice(0, STEM) : bare;
}

const ENDING = /(?<=\p{L}{3})(?:ings?|e?ments?|ed|es?|(?<!s)s)$/u;

const LONGEST_SHORT = 4;

/** "js" for "javascript", "k8s" for "kubernetes": the first and the last letter, and what is between in its order. */
export function isShortFor(short: string, long: string): boolean {
  const [from, to] = [foldText(short).replaceAll(" ", ""), foldText(long).replaceAll(" ", "")];
  if (from.length < 2 || from.length > LONGEST_SHORT || to.length < from.length + 3 || to[0] !== from[0]) return false;
  const counted = /^(?<first>\p{L})(?<count>\d{1,2})(?<last>\p{L})$/u.exec(from)?.groups;
  if (counted) return to.length === Number(counted.count) + 2 && to.endsWith(counted.last ?? "");
  if (/\d/.test(from)) return false;
  let at = 0;
  for (const letter of from) {
    at = to.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Behind a skill these say no more of it, or nothing of it at all. */
const OF_ANYTHING = new RegExp(
  `^${anyOf(
    "process processes system systems activities procedures duties tasks skills experience projects software tools",
    "functions operations work services needs responsibilities initiatives efforts solutions programs strategies",
    "over while like when where out off back well then more most now past plus round \\p{L}+(?:ing|ed|ly)",
  )}$`,
  "iu",
);

/** The words that a line has for a skill; null where what stands behind them is meant: the "schedules" of an "annual audit". */
export function wholeWording(line: string, id: string): string | null {
  const found = findSkills(line, { list: true }).find((skill) => skill.id === id);
  if (!found) return null;
  const next = /^ (?<noun>\p{Ll}{3,})/u.exec(line.slice(found.to))?.groups?.noun ?? "";
  const isOf = next !== "" && !OF_ANYTHING.test(next) && partsOfSpeech(next).noun && !isOnlyVerb(next);
  return isOf ? null : line.slice(found.from, found.to).replace(/\s+/g, " ");
}

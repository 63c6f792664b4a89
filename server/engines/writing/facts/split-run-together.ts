import { anyOf } from "../../any-of.ts";
import { isNamedTool } from "../skill-names.ts";
import { type Opening, readOpening } from "../english-verbs.ts";
import { kindOfWord } from "../evidence/meaning/wordnet.ts";
import { isOnlyVerb } from "../verb-forms.ts";
import { isRegularPast } from "../verbs-by-dictionary.ts";

const FEWEST_WORDS = 3;
const JOINT = /(?<=[\p{Ll}\d)%] )(?=\p{Lu}\p{Ll}+(?:,? \p{Ll}|s \p{Lu}|ed\/\p{Lu}\p{Ll}+ed ))/gu;
const DONE_TWICE = /^\p{Lu}\p{Ll}+ed\/\p{Lu}\p{Ll}+ed /u;

const OPEN_END = new RegExp(
  `(?<!\\p{L})${anyOf(
    "and or of the an? with for in at by to from on as our their its his her into via all any each every no both between within",
    "through under over using than that this these those which who including includ(?:es|ed|e) involv(?:es|ed|e|ing) began started",
  )}$`,
  "u",
);

const BEHIND_NAME = /(?<!\p{L})\p{Lu}\p{L}* $/u;
const OF_STATE = new RegExp(`^,? ${anyOf("as and or by in of for to with")} `, "u");
const AFTER_NAME = / (?:using|with|in|and|to) \p{Lu}\p{Ll}+ $/u;
/** "... daily tasks Assisting in repairs": a form in -ing names something but before these. */
const GOES_ON = new RegExp(`^ ${anyOf("the an? all any in with on for to of our new")} `, "u");
const IN_CHARGE = /^(?:Responsible|Accountable) for \p{Ll}/u;

/** Whether what follows is a name or a thing, and no new point. */
export function waitsForName(before: string): boolean {
  return OPEN_END.test(before.trimEnd());
}

const HEADING_BEHIND = new RegExp(
  `(?<=[\\p{Ll})%.] )${anyOf(
    String.raw`(?:Skills|Tools|Technologies)\sUsed (?:Key|Major|Core|Selected|Notable)\s(?:Achievements|Accomplishments|Contributions|Responsibilities|Results|Skills)`,
    "Accomplishments Achievements Responsibilities Highlights Duties",
  )}:?$`,
  "u",
);

/** "... daily tasks Coordinate projects Manage budgets": lines whose ends were lost, as the points that they were. */
export function splitRunTogether(text: string): string[] {
  const pieces: string[] = [];
  const isLed = readOpening(text) !== null;
  let from = 0;
  for (const { index } of text.matchAll(JOINT)) {
    if (!isPoint(text, index, from, isLed) || countWords(text.slice(from, index)) < FEWEST_WORDS) continue;
    pieces.push(withoutHeading(text.slice(from, index)));
    from = index;
  }
  const last = withoutHeading(text.slice(from));
  return countWords(last) < FEWEST_WORDS ? [text] : [...pieces, last];
}

function withoutHeading(point: string): string {
  return point.trim().replace(HEADING_BEHIND, "").trim();
}

function isPoint(text: string, index: number, from: number, isLed: boolean): boolean {
  const before = text.slice(0, index);
  const after = text.slice(index);
  if (waitsForName(before)) return false;
  if (IN_CHARGE.test(after)) return true;
  if (DONE_TWICE.test(after) || beginsInPast(after)) return !BEHIND_NAME.test(before);
  const opening = readOpening(after);
  if (opening === null || isNamedTool(after.split(" ")[0] ?? "")) return false;
  const { form, adverb, rest } = opening;
  if (/^ \p{Lu}/u.test(rest) && (form !== "third" || !isNoName(opening))) return false;
  // "five System Engineers by tracking": what follows a name's first word is the rest of it.
  const isOfName = form !== "past" || OF_STATE.test(rest);
  const isNamed = isOfName ? BEHIND_NAME.test(before) : AFTER_NAME.test(before);
  if (isNamed && from < before.trim().lastIndexOf(" ")) return false;
  if (form !== "past" && (!isLed || adverb !== "")) return false;
  return form !== "gerund" || GOES_ON.test(rest);
}

const OF_PLACE = /^(?:based|located|related|used|required|known|born)$/u;

function beginsInPast(text: string): boolean {
  const [first = "", next = ""] = text.toLowerCase().split(" ");
  if (readOpening(text) !== null || !isRegularPast(first) || OF_PLACE.test(first)) return false;
  return kindOfWord(first, "adj") === "strange" || /^(?:to|in|on|with|for)$/u.test(next);
}

/** "Performs Fire Stop inspections" names nothing, unlike "Certified Nurse" and "Sales Reports". */
export function isNoName({ form, base, past }: Opening): boolean {
  return form === "past" ? kindOfWord(past, "adj") === "strange" : form !== "gerund" && isOnlyVerb(base);
}

/** The words of a text that single spaces part. */
export function countWords(text: string): number {
  return text.trim().split(" ").length;
}

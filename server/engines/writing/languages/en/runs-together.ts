import { anyOf, anyOfLines } from "../../../any-of.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { readOpening } from "../../english-verbs.ts";
import { isOnlyAdjective, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isOnlyVerb, pastOf } from "../../verb-forms.ts";
import { unknownWords } from "./known-words.ts";

const VERB_WORDS = 3; // "I", an adverb and the verb
/** After these a word with a capital is a name, and no new line. */
const BEFORE_NAMES = new RegExp(
  `^${anyOf(
    "a an the of in on at to for from by with and or as into via per out up off down across during against among around our their its all any each every no not other new local",
    String.raw`both between within through under over using including than that which who multiple major key several many \p{L}+(?:ed|ing|al|ic|ive|ous|ly|ary)`,
  )}$`,
  "u",
);
const AFTER_NAMES = new RegExp(
  `^${anyOf("of in on at to for from by with and or as into via per that which who using through during within across")}$`,
  "u",
);

const BEGINS_DEED = new RegExp(
  anyOfLines`
    ^(?:Work|Report|Care|Travel|Respond|Assist|Liaison) (?:with|to|for|in)$|^Point of$|^Reports to$|^Serves as$
    ^(?:Works|Interfaces?|Liaises?|Collaborates?|Communicates?|Coordinates?|Interacts?|Partners|Assists) with$
  `,
  "u",
);

/** Whether a word with a capital may be a name behind this one: "at Riverside". */
export function mayLeadName(before: string): boolean {
  return BEFORE_NAMES.test(before) || isOnlyAdjective(before);
}

const DEED_BEHIND_NAME = /(?<=\s)\p{Lu}\p{L}+ (?<word>\p{Lu}\p{Ll}{3,}) (?<after>\p{Ll}[\p{Ll}'’]+)/gu;

function goesOnBehindName(text: string): boolean {
  return [...text.matchAll(DEED_BEHIND_NAME)].some(({ groups: { word = "", after = "" } = {} }) => {
    const verb = word.toLowerCase();
    const isSure = isOnlyVerb(verb) && !/^(?:learn|teach|meet|connect)$/u.test(verb);
    return (isSure || verb === "coordinate") && !AFTER_NAMES.test(after);
  });
}

function isRunOn(text: string): boolean {
  if (beginsWithNames(text) || goesOnBehindName(text)) return true;
  const skills = findSkills(text, { list: false }).filter(({ kind }) => kind !== "hard" && kind !== "soft");
  return [...text.matchAll(/(?<=\s)(?<before>\p{Ll}+)\)? (?<word>\p{Lu}\p{Ll}{2,}),? (?<after>\p{Ll}+)/gu)].some(
    ({ groups, index }) => {
      const { before = "", word = "", after = "" } = groups ?? {};
      const at = text.indexOf(word, index);
      const isName =
        mayLeadName(before) ||
        readOpening(`${before} it`) !== null ||
        (AFTER_NAMES.test(after) && !BEGINS_DEED.test(`${word} ${after}`));
      return !isName && !skills.some(({ from, to }) => from <= at && at < to);
    },
  );
}

function beginsWithNames(text: string): boolean {
  return [
    ...text.matchAll(
      /(?<=\s)(?<before>\p{Ll}{3,}) (?<word>\p{Lu}\p{Ll}{2,}) (?!(?:I{1,3}|IV|V|VI)(?!\p{L}))(?=[\p{Lu}\d])/gu,
    ),
  ].some(
    ({ groups: { before = "", word = "" } = {} }) =>
      !BEFORE_NAMES.test(before) &&
      !text.startsWith(`I ${before} ${word} `) &&
      readOpening(`${word} the`)?.form === "base",
  );
}

function beginsInside(text: string): boolean {
  const skills = findSkills(text, { list: false });
  const joints = /(?<=\p{Ll} )(?<before>\p{Ll}+(?:ed|ing|ly|ous|ive)) (?<word>\p{Lu}\p{Ll}{3,}) \p{Ll}+ \p{Ll}/gu;
  return [...text.matchAll(joints)].some(({ groups, index }) => {
    const isOfVerb = text.slice(0, index).trim().split(" ").length <= VERB_WORDS;
    const at = text.indexOf(groups?.word ?? "", index);
    const isOfSkill = skills.some(({ from, to }) => from <= at && at < to);
    return !isOfVerb && !isOfSkill && unknownWords((groups?.word ?? "").toLowerCase()).length === 0;
  });
}

const NAME_IN_PAST = new RegExp(
  `^${anyOf("Certified Licensed Registered Supported Assisted Sheltered Advanced Limited United Unified Integrated Applied Shared Allied Associated")}$`,
  "u",
);

function beginsWithVerb(text: string): boolean {
  const joints =
    /(?<=\s)(?<before>\p{Ll}{3,}) (?<word>\p{Lu}\p{Ll}{2,}) (?<next>as|with|to|in|for|by|on|and (?<twin>\p{Ll}+)) /gu;
  return [...text.matchAll(joints)].some(({ groups: { before = "", word = "", twin } = {} }) => {
    const verb = word.toLowerCase();
    const isVerb = twin === undefined ? isOnlyVerb(verb) : pastOf.has(verb) && pastOf.has(twin);
    return isVerb && !BEFORE_NAMES.test(before);
  });
}

const NAMED_AGAIN = /(?<!\p{L})(?<before>\p{Ll}{3,}) \p{Lu}\p{Ll}+(?:tion|ment|ance|sis|ing)(?: and \p{Ll}+)? of\b/u;

function beginsAgain(text: string): boolean {
  const before = NAMED_AGAIN.exec(text)?.groups?.before;
  if (before !== undefined && !BEFORE_NAMES.test(before)) return true;
  const skills = findSkills(text, { list: false });
  const isOfSkill = (at: number) => skills.some(({ from, to }) => from < at && at < to);
  return [
    ...text.matchAll(/(?<=[\p{L})] )(?<word>\p{Lu}\p{Ll}+) (?=\p{Ll}|(?<=\p{L} \p{Lu}\p{Ll}+ed )[\p{Lu}\d])/gu),
  ].some(({ groups, index }) => {
    const word = groups?.word ?? "";
    if (isOfSkill(index) || isInName(text, index, word)) return false;
    const isPast = /^\p{Lu}\p{Ll}{3,}ed$/u.test(word) || readOpening(`${word} it`)?.form === "past";
    return (
      isPast && !(NAME_IN_PAST.test(word) && !/^ (?:in|with|the|on|all|an?) /u.test(text.slice(index + word.length)))
    );
  });
}

function isInName(text: string, at: number, word: string): boolean {
  const { small = "", named = "" } =
    /(?<!\p{L})(?<small>\p{Ll}+) (?<named>\p{Lu}\p{Ll}+ )?$/u.exec(text.slice(0, at))?.groups ?? {};
  const isName = BEFORE_NAMES.test(small) && /^ \p{Lu}/u.test(text.slice(at + word.length));
  return isName && unknownWords(named.trim().toLowerCase()).length === 0;
}

function endsInVerb(text: string): boolean {
  const [before = "", word = ""] = text.split(" ").slice(-2);
  return (
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    /^\p{Ll}+$/u.test(before) &&
    !BEFORE_NAMES.test(before) &&
    /^(?:base|past)$/.test(readOpening(`${word} the`)?.form ?? "")
  );
}

function meetsNextLine(text: string): boolean {
  return [...text.matchAll(/(?<=\p{Ll}{2}[^siu]s )(?<verb>\p{Ll}{4,}) (?=\p{Ll})/gu)].some(({ groups, index }) => {
    const isOfClause = /\b(?:to|that|which|who|help\w*|let|make|ensur\w*)\b/.test(text.slice(0, index));
    const verb = groups?.verb ?? "";
    return isOnlyVerb(verb) && !partsOfSpeech(verb).noun && kindOfWord(verb, "adj") === "strange" && !isOfClause;
  });
}

/**
 * Whether another line begins somewhere within a line: "status of account Review Chapter 13 plans", "parts in CAD
 * Performed cutting", "as appropriated Monitory daily operations", "store away orders Scan", "keep records administer
 * benefits".
 */
export function isRunTogether(text: string): boolean {
  return [beginsAgain, beginsWithVerb, beginsInside, meetsNextLine, endsInVerb, isRunOn].some((isOff) => isOff(text));
}

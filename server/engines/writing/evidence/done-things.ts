import { anyOf } from "../../any-of.ts";
import { onceFor } from "../../once-for.ts";
import { readOpening } from "../english-verbs.ts";
import { gerundBase } from "../verb-forms.ts";
import { factWords, isTitleHead } from "./fact-words.ts";
import { deedsOf, thingsOf } from "./meaning/lexis.ts";
import { isWholeOfPeople } from "./meaning/match-words.ts";
import { isHeldBack } from "./meaning/relate-deeds.ts";
import { singularOf, singularsOf } from "./meaning/stem.ts";
import type { Source, SourceStatement } from "./sources.ts";
import { FIELDS, isNounItself, kindOfWord, kinshipOf } from "./meaning/wordnet.ts";

/** What somebody did to what: "reconciled vendor accounts". */
export type DoneThing = { verb: string; words: readonly string[] };

const OBJECT_END = new RegExp(
  `(?<![\\p{L}-])${anyOf(
    "a an of for to with in on at by from through during across under into onto per using via while and ensuring including",
    "as when that which who within between after before against about over every each daily weekly monthly",
  )}(?!\\p{L})|[,;:.()/&|–—]| - `,
  "iu",
);
const BEFORE_NOUN = new RegExp(
  `^${anyOf(
    "a an the all any both our their its his her my this these those annual various several multiple many more than",
    "up nearly almost around two three four five six seven eight nine ten eleven twelve",
  )}$`,
  "iu",
);
/** "A team", "each new hire" and "over 20 nurses" begin with what else ends a thing. */
const COUNTING = /^ ?(?:an?|each|every|over|about|daily|weekly|monthly|up to)(?!\p{L})/iu;
const LINKS = /(?:, and |, | and | & |; )/u;
const LONGEST_THING = 5;
const LONGEST_NAME = 4; // in words

const doneInJobs = onceFor((resume: Source): (DoneThing & { line: SourceStatement })[] =>
  resume.statements
    .filter(({ section, isHead }) => section === "experience" && !isHead)
    .flatMap((line) => doneIn(line.text).map((one) => ({ ...one, line }))),
);

/** The line of a job that bears out the bare name of an act, "Staff scheduling."; null for any other text. */
export function lineOfAct(said: string, resume: Source): SourceStatement | null {
  const name = said.trim().replace(/\.$/u, "");
  if (name.split(" ").length > LONGEST_NAME) return null;
  return deedOfName(name, doneInJobs(resume))?.deed.line ?? null;
}

/** All that an English line says that somebody did to what; nothing where the line only tells of helping. */
export function doneIn(text: string): DoneThing[] {
  const found: DoneThing[] = [];
  const first = readOpening(text);
  if (first === null || deedsOf(first.base, "en").some(isHeldBack)) return [];
  let verbs: string[] = [];
  let isOpen = true;
  for (const piece of text.split(LINKS)) {
    const opening = readOpening(piece) ?? readOpening(`${piece} the work`);
    const isVerb = opening?.form === first.form;
    if (isVerb && !isOpen) verbs = [];
    if (isVerb) verbs.push(opening.base);
    const rest = isVerb ? opening.rest.replace(/ the work$/u, "") : ` ${piece}`;
    const words = thingOf(rest);
    if (words.length === 0) {
      isOpen = isVerb && rest.trim() === "";
      continue;
    }
    isOpen = false;
    for (const verb of verbs) found.push({ verb, words });
    if (OBJECT_END.test(rest.trim())) verbs = [];
  }
  return found;
}

function thingOf(rest: string): string[] {
  const words = (rest.replace(COUNTING, "").trim().split(OBJECT_END)[0] ?? "").match(/[\p{L}'’-]+/gu) ?? [];
  while (words[0] !== undefined && BEFORE_NOUN.test(words[0])) words.shift();
  return words.length > LONGEST_THING ? [] : words.map((word) => wordsOf(word).join(""));
}

function wordsOf(text: string): string[] {
  return factWords(text).map(({ word }) => word);
}

/** The deed that bears out the name of an act, "staff scheduling", and whether that name begins with the act; else null. */
export function deedOfName<One extends DoneThing>(
  name: string,
  done: readonly One[],
): { deed: One; isVerbal: boolean } | null {
  const asked = done.length === 0 ? null : readAsked(name);
  const deed = asked && done.find((one) => bearsOut(asked, one));
  return deed ? { deed, isVerbal: asked.isVerbal } : null;
}

type Asked = { act: string; words: readonly string[]; isVerbal: boolean };

const BETWEEN = /^(?:and|or|for|in|to|the)$/;

function readAsked(name: string): Asked | null {
  const words = wordsOf(name);
  const [first = "", second = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.length < 2 || words.some((word) => /\d/.test(word) || BETWEEN.test(word))) return null;
  if (second === "of") return isAct(first) ? { act: first, words: words.slice(2), isVerbal: false } : null;
  if (isAct(last)) return { act: last, words: words.slice(0, -1), isVerbal: false };
  return gerundBase(first) === null ? null : { act: first, words: words.slice(1), isVerbal: true };
}

const OF_ACT = /(?:[tsx]ion|ment|ance|ence|ysis|osis|al|age)$/u;

function isAct(word: string): boolean {
  return (
    gerundBase(word) !== null || (OF_ACT.test(word) && isNounItself(word)) || kindOfWord(word, "noun") === FIELDS.act
  );
}

const COMMON_LETTERS = 4;

function isDoneBy(act: string, verb: string): boolean {
  if (gerundBase(act) === verb) return true;
  if (!act.startsWith(verb.slice(0, COMMON_LETTERS))) return false;
  const kinship = kinshipOf(act, verb);
  return kinship === "derived" || kinship === "same";
}

function bearsOut({ act, words }: Asked, { verb, words: shown }: DoneThing): boolean {
  if (!isDoneBy(act, verb)) return false;
  const [asked = "", head = ""] = [words.at(-1), shown.at(-1)];
  const others = shown.slice(0, -1);
  const isShown = (word: string) => others.some((other) => isSaidOf(word, other, []));
  return isSaidOf(asked, head, others) && words.slice(0, -1).every(isShown);
}

const NEWCOMER = /^(?:hire|starter|joiner|recruit)s?$/u;
const OF_OTHERS = /^(?:students?|volunteers?|candidates?|residents?|members?)$/u;
const OF_TEAM = /^(?:team|staff|crew|new|shift)$/u;

/** A word is said of itself, of another name for the same, and "staff" of everybody who works. */
function isSaidOf(asked: string, shown: string, others: readonly string[]): boolean {
  if (asked === shown || singularOf(asked) === singularOf(shown)) return true;
  if (thingsOf(asked, "en").some(isWholeOfPeople)) {
    if (OF_OTHERS.test(shown)) return /^m/u.test(shown) && others.some((other) => OF_TEAM.test(other));
    const isNew = others.includes("new") && NEWCOMER.test(shown);
    return isNew || singularsOf(shown).some(isTitleHead) || thingsOf(shown, "en").some(isWholeOfPeople);
  }
  return false;
}

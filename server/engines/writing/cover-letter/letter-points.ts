import { onceFor } from "../../once-for.ts";
import { anyOf } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { readOpening } from "../english-verbs.ts";
import { factWords } from "../evidence/fact-words.ts";
import { asksToLead, tellsOfLeading } from "../facts/led-people.ts";
import { askedTopic } from "../languages/asked-topic.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { type Deed, isCredential, type WritingFacts } from "../writing-facts.ts";
import { postingDuties, postingNeeds } from "./posting-needs.ts";

/** What a posting wants that lines of a resume may answer: an ask as `topic`, a task as `need`, or one named as a `duty`. */
export type Point = {
  kind: "ask" | "wish" | "need" | "duty";
  /** In few words, as the letter says it. */
  name: string;
  text: string;
  skills: readonly string[];
  words: readonly string[];
  /** The noun that it is about, "inspections" of "conduct vehicle safety inspections"; null where it is not told apart. */
  head: string | null;
  /** Finds what its nouns are short for, "VSI"; null where there is one alone. */
  initials: RegExp | null;
  deeds: readonly Deed[];
};

const MOST_TASKS = 6;
const SHORTEST_WORD = 4;
const LEAST_SHARE = 0.34; // one word is enough where it is so much of what is asked for
const FEWEST_WORDS = 2;
const LEADING = 1;
const LEADERSHIP = /(?<!\p{L})(?:leadership|supervis\p{L}+|führung\p{L}*|leitung|encadrement|liderazgo)(?!\p{L})/iu;
const ANSWERED = 0.7;
const OF_WORD = 0.6;
const OF_WORK = 0.4; // of what says how near the work of a line is to what is asked for
const MOST_OF_WORK = 2;
const OF_PAIR = 0.5;
const OF_ANY_WORD = 0.2; // decides between two that answer alike
const WEIGHTS = { ask: 1.3, need: 1.1, duty: 1.1, wish: 0.7 };

/** What the posting wants, must-haves first, then what would be done, then wishes; each as a letter can name it. */
export const letterPoints = onceFor((facts: WritingFacts): Point[] => {
  const { language, posting } = facts;
  const ofTitle = new Set(factWords(posting.title).map(({ word }) => word));
  const skillsOfTitle = new Set(findSkills(posting.title, { list: true }).map(({ id }) => id));
  const wordsOf = (text: string) => tellingWords(text).filter((word) => !ofTitle.has(word));
  const asks = facts.asks.flatMap((ask): Point[] => {
    const isPaper = ask.skills.some((id) => /^(?:licence|certificate|language)$/u.test(skillById(id)?.kind ?? ""));
    const name = isPaper || isCredential(ask) ? null : askedTopic(ask.text, language);
    if (name === null || saysLittle(name)) return [];
    const { text, deeds, isWish } = ask;
    const skills = ask.skills.filter((id) => !skillsOfTitle.has(id));
    // "HVAC service" says nothing more of an HVAC Service Manager.
    const words = wordsOf(name);
    if (words.length === 0 && !asksToLead(name)) return [];
    return [{ kind: isWish ? "wish" : "ask", name, text, skills, deeds, words, ...nameParts(name, language) }];
  });
  const task =
    (kind: "need" | "duty") =>
    (name: string): Point => {
      return { kind, name, text: name, skills: [], deeds: [], words: wordsOf(name), ...nameParts(name, language) };
    };
  const needs = postingNeeds(facts).slice(0, MOST_TASKS).map(task("need"));
  const duties = needs.length > 0 ? [] : postingDuties(facts).slice(0, MOST_TASKS).map(task("duty"));
  const ofKind = (kind: Point["kind"]) => asks.filter((point) => point.kind === kind);
  return [...ofKind("ask"), ...needs, ...duties, ...ofKind("wish")];
});

function saysLittle(name: string): boolean {
  return !name.includes(" ") && findSkills(name, { list: true }).length === 0;
}

type Languages = Pick<WritingFacts, "language" | "resumeLanguage">;

/** How well a deed answers a point; 0 where a reader would not see why it is told there. */
export function answers(point: Point, deed: Deed, facts: Languages): number {
  const { language, resumeLanguage: own } = facts;
  const seen = seenAnswer(point, deed, facts);
  if (seen === null) return 0;
  // A newsletter is an e-mail campaign, though they share no word.
  const [relation] = relateLines(point.text, [deed.text], { language, own });
  const ofWork = relation?.isSame ? Math.min(MOST_OF_WORK, relation.strength * OF_WORK) : 0;
  if (seen + ofWork === 0) return 0;
  const asRead = point.deeds[0] === deed ? ANSWERED : 0;
  const isKnown = knownIn(deed, language);
  const alike = factWords(point.name).filter(({ word }) => word.length >= SHORTEST_WORD && isKnown(word)).length;
  const joined = sharedPairs(point.name, deed.text) * OF_PAIR;
  return (Math.max(seen, ofWork) + asRead + alike * OF_ANY_WORD + joined) * WEIGHTS[point.kind];
}

function sharedPairs(one: string, other: string): number {
  const pairsOf = (text: string) => {
    const words = factWords(text).map(({ word }) => word);
    const long = (word = "") => word.length >= SHORTEST_WORD;
    return new Set(
      words.flatMap((word, at) => (long(word) && long(words[at + 1]) ? [`${word} ${words[at + 1]}`] : [])),
    );
  };
  return pairsOf(one).intersection(pairsOf(other)).size;
}

/** Whether words of a deed show by themselves what it answers, so that it may be told right behind the point. */
export function isSeenIn(point: Point, deed: Deed, facts: Languages): boolean {
  if ((seenAnswer(point, deed, facts) ?? 0) === 0) return false;
  // "Machining titanium" is not seen in what was machined of something else.
  return (
    point.head === null ||
    point.words.length < FEWEST_WORDS ||
    knownIn(deed, facts.language)(point.head) ||
    point.initials?.test(deed.text) === true
  );
}

function knownIn({ text }: Deed, language: WritingFacts["language"]): (word: string) => boolean {
  const known = factWords(text).map(({ word }) => word);
  return (word) => known.some((other) => likeness(word, other, language) === 1);
}

/** What shared words, skills and initials are worth; null where the point asks to lead and the deed does not. */
function seenAnswer(point: Point, deed: Deed, { language }: Languages): number | null {
  const isSkill = (id: string) => skillById(id)?.kind !== "soft";
  const skills = point.skills.filter((id) => isSkill(id) && deed.skills.includes(id)).length;
  const asked = asksToLead(point.name) || LEADERSHIP.test(point.name);
  if (asked && !tellsOfLeading(deed.text)) return null;
  const leads = asked ? LEADING : 0;
  const isKnown = knownIn(deed, language);
  // "Nurses and nursing students" share one word with a nursing school.
  const others = factWords(deed.text)
    .map(({ word }) => word)
    .filter((word) => point.words.some((one) => likeness(one, word, language) === 1));
  const shared = Math.min(point.words.filter(isKnown).length, new Set(others).size);
  const isOne = point.kind !== "wish" && shared / Math.max(1, point.words.length) >= LEAST_SHARE;
  // To write job advertisements and to write a report have a verb in common, and nothing of the work.
  const isOfThings = point.kind !== "need" || thingsOf(point, language).some(isKnown);
  const isOfHead = point.head !== null && point.words.includes(point.head) && isKnown(point.head);
  const short = point.initials?.exec(deed.text)?.[0] ?? "";
  const isOfWords = isOfThings && (shared >= FEWEST_WORDS || isOne || isOfHead);
  return skills + leads + (isOfWords ? shared * OF_WORD : 0) + short.length * OF_WORD;
}

const LEADING_VERBS = /^\p{L}+(?:,? (?:and|et|y|e) \p{L}+)?(?= )/u;

/** The words of a task behind its verbs; German has them at the end. */
function thingsOf({ name, words }: Point, language: WritingFacts["language"]): string[] {
  const verbs = language === "de" ? name.split(" ").at(-1) : LEADING_VERBS.exec(name)?.[0];
  const ofVerbs = new Set(tellingWords(verbs ?? ""));
  return words.filter((word) => !ofVerbs.has(word));
}

const BEHIND_HEAD = new RegExp(
  `(?:,| ${anyOf("of for in with on at to from by across and or as that which under over within between during through")} ).*`,
  "u",
);
const MOST_INITIALS = 4;

function nameParts(name: string, language: WritingFacts["language"]): Pick<Point, "head" | "initials"> {
  if (language !== "en") return { head: null, initials: null };
  const things = name.slice(LEADING_VERBS.exec(name)?.[0].length ?? 0).trim();
  const words = factWords(things.replace(BEHIND_HEAD, "")).map(({ word }) => word);
  const isShortened = words.length > 1 && words.length <= MOST_INITIALS;
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join("");
  return {
    head: words.at(-1) ?? null,
    initials: isShortened ? new RegExp(`(?<!\\p{L})${RegExp.escape(initials)}(?=s?(?!\\p{L}))`, "u") : null,
  };
}

const MOST_OF_TASK = 0.6;

/** "Coordinate works with the supervisor" is not answered by who supervised crews, and needs no echo by who "coordinates works". */
export function isAnsweredBy(point: Point, deed: Deed, { language }: Pick<WritingFacts, "language">): boolean {
  if (language !== "en") return true;
  const { text } = deed;
  if (asksToLead(point.name)) return tellsOfLeading(text);
  if (!isDoneIn(point, deed)) return false;
  const shared = point.words.filter(knownIn(deed, language)).length;
  const isEcho = shared === point.words.length && readOpening(point.name)?.base === readOpening(text)?.base;
  return shared / Math.max(1, point.words.length) >= MOST_OF_TASK && !(isEcho && !/\d/u.test(text));
}

const ONCE = new Set(
  "open launch found start establish create build introduce implement install set hire recruit replace".split(" "),
);

/** To open a fifth centre is not what somebody does who runs three. */
export function isDoneIn({ name }: Point, { text }: Deed): boolean {
  const [verb = ""] = name.split(" ");
  return !ONCE.has(verb) || readOpening(text)?.base === verb;
}

const LONGEST_SAME = 9; // in words

/** "On rostering and ordering, I do the rosters and ordering": a short deed that has all of a point's words says it itself. */
export function saysItself(point: Point, { text }: Deed, { language }: Pick<WritingFacts, "language">): boolean {
  const known = factWords(text).map(({ word }) => word);
  const isAll = point.words.every((word) => known.some((other) => likeness(word, other, language) === 1));
  return isAll && point.words.length > 0 && known.length <= LONGEST_SAME;
}

export function inOrder(tasks: readonly Point[], { posting }: Pick<WritingFacts, "posting">): Point[] {
  const text = posting.description.toLowerCase().replace(/(?<!\p{L})our(?!\p{L})/gu, "your");
  const placeOf = ({ name }: Point) => {
    const at = text.indexOf(name.toLowerCase().split(" ").slice(-2).join(" "));
    return at < 0 ? text.length : at;
  };
  return [...tasks].sort((one, other) => placeOf(one) - placeOf(other));
}

import { anyOf } from "../../../any-of.ts";
import { NAMES_A_TRADE } from "./names-of-work.ts";
import { isNounItself, isOnlyAdjective, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isOnlyVerb, NOUNS_TOO, pastOf } from "../../verb-forms.ts";
import { baseInForm, type DutyForm } from "./duty-frames.ts";
import {
  CLAUSE_VERBS,
  DETERMINERS,
  IN_PHRASES,
  IRREGULAR_MANY,
  isDeterminer,
  JOINTS,
  KEPT,
  NOTHING,
  PREPOSITIONS,
  STOPS,
  WITH_PREPOSITION,
} from "./duty-words.ts";

/** "Stock control", "menu planning": what is named so is not done. */
const ENDS_COMPOUND = new RegExp(
  `^${anyOf("control management planning rotation handling processing tracking reporting relations maintenance analysis scheduling budgeting")}$`,
  "u",
);
const OF_TRADE = new RegExp(
  `^${anyOf("drawings? materials? documents? documentation instructions? plans? records? process(?:es)? procedures? costs? data teams?")}$`,
  "u",
);
const MOST_ATTACHED = 2;

export type Thing = { words: string[]; at: number };
/** Things one after the other, with what stands between them, and how far the list goes. */
export type Things = { parts: Thing[]; joints: string[]; at: number };

export function isThingBegin(token: string | undefined): boolean {
  return token !== undefined && /^[\p{L}\p{N}]/u.test(token) && !isStop(token) && !PREPOSITIONS.has(token);
}

export function isJoint(token: string | undefined): boolean {
  return token === "," || JOINTS.has(token ?? "");
}

/** Where the next of several begins behind "," or "and", and what joins it; null where nothing does. */
export function behindJoint(tokens: readonly string[], at: number): { at: number; joint: string } | null {
  const isComma = tokens[at] === ",";
  const word = tokens[at + (isComma ? 1 : 0)] ?? "";
  if (JOINTS.has(word)) return { at: at + (isComma ? 2 : 1), joint: ` ${word} ` };
  return isComma ? { at: at + 1, joint: ", " } : null;
}

/** "cash flow", "market feedback": what may be a verb is the first part of a name. */
export function isNamedWith(word: string, next: string): boolean {
  return kindOfWord(`${word}_${next.replace(/s$/u, "")}`, "noun") !== "strange";
}

/** The things that begin at this place, up to where another deed may begin; null where there is none. */
export function readThings(tokens: readonly string[], start: number, form: DutyForm): Things | null {
  const parts: Thing[] = [];
  const joints: string[] = [];
  let at = start;
  for (let thing = readThing(tokens, at); thing !== null; thing = readThing(tokens, at)) {
    parts.push(thing);
    at = thing.at;
    const next = behindJoint(tokens, at);
    if (next === null) break;
    const other = readThing(tokens, next.at);
    if (other === null || isDeed(tokens, next.at, form) || isLoneVerb(other)) {
      // Of a list that may go on as a deed only its first thing is certain.
      if (isHalfNamed(parts, tokens.slice(next.at), form)) return null;
      if (joints.at(-1) === ", ") parts.length = 1;
      break;
    }
    joints.push(next.joint);
    at = next.at;
  }
  return parts.length === 0 ? null : { parts, joints, at };
}

function wordsOf({ parts, joints }: Things): string[] {
  return parts.flatMap(({ words: own }, index) => {
    const joint = joints[index];
    if (joint === undefined || index === parts.length - 1) return own;
    return joint === ", " ? [...own.slice(0, -1), `${own.at(-1)},`] : [...own, joint.trim()];
  });
}

function isStop(token: string): boolean {
  const word = token.toLowerCase();
  return !/^[\p{L}\p{N}]/u.test(token) || STOPS.has(word) || JOINTS.has(word);
}

function isLoneVerb({ words: own }: Thing): boolean {
  return own.length === 1 && pastOf.has(own[0] ?? "");
}

/** Whether a verb may stand here in the form of the sentence, with what it is done to. */
function isDeed(tokens: readonly string[], at: number, form: DutyForm): boolean {
  const word = tokens[at] ?? "";
  const next = tokens[at + 1] ?? "";
  if (!/^\p{Ll}/u.test(word)) return false;
  const isGoingOn = !isNounItself(word) || PREPOSITIONS.has(next) || isDeterminer(next) || /\p{L}{3}ly$/u.test(next);
  if (tokens[at - 1] === "," && /\p{L}{3}ing$/u.test(word) && isGoingOn) return true;
  if (NAMES_A_TRADE.test(word) && OF_TRADE.test(next)) return false;
  const base = form === "base" ? word : baseInForm(word, form);
  if (isOnlyVerb(word) || (base !== null && isOnlyVerb(base))) return true;
  if (base !== null && form !== "base" && WITH_PREPOSITION.get(base) === next) return true;
  if (NOUNS_TOO.has(word) && ENDS_COMPOUND.test(next)) return false;
  const isDone = (isThingBegin(next) || isJoint(next)) && (form === "third" || !/[^s]s$/u.test(word));
  return isDone && base !== null && pastOf.has(base) && !isNamedWith(word, next);
}

function readThing(tokens: readonly string[], start: number): Thing | null {
  const own: string[] = [];
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at] ?? "";
    const word = token.toLowerCase();
    const isBetween = JOINTS.has(word) && isOnlyAdjective(own.at(-1) ?? "") && isThingBegin(tokens[at + 1]);
    const isNextOrder = own.length > 0 && /^\p{Lu}\p{Ll}+$/u.test(token) && isOnlyVerb(word);
    const isRange = word === "to" && [tokens[at - 1], tokens[at + 1]].every((one = "") => /^\d/u.test(one));
    if (isRange && own.length > 0) {
      own.push(token);
      continue;
    }
    if (
      isNextOrder ||
      (isStop(token) && !isBetween) ||
      PREPOSITIONS.has(word) ||
      (DETERMINERS.has(word) && own.length > 0)
    )
      break;
    own.push(token);
  }
  while (own.length > 1 && /ly$/u.test(own.at(-1) ?? "") && !partsOfSpeech(own.at(-1) ?? "").noun) own.pop();
  const bare = own.filter((word) => !DETERMINERS.has(word.toLowerCase()));
  const isNamed = DETERMINERS.has((own[0] ?? "").toLowerCase());
  const named = isNamed && isNoun(bare[0] ?? "") ? bare.slice(1) : bare;
  if (bare.length === 0 || named.slice(0, -1).some((word) => isOnlyVerb(word))) return null;
  const last = bare.at(-1) ?? "";
  const isOne = isNoun(last) && (!isOnlyVerb(last) || isNamed);
  return isOne || (bare.length > 1 && KEPT.has(last)) ? { words: own, at } : null;
}

function isNoun(word: string): boolean {
  if (/^\p{Lu}/u.test(word)) return true;
  const last = word.split("-").at(-1) ?? word;
  const isKnown = [last, last.replace(/s$/u, "")].some((form) => partsOfSpeech(form).noun);
  return isKnown && !isOnlyAdjective(last);
}

/** Whether several of something begin at this place: "guest complaints". */
export function areMany(tokens: readonly string[], at: number): boolean {
  const thing = readThing(tokens, at);
  return thing !== null && isMany(thing);
}

/** The longest that can be said of what something is done to: the list with what belongs to it, or its first thing. */
export function fittingThings(
  tokens: readonly string[],
  list: Things,
  { room, form }: { room: number; form: DutyForm },
): Thing | null {
  const whole: Thing = { words: wordsOf(list), at: list.at };
  const attached = withAttached(tokens, whole, { room, form });
  if (attached !== null) return attached;
  if (whole.words.length <= room && isWhole(tokens, list) && mayEnd(tokens, whole)) return whole;
  const [first, next] = list.parts;
  const isFirst = first !== undefined && next !== undefined && first.words.length <= room && !isHalfNamed(list.parts);
  return isFirst && (isMany(first) || isDetermined(next)) ? { ...first, at: list.at } : null;
}

/** With what belongs to it, "of 35 associates on one shift", as much as has room; null where nothing does. */
function withAttached(
  tokens: readonly string[],
  whole: Thing,
  { room, form }: { room: number; form: DutyForm },
): Thing | null {
  let best: Thing | null = null;
  let now = whole;
  for (let count = 0; count < MOST_ATTACHED; count++) {
    const preposition = (tokens[now.at] ?? "").toLowerCase();
    if (!PREPOSITIONS.has(preposition)) break;
    const list = readThings(tokens, now.at + 1, form);
    const isToDo = preposition === "to" && pastOf.has(tokens[now.at + 1] ?? "");
    const isLoose = list !== null && list.at === now.at + 2 && PREPOSITIONS.has(tokens[list.at] ?? "");
    if (list === null || isIdle(list, preposition) || isToDo || (isLoose && !isMany(list.parts[0]!))) break;
    const words = wordsOf(list);
    const before = [...now.words, preposition];
    now = { words: [...before, ...words], at: list.at };
    if (now.words.length > room) {
      const [first] = list.parts;
      const isFirst = preposition === "of" && first !== undefined && list.parts.length > 1 && isMany(first);
      if (isFirst && before.length + first.words.length <= room) best = { ...now, words: [...before, ...first.words] };
      break;
    }
    const isHalf = preposition === "from" && tokens[list.at] === "to";
    const isOpen = (tokens[list.at] ?? "") === "of";
    if (!isHalf && !isOpen && isWhole(tokens, list) && mayEnd(tokens, { words, at: list.at })) best = now;
  }
  return best;
}

function isIdle({ parts: [first] }: Things, preposition: string): boolean {
  const begin = (first?.words[0] ?? "").toLowerCase();
  const isPhrase = preposition === "in" && first?.words.some((word) => IN_PHRASES.has(word)) === true;
  return isPhrase || IN_PHRASES.has(begin) || (/\p{L}{3}ing$/u.test(begin) && !isNounItself(begin));
}

function isWhole(tokens: readonly string[], { parts, joints, at }: Things): boolean {
  const next = (tokens[at] ?? "").toLowerCase();
  const last = parts.at(-1);
  if (parts.length > 1 && joints[parts.length - 2] === ", ") return false;
  if (last === undefined || CLAUSE_VERBS.has(next) || NOTHING.has((last.words.at(-1) ?? "").toLowerCase()))
    return false;
  // Before an "and" that goes on with something else only what is complete may end.
  const isOpen = isJoint(next) || next === "of" || next === "-";
  const describing = [last.words.at(-1), tokens[behindJoint(tokens, at)?.at ?? at]];
  const mayDescribe = describing.every((word = "") => kindOfWord(word, "adj") !== "strange");
  return !isOpen || isMany(last) || (isDetermined(last) && !mayDescribe);
}

/** "the vendor, customer and partner relationships": the first word of a name whose last is said once for all. */
function isHalfNamed(
  [first, ...others]: readonly Thing[],
  behind: readonly string[] = [],
  form: DutyForm = "base",
): boolean {
  const [next = ""] = behind;
  const isDone = form === "base" ? isOnlyVerb(next) : baseInForm(next, form) !== null;
  const isAlone = !others.some(isDetermined) && !isDone && !behind.some(isDeterminer);
  const isListed = others.length + behind.length > 0;
  return first?.words[0] === "the" && first.words.length === 2 && isAlone && isListed;
}

function isDetermined({ words: own }: Thing): boolean {
  return isDeterminer(own[0]);
}

function isMany({ words: own }: Thing): boolean {
  const last = (own.at(-1) ?? "").toLowerCase();
  return (/[^su]s$/u.test(last) && !/(?:is|us)$/u.test(last)) || IRREGULAR_MANY.has(last);
}

/** "the integrity" waits for "of the stock". */
function mayEnd(tokens: readonly string[], thing: Thing): boolean {
  if ((tokens[thing.at] ?? "").toLowerCase() !== "of") return true;
  return !DETERMINERS.has((thing.words[0] ?? "").toLowerCase()) && isMany(thing);
}

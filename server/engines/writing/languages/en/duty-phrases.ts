import { readOpening } from "../../english-verbs.ts";
import { isOnlyAdjective, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isOnlyVerb, NOUNS_TOO, pastOf } from "../../verb-forms.ts";
import { addArticle } from "./add-articles.ts";
import { baseInForm, type DutyForm, framedDuty } from "./duty-frames.ts";
import { areMany, behindJoint, fittingThings, isJoint, isNamedWith, isThingBegin, readThings } from "./duty-things.ts";
import {
  DETERMINERS,
  EVERYWHERE,
  isDeterminer,
  KEPT,
  NEVER,
  NOTHING,
  OF_NO_WORK,
  PARTICLES,
  SAYS_MORE,
  VAGUE,
  WITH_PREPOSITION,
} from "./duty-words.ts";
import { unknownWords } from "./known-words.ts";
import { nominalOrder } from "./nominal-duty.ts";

const MOST_WORDS = 9; // of one duty: what is longer would be a quotation
const MOST_VERBS = 5;
const MOST_NAMES = 2; // words with capitals: more are a heading

type Reading = { form: DutyForm; isFirst: boolean; isTwin?: boolean };

/** How surely a line is an order of what to do: "Prepare invoices" is one, "Process improvements" may be. */
export function orderAt(line: string): "sure" | "possible" | null {
  const { text, form } = ownOrder(line);
  const tokens = tokensOf(text);
  const verbs = readVerbs(tokens, 0, { form, isFirst: true });
  if (verbs === null) return null;
  const isSure = form !== "base" || verbs.bases.some(isOnlyVerb) || isDeterminer(tokens[verbs.at]);
  return isSure ? "sure" : "possible";
}

const TO_READER = /(?<!\p{L})please(?!\p{L})/iu;

/** The duties of a sentence as what "to" takes, "run the IV room"; none of which it is not certain where it ends. */
export function dutyPhrases(sentence: string, { title, isOrder }: { title: string; isOrder: boolean }): string[] {
  if (TO_READER.test(sentence)) return [];
  const framed = framedDuty(sentence, title);
  if (framed !== null) {
    const found = phrasesIn(framed.text, framed.form);
    return found.length > 0 || framed.form === "gerund" ? found : phrasesBehindComma(framed.text);
  }
  if (!isOrder) return [];
  const own = ownOrder(sentence);
  return phrasesIn(own.text, own.form);
}

function phrasesIn(text: string, form: DutyForm): string[] {
  const tokens = tokensOf(text);
  const found: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { phrase, end } = readClause(tokens, at, { form, isFirst: at === 0 });
    if (phrase !== null) found.push(phrase);
    at = nextClause(tokens, Math.max(end, at + 1), form);
  }
  return found;
}

function phrasesBehindComma(text: string): string[] {
  const at = text.search(/, \p{Ll}{3,}ing (?:the|an?|our|all) /u);
  return at < 0 ? [] : phrasesIn(text.slice(at + ", ".length), "gerund");
}

const ADVERB = /^(?!apply|supply|rely|reply|multiply)\p{Ll}{3,}ly$/u;

function ownOrder(line: string): { text: string; form: DutyForm } {
  const bare = line.replace(/^[^\p{L}\p{N}]+/u, "");
  const text = nominalOrder(bare) ?? bare.charAt(0).toLowerCase() + bare.slice(1);
  const [first = ""] = text.split(/[ ,]/u).filter((word) => !ADVERB.test(word));
  const form = (["gerund", "third"] as const).find((one) => baseInForm(first, one) !== null && !pastOf.has(first));
  return { text, form: form ?? "base" };
}

function tokensOf(text: string): string[] {
  const plain = text
    .replace(/\s{0,3}\([^()]{0,120}\)/gu, "")
    .replace(/ & /gu, " and ")
    .replace(/,? (?:day[- ]to[- ]day|from day to day|end[- ]to[- ]end)(?=[ ,.]|$)/giu, "")
    .replace(/(?<![.\s])[.\s]+$/u, "");
  return plain.match(/[\p{L}\p{N}$€£%@#](?:[\p{L}\p{N}'’+#/&-]|\.(?=\p{L}))*|[^\s\p{L}\p{N}]/gu) ?? [];
}

function readClause(
  tokens: readonly string[],
  start: number,
  reading: Reading,
): { phrase: string | null; end: number } {
  const verbs = readVerbs(tokens, start, reading);
  if (verbs === null) return { phrase: null, end: start };
  const { bases, said, at } = verbs;
  const list = readThings(tokens, at, reading.form);
  if (list === null) return { phrase: null, end: at };
  const room = MOST_WORDS - said.join(" ").split(" ").length;
  const things = fittingThings(tokens, list, { room, form: reading.form });
  const isSaying = things !== null && bases.some((base) => saysEnough(base, things.words, said.length > 1));
  return isSaying ? { phrase: told(said, things.words), end: things.at } : { phrase: null, end: at };
}

function saysEnough(base: string, things: readonly string[], hasParticle: boolean): boolean {
  if (base === "keep") return KEPT.has(things.at(-1) ?? "");
  if (!VAGUE.has(base) || (hasParticle && !SAYS_MORE.has(base))) return true;
  const head = things.slice(
    0,
    Math.max(
      1,
      things.findIndex((word) => /^(?:of|for|to|with|on|in)$/u.test(word)),
    ),
  );
  return SAYS_MORE.has(base) && things.length > 1 && !EVERYWHERE.has(head.at(-1) ?? "");
}

type Verbs = { bases: string[]; said: string[]; at: number };

/** "plan and run", "design, deliver and evaluate", "carry out", with the place behind them. */
function readVerbs(tokens: readonly string[], start: number, reading: Reading): Verbs | null {
  let at = start;
  if (ADVERB.test(tokens[at] ?? "")) at += 1;
  const first = verbAt(tokens, at, reading);
  if (first === null) return null;
  const bases = [first];
  let said = first;
  at += 1;
  while (bases.length < MOST_VERBS) {
    const next = behindJoint(tokens, at);
    const base = next && verbAt(tokens, next.at, { ...reading, isFirst: false, isTwin: true });
    if (!next || !base || !(isThingBegin(tokens[next.at + 1]) || isJoint(tokens[next.at + 1]))) break;
    said += next.joint + base;
    bases.push(base);
    at = next.at + 1;
  }
  const [particle = ""] = tokens.slice(at);
  const isPart = PARTICLES.has(particle) || WITH_PREPOSITION.get(bases.at(-1) ?? "") === particle;
  return isPart ? { bases, said: [said, particle], at: at + 1 } : { bases, said: [said], at };
}

/** The base of the verb at this place, or null where it may be another word. */
function verbAt(tokens: readonly string[], at: number, { form, isFirst, isTwin = false }: Reading): string | null {
  const word = tokens[at] ?? "";
  const next = tokens[at + 1] ?? "";
  if (!/^\p{Ll}[\p{Ll}-]*$/u.test(word)) return null;
  const isOfName = /^\p{Lu}\p{Ll}/u.test(next);
  if (form !== "base") {
    const base = baseInForm(word, form);
    const isDone = isDeterminer(next) || areMany(tokens, at + 1);
    return base !== null && !isOfName && (isFirst || isTwin || isOnlyVerb(base) || isDone) ? base : null;
  }
  const bare = word.replace(/^(?:co|re|pre|up|cross)-/u, "");
  const parts = partsOfSpeech(bare);
  if (!pastOf.has(bare) && (!parts.verb || parts.noun || /(?:ed|ing|s)$/u.test(bare))) return null;
  if (isOnlyVerb(bare) || isDeterminer(next) || isJoint(next) || PARTICLES.has(next)) return word;
  if (!isFirst && !isTwin && NOUNS_TOO.has(bare) && !isOnlyAdjective(next)) return null;
  const opening = readOpening([word, ...tokens.slice(at + 1, at + MOST_WORDS)].join(" "));
  if (opening?.form === "base") return word;
  // "Plan labor" in a list of orders is one; "field trips" are one thing.
  const isName = NOUNS_TOO.has(bare) && isNamedWith(bare, next);
  return (isFirst || isTwin) && isThingBegin(next) && !isName && !isOfName ? word : null;
}

/** Where the next deed begins behind a stop, a comma or an "and". */
function nextClause(tokens: readonly string[], from: number, form: DutyForm): number {
  for (let at = from; at < tokens.length - 1; at++) {
    const token = tokens[at] ?? "";
    if (/^[.–—]$/u.test(token)) return tokens.length;
    if (!isJoint(token) && !/^[;:]$/u.test(token)) continue;
    const next = behindJoint(tokens, at)?.at ?? at + 1;
    const begin = tokens[next] === "to" && form === "base" ? next + 1 : next;
    const after = tokens[begin + 1];
    const isBefore = isThingBegin(after) || isJoint(after) || PARTICLES.has(after ?? "");
    if (isBefore && verbAt(tokens, begin, { form, isFirst: false }) !== null) return begin;
  }
  return tokens.length;
}

/** "Your own caseload" is the reader's of the posting, and would be the employer's in a letter. */
const POINTS_BACK = /^(?:their|its|this|these|those|it|your|my|his|her)$/iu;

function told(verbs: readonly string[], things: readonly string[]): string | null {
  const yours = things.map((word) => (/^our$/iu.test(word) ? "your" : word));
  const phrase = [...verbs, ...yours].join(" ");
  const isNothing = things.every((word) => NOTHING.has(word.toLowerCase()) || DETERMINERS.has(word.toLowerCase()));
  const isHeading = things.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length > MOST_NAMES;
  const isCut = things.some((word) => /^(?!a$)\p{Ll}$/u.test(word));
  if (isNothing || isHeading || isCut || NEVER.test(phrase) || OF_NO_WORK.test(phrase)) return null;
  if (things.some((word) => POINTS_BACK.test(word)) || unknownWords(phrase).length > 0) return null;
  return addArticle(`I ${phrase}`).slice("I ".length);
}

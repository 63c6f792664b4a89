import { pastOf } from "../verb-forms.ts";
import { areForms, claimingWords, factWords, type FactWord } from "./fact-words.ts";
import { sameVerb } from "./meaning/same-verb.ts";
import { readNumbers } from "./read-numbers.ts";

type Way = "to" | "from";

const WAYS: ReadonlyMap<string, Way> = new Map([
  ["to", "to"],
  ["into", "to"],
  ["from", "from"],
]);
const REACH = 4; // in words
const ANOTHER_PHRASE =
  /[,;:.()–—]|\s(?:and|or|in|on|at|for|with|by|of|through|via|under|during|before|after|within|as|than)\s/iu;

/** Why a sentence says "to" of what its line says "from" of, or the other way: "moved the staff to an agency". */
export function turnedDirection(said: string, line: string): string | null {
  const shown = factWords(line);
  const own = factWords(said);
  // Only of the same deed: what is made "to drawings" is made from them.
  const deed = ownVerb(said);
  if (!deed || !shown.some(({ word }) => sameVerb(word, deed))) return null;
  for (const { word, from } of claimingWords(said)) {
    const way = wayOf(said, own, from);
    if (way === null) continue;
    const ways = shown.filter((one) => areForms(word, one.word)).map((one) => wayOf(line, shown, one.from));
    if (ways.length > 0 && ways.every((one) => one !== null && one !== way))
      return `In your resume it was the other way round: “${line}”`;
  }
  return null;
}

const DEED = /(?<!\p{L})I (?:(?:have|had|also|then|still|now|\p{L}+ly) )?(?<deed>\p{Ll}+)/u;

/** What a sentence first says that the person did or does; null where it says no such thing. */
export function ownVerb(said: string): string | null {
  return DEED.exec(said)?.groups?.deed ?? null;
}

function wayOf(text: string, words: readonly FactWord[], from: number): Way | null {
  const at = words.findIndex((word) => word.from === from);
  const near = words.slice(Math.max(0, at - REACH), at).findLast(({ word }) => WAYS.has(word));
  if (!near || isAuxiliary(near, words)) return null;
  const between = text.slice(near.to, from);
  // What a number counts is there on both sides: "from three days to two".
  return ANOTHER_PHRASE.test(between) || readNumbers(between).length > 0 ? null : (WAYS.get(near.word) ?? null);
}

function isAuxiliary(near: FactWord, words: readonly FactWord[]): boolean {
  const at = words.indexOf(near);
  return near.word === "to" && (words[at - 1]?.word === "used" || pastOf.has(words[at + 1]?.word ?? ""));
}

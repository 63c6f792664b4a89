import { readOpening } from "../../english-verbs.ts";
import { isOnlyVerb } from "../../verb-forms.ts";

const INFINITIVES = /\bto (?<verb>\p{Ll}+)/gu;

/** Whether an infinitive with "to" stands in a text, which later verbs may go on from. */
export function hasOpenInfinitive(text: string): boolean {
  return [...text.matchAll(INFINITIVES)].some(({ groups }) => readOpening(`${groups?.verb} the`)?.form === "base");
}

/** "I designed were developed", "I organized and prioritize": lines whose verbs do not go together. */
export function hasOneTense(said: string): boolean {
  const isBase = readOpening(said.slice("I ".length))?.form === "base";
  const past = !isBase && /^I (?:\p{Ll}+ly )?\p{Ll}+(?:ed|ade|uilt|eld|ook|old|ept|rew|rote) /u.test(said);
  const [, first = ""] = /^I (\p{Ll}+) and \p{Ll}+ed /u.exec(said) ?? [];
  const [, noun = ""] = /^I (\p{Ll}+) \p{Ll}+s \p{Ll}+ed (?:from|by|to|in)\b/u.exec(said) ?? [];
  if (readOpening(`${noun} the`)?.form === "base") return false;
  if (said.startsWith("I be ") || readOpening(`${first} the`)?.form === "base") return false;
  if (/^I (?:\p{Ll}+ly )?(?!have|had)\p{Ll}+ (?:were|was|is|are|been) /u.test(said)) return false;
  const others = [...said.matchAll(/(?<=(?:, | and | or |; )(?:\p{Ll}{2,12}ly )?)(?<verb>\p{Ll}{4,})(?= \p{Ll})/gu)];
  return (
    !past ||
    !others.some(({ groups, index }) => isOnlyVerb(groups?.verb ?? "") && !hasOpenInfinitive(said.slice(0, index)))
  );
}

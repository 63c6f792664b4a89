import { isTitleHead } from "../../evidence/fact-words.ts";
import { isPersonItself } from "../../evidence/meaning/wordnet.ts";

const ONE = /(?<!\p{L})(?:he|she|him|her|his|hers)(?!\p{L})/u;
const SOME = /(?<!\p{L})(?:they|them)(?!\p{L})/u;
const MANY = /(?<!\p{L})(?:\p{Ll}{2,}s|children|people|staff|personnel|men|women|team|family)(?!\p{L})/u;

/** Whether a sentence says "her" or "them" of somebody whom it has not named: "I did her meals until she passed away". */
export function namesUnknownPerson(sentence: string): boolean {
  const [one, some] = [ONE, SOME].map((pronoun) => pronoun.exec(sentence)?.index ?? null);
  const isOneUnknown = one !== null && one !== undefined && !namesPerson(sentence.slice(0, one));
  return isOneUnknown || (some !== null && some !== undefined && !MANY.test(sentence.slice(0, some)));
}

function namesPerson(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.some((word, at) => {
    if (word === "I") return false;
    if (at > 0 && /^\p{Lu}\p{Ll}/u.test(word)) return true;
    const forms = [word, word.replace(/s$/u, "")].map((one) => one.toLowerCase());
    return forms.some(isPersonItself);
  });
}

const DETERMINER = /^(?:the|an?|my|our)$/u;
const LONGEST_ROLE = 4; // in words
const OF_ONE = /(?<!\p{L})(?:he|she|his|her)(?!\p{L})/gu;

/** A sentence without "his" and "her" that stand for somebody it names by a role: "the depot manager on his days off". */
export function withoutKnownPerson(sentence: string): string {
  return sentence.replace(OF_ONE, (pronoun, at: number) => (namesRole(sentence.slice(0, at)) ? "the" : pronoun));
}

function namesRole(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return words.some(
    (word, at) =>
      isTitleHead(word) && words.slice(Math.max(0, at - LONGEST_ROLE), at).some((one) => DETERMINER.test(one)),
  );
}

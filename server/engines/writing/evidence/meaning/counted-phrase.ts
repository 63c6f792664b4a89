import { anyOf } from "../../../any-of.ts";
import type { FoundNumber } from "../read-numbers.ts";
import type { Counted } from "./number-changes.ts";
import type { MeantWord } from "./read-words.ts";

const NOUN_PHRASE = 5;
/** "250 euros mensuales", "120 recetas diarias": how often, no thing that is counted. */
const IS_RATE = new RegExp(
  `^${anyOf(
    String.raw`(?:dail|week|month|quarter|year|hour)ly daily annual(?:ly)? (?:diari|semanal|mensual|anual)\p{L}*`,
    String.raw`(?:quotidien|hebdomadaire|mensuel|annuel)\p{L}* (?:täglich|taglich|wochentlich|monatlich|jahrlich)\p{L}*`,
  )}$`,
  "u",
);
const ENDS_PHRASE = new RegExp(
  `^${anyOf(
    "without while than but because until before after through into onto in on at for with by from to per within over during as and or used across between under since of",
    "mit für fur bei im am pro auf aus von für an und nach zur zum der die das den dem des ich in über uber durch sowie par pour dans avec chez en sur et por",
    "ohne sans sin sobre entre hasta ab ein aus vor um zurück zuruck para con y al a the an each every who that i early late ahead",
  )}$`,
);
const PIECES = new RegExp(
  `^${anyOf("pieces? pairs? sets? items? bits? copies copy lots? pieces? paires? lots? exemplaires? piezas? pares? juegos?")}$`,
);
const COPULA = /^(?:are|is|was|were|became|become|have|has|had|did|do|them|whom|me|us)$/;

/** The words that a number counts, as they stand after it. */
export function countedPhrase({ text, words, numbers }: Counted, number: FoundNumber): MeantWord[] {
  const next = numbers.find(({ from }) => from >= number.to)?.from ?? text.length;
  const phrase: MeantWord[] = [];
  let end = number.to;
  for (const word of words) {
    if (word.from < number.to) continue;
    if (word.from >= next) break;
    const gap = text.slice(end, word.from);
    if (/[.,;:()–—]/.test(gap) || phrase.length >= NOUN_PHRASE || COPULA.test(word.word)) break;
    if (ENDS_PHRASE.test(word.word)) {
      // "Forty pieces of clothing": what is counted is the clothing.
      if (/^(?:of|de|d)$/.test(word.word) && phrase.length === 1 && PIECES.test(phrase[0]!.word)) phrase.pop();
      const isPossessive = phrase.length === 0 && /^(?:of|de|the)$/.test(word.word);
      if (!isPossessive) break;
    } else if (!IS_RATE.test(word.word)) phrase.push(word);
    end = word.to;
  }
  return phrase.some(({ isPlain, things, deeds }) => !isPlain || things.length > 0 || deeds.length > 0)
    ? phrase.filter(({ word }) => !/^\d/.test(word))
    : [];
}

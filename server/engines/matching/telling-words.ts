import { damp, type FamilyWords, knownWordsOf } from "./family-words.ts";

/** A word that speaks for some kind of work; `weight` is a whole number, so that every storage keeps it exactly. */
export type TellingWord = { word: string; weight: number };

const WEIGHT_STEPS = 5;
/** So that the index holds a weight in one byte. */
const MOST_WEIGHT = 255;

function weightOf(strength: number): number {
  return Math.min(MOST_WEIGHT, Math.max(1, Math.round(strength * WEIGHT_STEPS)));
}

/** Strongest first, ties by word. Words that no family of work uses more than others are left out. */
export function tellingWords(
  words: [string, number][],
  model: FamilyWords,
  most = Number.POSITIVE_INFINITY,
): TellingWord[] {
  const known = knownWordsOf(model);
  const telling: TellingWord[] = [];
  for (const [word, count] of words) {
    const use = known.get(word);
    if (use) telling.push({ word, weight: weightOf(damp(count) * use.rarity) });
  }
  return telling.sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1)).slice(0, most);
}

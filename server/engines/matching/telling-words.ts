import type { ToldWord } from "./family-words.ts";

/** A word that speaks for some kind of work; `weight` is a whole number, so that every storage keeps it exactly. */
export type TellingWord = { word: string; weight: number };

const WEIGHT_STEPS = 5;
const MOST_WEIGHT = 255; // so that the index holds a weight in one byte

function weightOf(strength: number): number {
  return Math.min(MOST_WEIGHT, Math.max(1, Math.round(strength * WEIGHT_STEPS)));
}

function leastOfBest(telling: TellingWord[], most: number): number {
  const counts = new Uint16Array(MOST_WEIGHT + 1);
  for (const { weight } of telling) counts[weight]! += 1;
  let least = MOST_WEIGHT;
  for (let found = counts[least]!; found < most && least > 0; found += counts[least]!) least -= 1;
  return least;
}

/** Strongest first, ties by word. */
export function tellingWords(words: ToldWord[], most = Number.POSITIVE_INFINITY): TellingWord[] {
  const telling = words.map(({ word, told }) => ({ word, weight: weightOf(told) }));
  const least = leastOfBest(telling, most);
  return telling
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .slice(0, most);
}

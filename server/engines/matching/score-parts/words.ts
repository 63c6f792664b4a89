import type { ScoreEvidence } from "../match-score.ts";
import type { Pair } from "../score-pair.ts";
import { curve } from "./part-value.ts";

const LEAST_WORDS = 8; // fewer telling words are those of a title, not of a text
const WORDS_CURVE = 0.1;
const WORDS_SHOWN = 8;

/** Whether a posting with so many telling words has a text to compare. */
export function hasText(words: number): boolean {
  return words >= LEAST_WORDS;
}

/** From the cosine of both texts' telling words. */
export function wordsOf(dot: number, length: number): number {
  return curve(dot / length, WORDS_CURVE);
}

/** Null when the posting has hardly any text. */
export function wordsValue({ preparedResume, preparedListing }: Pair): number | null {
  if (!hasText(preparedListing.words.length)) return null;
  let dot = 0;
  for (const { word, weight } of preparedListing.words) dot += weight * (preparedResume.words.get(word) ?? 0);
  return wordsOf(dot, preparedListing.wordsLength);
}

export function wordsEvidence({ listing, preparedResume, preparedListing }: Pair): ScoreEvidence[] {
  const shared = preparedListing.words
    .map(({ word, weight }) => ({ word, part: weight * (preparedResume.words.get(word) ?? 0) }))
    .filter(({ part }) => part > 0)
    .sort((a, b) => b.part - a.part || (a.word < b.word ? -1 : 1));
  const pairs = shared.filter(({ word }) => word.includes(" "));
  const shown = shared
    .filter(({ word }) => !pairs.some((pair) => pair.word !== word && pair.word.split(" ").includes(word)))
    .slice(0, WORDS_SHOWN)
    .map(({ word }) => listing.spelled[word] ?? word);
  const note = shown.length > 0 ? `Words in common: ${shown.join(", ")}.` : "The texts have no telling word in common.";
  return [{ note, posting: null, resume: null }];
}

import type { MeantWord } from "./read-words.ts";

/** Whether a word claims something, and is no figure. */
export function isTelling({ isPlain, isParticle, word }: MeantWord): boolean {
  return !isPlain && !isParticle && !/^\d/.test(word);
}

/** A share of some things, from 0 to 1; all of none. */
export function shareOf(part: number, all: number): number {
  return all === 0 ? 1 : part / all;
}

const NAME_AND_LETTERS = /^\p{Lu}[\p{L}.'’-]{1,24}(?:,? \p{Lu}[\p{L}.'’-]{0,24}){1,7}$/u;
const WORDS_OF_NAME = 2;

/** The letters that stand behind a name on a line of its own: MRICS of "Owen Sharples MRICS"; none elsewhere. */
export function lettersBehindName(line: string): string[] {
  if (!NAME_AND_LETTERS.test(line.trim())) return [];
  const words = line.trim().split(/,? /u);
  return words.slice(WORDS_OF_NAME).filter((word) => /\p{Lu}.{0,3}\p{Lu}/u.test(word));
}

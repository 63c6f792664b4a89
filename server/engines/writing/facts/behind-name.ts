/** What members and fellows of chartered bodies write behind their names: MRICS, FCCA, CEng; a source of expressions. */
export const CHARTERED_LETTERS = String.raw`(?:[MF](?:\p{Lu}{3,7}|Inst\p{L}{1,4}|IMechE)|[CI]Eng)`;
const NAME_AND_LETTERS = /^\p{Lu}[\p{L}.'’-]{1,24}(?:,? \p{Lu}[\p{L}.'’-]{0,24}){1,7}$/u;
const WORDS_OF_NAME = 2;

/** The letters that stand behind a name on a line of its own: MRICS of "Owen Sharples MRICS"; none elsewhere. */
export function lettersBehindName(line: string): string[] {
  if (!NAME_AND_LETTERS.test(line.trim())) return [];
  const words = line.trim().split(/,? /u);
  return words.slice(WORDS_OF_NAME).filter((word) => /\p{Lu}.{0,3}\p{Lu}/u.test(word));
}

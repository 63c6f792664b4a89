/** The number of words of a text, as people count them. */
export function countLetterWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

import { factWords } from "./fact-words.ts";
import type { Source } from "./sources.ts";

const SPELLED_OUT = /(?<![\p{L}\p{N}'’])(?:\p{L}[\s.·_*-]\s?){2,}\p{L}(?![\p{L}\p{N}'’])/gu;
const OTHER_FIGURE = /[^\P{N}0-9]/gu;

/** What hides from a reader of words: letters one by one, figures of other scripts. Null when nothing does. */
export function disguise(text: string, allowed: Source[]): string | null {
  for (const [spelled] of text.matchAll(SPELLED_OUT)) {
    // "A B.A." is a degree with its article.
    const letters = factWords(spelled.replace(/^an? (?=\p{Lu}\.)/u, "")).map(({ word }) => word);
    const stands = allowed.some(
      ({ folded, words }) =>
        words.hasExactly(letters.join("")) || folded.some((line) => line.includes(` ${letters.join(" ")} `)),
    );
    if (!stands) return spelled;
  }
  const figure = [...text.matchAll(OTHER_FIGURE)].find(
    ([sign]) => !allowed.some(({ statements }) => statements.some((one) => one.text.includes(sign))),
  );
  return figure?.[0] ?? null;
}

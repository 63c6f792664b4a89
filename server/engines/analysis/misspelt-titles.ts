import { LAST_HEADS, TITLE_HEADS } from "./lexicon/resume-words.ts";

const SHORTEST_MEANT = 7; // of shorter words too many are a letter apart: "corner" and "coroner"
const SHORTEST_CHANGED = 10; // "greater" is no greeter
const LETTERS = /^\p{Ll}+$/u;

/** Titles by how they begin and end: who errs does so between. */
const BY_EDGES = Map.groupBy(
  [...LAST_HEADS].filter((head) => head.length >= SHORTEST_MEANT && LETTERS.test(head)),
  edgesOf,
);

function edgesOf(word: string): string {
  return word[0]! + word.slice(-2);
}

/** The title that a word one letter beside it means ("liasion", "acountant"); null for titles and other words. */
export function meantTitle(word: string): string | null {
  if (word.length < SHORTEST_MEANT || TITLE_HEADS.has(word)) return null;
  return BY_EDGES.get(edgesOf(word))?.find((head) => isOneLetterApart(word, head)) ?? null;
}

/** A letter too much, one missing, two that changed places, or in a long word another one. */
function isOneLetterApart(word: string, head: string): boolean {
  if (Math.abs(word.length - head.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === head[same]) same++;
  if (word.length !== head.length) {
    const [more, less] = word.length > head.length ? [word, head] : [head, word];
    return more.slice(same + 1) === less.slice(same);
  }
  const isSwapped = word[same] === head[same + 1] && word[same + 1] === head[same];
  if (isSwapped) return word.slice(same + 2) === head.slice(same + 2);
  return head.length >= SHORTEST_CHANGED && word.slice(same + 1) === head.slice(same + 1);
}

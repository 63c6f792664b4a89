import { readLexicon } from "../../../analysis/lexicon/read-lexicon.ts";
import { rememberText } from "../../../../domain/remember-text.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";

type Sides = readonly [ReadonlySet<string>, ReadonlySet<string>];

const OPPOSITES: readonly Sides[] = readLexicon("opposites.tsv").map(
  ({ cells: [one = "", other = ""] }): Sides => [sideOf(one), sideOf(other)],
);
const SHORTEST = 3;

/** Of most sentences no word has an opposite. */
const KNOWN: ReadonlySet<string> = new Set(OPPOSITES.flatMap(([one, other]) => [...one, ...other]));

function sideOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

const termsOf = rememberText((text) => {
  const words: string[] = foldWord(text).match(/\p{L}+/gu) ?? [];
  const terms = words.flatMap((word, at) => [
    ...(word.length >= SHORTEST ? [word] : []),
    words.slice(at, at + 2).join("_"),
    words.slice(at, at + 3).join("_"),
  ]);
  return terms.filter((term) => KNOWN.has(term));
});

/** Why a text says the contrary of a line in one word: "two days behind plan" of "two days ahead of plan". */
export function oppositeWord(said: string, shown: string): string | null {
  const [own, line] = [termsOf(said), termsOf(shown)];
  if (own.length === 0 || line.length === 0) return null;
  for (const [one, other] of OPPOSITES)
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      const claimed = own.find((term) => mine.has(term));
      if (!claimed || own.some((term) => theirs.has(term)) || line.some((term) => mine.has(term))) continue;
      const stands = line.find((term) => theirs.has(term));
      if (stands)
        return `Your resume says “${stands.replaceAll("_", " ")}” here, not “${claimed.replaceAll("_", " ")}”.`;
    }
  return null;
}

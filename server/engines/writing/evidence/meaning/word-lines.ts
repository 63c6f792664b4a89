import { onceFor } from "../../../once-for.ts";
import type { MaterialLanguage } from "../../language.ts";
import { isAgentOfOthers, mayBeKin, saysDeedOf } from "./covers.ts";
import { isName, isOthersTitle, matches } from "./match-words.ts";
import type { MeantWord } from "./read-words.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { indexKin } from "./wordnet.ts";

/** The lines that have a word itself or a form of it, and those that have one that says as much. */
export type WordLines = { matched: ReadonlySet<SourceLine>; covered: ReadonlySet<SourceLine> };

/** The words of a resume by what they mean, each with the lines that have it. */
type Index = {
  words: { word: MeantWord; lines: SourceLine[] }[];
  kinOf: (said: string) => ReadonlySet<string>;
  found: Map<string, WordLines>;
};

function keyOf({ word, deeds, things, isTruncated }: MeantWord): string {
  return `${word} ${deeds.join()} ${things.join()} ${isTruncated}`;
}

const indexOf = onceFor((resume: MeantResume): Index => {
  const words = new Map<string, { word: MeantWord; lines: SourceLine[] }>();
  for (const line of resume.lines)
    for (const word of line.words) {
      // What stands for other words is read with its neighbours.
      const key = `${keyOf(word)} ${isOthersTitle(word)} ${word.isAcronym ? words.size : ""}`;
      const entry = words.get(key);
      if (!entry) words.set(key, { word, lines: [line] });
      else if (entry.lines.at(-1) !== line) entry.lines.push(line);
    }
  const all = [...words.values()];
  return { words: all, kinOf: indexKin(all.map(({ word }) => word.word)), found: new Map() };
});

/** The lines of a resume that have a word of a sentence; each word is looked for once. */
export function linesOfWord(said: MeantWord, resume: MeantResume, language: MaterialLanguage): WordLines {
  const index = indexOf(resume);
  const key = `${language} ${said.isCapital} ${said.from > 0} ${said.isAcronym ? said.initials().join() : ""} ${keyOf(said)}`;
  const known = index.found.get(key);
  if (known) return known;
  const matched = new Set<SourceLine>();
  const covered = new Set<SourceLine>();
  const kin = mayBeKin(said, language) ? index.kinOf(said.word) : null;
  for (const { word, lines } of index.words) {
    const isMatch = matches(said, word, language);
    const isCovered =
      !isAgentOfOthers(said, word) &&
      (isMatch || kin?.has(word.word) === true || (!isName(said, language) && saysDeedOf(said, word)));
    for (const line of lines) {
      if (isMatch) matched.add(line);
      if (isCovered) covered.add(line);
    }
  }
  const found = { matched, covered };
  index.found.set(key, found);
  return found;
}

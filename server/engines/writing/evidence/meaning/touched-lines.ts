import type { MaterialLanguage } from "../../language.ts";
import { isYear } from "../trace-number.ts";
import { matches } from "./match-words.ts";
import { covers } from "./overlap.ts";
import type { Counted } from "./number-changes.ts";
import type { MeantWord } from "./read-words.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";

/** The words of a resume by what they mean, each with the lines that have it. */
type Index = { words: { word: MeantWord; lines: SourceLine[] }[]; found: Map<string, ReadonlySet<SourceLine>> };

const indexes = new WeakMap<MeantResume, Index>();

function keyOf({ word, deeds, things, isTruncated }: MeantWord): string {
  return `${word} ${deeds.join()} ${things.join()} ${isTruncated}`;
}

function indexOf(resume: MeantResume): Index {
  const known = indexes.get(resume);
  if (known) return known;
  const words = new Map<string, { word: MeantWord; lines: SourceLine[] }>();
  for (const line of resume.lines)
    for (const word of line.words) {
      const entry = words.get(keyOf(word));
      if (!entry) words.set(keyOf(word), { word, lines: [line] });
      else if (entry.lines.at(-1) !== line) entry.lines.push(line);
    }
  const index = { words: [...words.values()], found: new Map() };
  indexes.set(resume, index);
  return index;
}

function linesWith(said: MeantWord, index: Index, language: MaterialLanguage): ReadonlySet<SourceLine> {
  const key = `${language} ${said.isCapital} ${said.from > 0} ${keyOf(said)}`;
  const known = index.found.get(key);
  if (known) return known;
  const lines = new Set<SourceLine>();
  for (const { word, lines: those } of index.words)
    if (matches(said, word, language) || covers(said, word, language)) for (const line of those) lines.add(line);
  index.found.set(key, lines);
  return lines;
}

/** Lists say more than their words: a degree, a licence, a language. */
const ALWAYS = new Set(["education", "certificates", "languages"]);

/** Of some lines those that can have anything of a sentence: a word of it, or a number where it has one. */
export function touchedLines(
  { words, numbers }: Pick<Counted, "words" | "numbers">,
  lines: readonly SourceLine[],
  resume: MeantResume,
  language: MaterialLanguage,
): readonly SourceLine[] {
  // What stands for other words is read with its neighbours, and another language by its meaning.
  if (words.length === 0 || language !== resume.language || words.some(({ isAcronym }) => isAcronym)) return lines;
  const index = indexOf(resume);
  const sets = words.map((word) => linesWith(word, index, language));
  const isCounting = numbers.length > 0;
  return lines.filter(
    (line) =>
      ALWAYS.has(line.statement.section) ||
      line.words.some(({ isAcronym }) => isAcronym) ||
      (isCounting && line.counted.numbers.some((number) => !isYear(number))) ||
      sets.some((set) => set.has(line)),
  );
}

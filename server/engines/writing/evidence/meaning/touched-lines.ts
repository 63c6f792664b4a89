import type { MaterialLanguage } from "../../language.ts";
import { isYear } from "../trace-number.ts";
import type { Counted } from "./number-changes.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { linesOfWord } from "./word-lines.ts";

/** Lists say more than their words: a degree, a licence, a language. */
const ALWAYS = new Set(["education", "certificates", "languages"]);

/** What has more of the sentence than so many others decides. */
const MOST_LINES = 5;

/** Of some lines those that can have anything of a sentence: a word of it, or a number where it has one. */
export function touchedLines(
  { words, numbers }: Pick<Counted, "words" | "numbers">,
  lines: readonly SourceLine[],
  resume: MeantResume,
  language: MaterialLanguage,
): readonly SourceLine[] {
  // What stands for other words is read with its neighbours, and another language by its meaning.
  if (words.length === 0 || language !== resume.language || words.some(({ isAcronym }) => isAcronym)) return lines;
  const sets = words.map((word) => linesOfWord(word, resume, language));
  const isCounting = numbers.length > 0;
  const touched = lines.filter(
    (line) =>
      ALWAYS.has(line.statement.section) ||
      line.words.some(({ isAcronym }) => isAcronym) ||
      (isCounting && line.counted.numbers.some((number) => !isYear(number))) ||
      sets.some(({ matched, covered }) => matched.has(line) || covered.has(line)),
  );
  if (touched.length <= MOST_LINES) return touched;
  const values = new Set(numbers.map(({ value }) => value));
  const sharedBy = (line: SourceLine) =>
    sets.filter(({ matched, covered }) => matched.has(line) || covered.has(line)).length +
    line.counted.numbers.filter(({ value }) => values.has(value)).length;
  const shared = new Map(touched.map((line) => [line, sharedBy(line)]));
  const nearest = touched.toSorted((a, b) => shared.get(b)! - shared.get(a)!).slice(0, MOST_LINES);
  return touched.filter((line) => nearest.includes(line));
}

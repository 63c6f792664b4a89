import type { MaterialLanguage } from "../../language.ts";
import { isYear } from "../trace-number.ts";
import type { Counted } from "./number-changes.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { linesOfWord } from "./word-lines.ts";

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
  const sets = words.map((word) => linesOfWord(word, resume, language));
  const isCounting = numbers.length > 0;
  return lines.filter(
    (line) =>
      ALWAYS.has(line.statement.section) ||
      line.words.some(({ isAcronym }) => isAcronym) ||
      (isCounting && line.counted.numbers.some((number) => !isYear(number))) ||
      sets.some(({ matched, covered }) => matched.has(line) || covered.has(line)),
  );
}

import type { SourceLine } from "./meaning/source-lines.ts";
import { degreesIn, saysHeld } from "./credentials.ts";
import { admits } from "./hedged-words.ts";
import { factWords } from "./fact-words.ts";
import { readNumbers } from "./read-numbers.ts";
import { foldText, type Sources } from "./sources.ts";

/** Borne out where a model said so of the nearest line, and no number, name, date or credential differs from it. */
export function isEntailed(text: string, line: SourceLine, { entailed }: Sources): boolean {
  return entailed.has(foldText(text)) && !differsInFacts(text, line);
}

function differsInFacts(text: string, { statement, beside }: SourceLine): boolean {
  const shown = statement.numbers;
  const isNumberIn = ({ value, unit }: { value: number; unit: string }) =>
    shown.some((other) => other.value === value && other.unit === unit);
  if (!readNumbers(text).every(isNumberIn)) return true;
  const words = factWords(text);
  const isName = (word: (typeof words)[number], index: number) => index > 0 && word.isCapital && word.word !== "i";
  const stands = (word: string) => statement.words.hasForm(word) || beside.some((other) => other.word === word);
  if (words.some((word, index) => isName(word, index) && !stands(word.word))) return true;
  const levels = degreesIn(statement.text).map(({ level }) => level);
  if (degreesIn(text).some(({ level }) => !levels.includes(level))) return true;
  if (saysHeld(text) && statement.section !== "certificates" && statement.section !== "education") return true;
  return admits(text, "denied") !== admits(statement.text, "denied");
}

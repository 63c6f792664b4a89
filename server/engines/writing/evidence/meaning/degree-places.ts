import { factWords } from "../fact-words.ts";
import { degreesIn } from "../credentials.ts";
import { isDegreeOf } from "./degree-levels.ts";

const LEVELS = ["doctorate", "master", "bachelor", "associate"] as const;
const CUT = /[;|•]|(?<=\d{4})[.,]\s|\.\s/u;

function levelsIn(piece: string): string[] {
  return LEVELS.filter((level) => isDegreeOf(level, piece));
}

/** A school or a year that stands with another degree than the one a text claims; null for none. */
export function otherDegree(text: string, lines: readonly string[]): string | null {
  const said = degreesIn(text.replace(/(?<=master|bachelor|associate)['’]?s(?= from)/giu, "$& degree"));
  const [level, more] = [...new Set(said.map((one) => one.level))];
  if (!level || more) return null;
  const names = factWords(text).filter(({ isCapital, from }) => isCapital && from > 0);
  for (const line of lines) {
    const pieces = line.split(CUT);
    const own = pieces.filter((piece) => levelsIn(piece).includes(level));
    const others = pieces.filter((piece) => levelsIn(piece).length > 0 && !own.includes(piece));
    if (own.length === 0 || others.length === 0) continue;
    const stands = (word: string, parts: string[]) =>
      parts.some((part) => factWords(part).some((other) => other.word === word && other.isCapital));
    const stray = names.find(({ word }) => stands(word, others) && !stands(word, own));
    if (stray) return `“${text.slice(stray.from, stray.to)}” stands with another degree in your resume.`;
  }
  return null;
}

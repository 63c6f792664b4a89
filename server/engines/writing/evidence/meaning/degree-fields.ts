import { anyOf } from "../../../any-of.ts";
import { areForms, claimingWords } from "../fact-words.ts";

const FIELD_OF_DEGREE =
  /(?<!\p{L})(?:degree|bachelor['’]?s|master['’]?s|doctorate|phd)\sin\s(?<after>[^,.;()]{3,60}?)(?=\s(?:from|at|and\sI)\s|[,.;()]|$)|(?<!\p{L})(?:an?|my)\s(?:\p{L}+\s)?(?<before>\p{L}{3,})\sdegree(?!\p{L})/iu;
/** Words before "degree" that name no field. */
const OF_ANY_FIELD = new RegExp(
  `^${anyOf(
    "first second university college honou?rs bachelors? masters? doctoral undergraduate postgraduate graduate joint",
    "foundation associates? academic full professional further higher own class",
  )}$`,
  "iu",
);
const SHORTEST_START = 4;

/** The field of a degree that a text claims and that no line of the education has; null when there is none. */
export function strangeField(text: string, education: readonly string[]): string | null {
  const { after, before } = FIELD_OF_DEGREE.exec(text)?.groups ?? {};
  const field = after ?? before ?? "";
  const words = claimingWords(field).filter(({ word }) => !OF_ANY_FIELD.test(word.replace(/['’]s$/, "")));
  if (words.length === 0) return null;
  const shown = claimingWords(education.join(" \n ")).map(({ word }) => word);
  const isShown = (word: string) =>
    shown.some((one) => areForms(one, word) || (word.length >= SHORTEST_START && one.startsWith(word.slice(0, 4))));
  const isMet = words.some(({ word }) => isShown(word)) || isLaw(field, education);
  return isMet ? null : field.trim();
}

/** "LLB" says law without the word. */
function isLaw(field: string, education: readonly string[]): boolean {
  return (
    /(?<!\p{L})law$/iu.test(field.trim()) &&
    education.some((line) => /(?<!\p{L})(?:LL\.?[BM]|J\.?D)(?!\p{L})/u.test(line))
  );
}

import { anyOf } from "../../../any-of.ts";
import { areForms, claimingWords } from "../fact-words.ts";

const IN_FIELD = /(?<!\p{L})(?:degree|bachelor['’]?s|master['’]?s|doctorate|phd) in (?<field>\p{L}[^,.;()]{2,60})/iu;
const OF_FIELD = /(?<!\p{L})(?:an?|my) (?:\p{L}+ )?(?<field>\p{L}{3,}) degree(?!\p{L})/iu;
const MAJORED = /(?<!\p{L})major(?:ed in|s? (?:was|is|in)(?: in)?) (?<field>\p{L}[^,.;()]{2,60})/iu;
const WAS_MAJOR = /^(?<field>\p{L}[\p{L} &-]{2,60}) (?:was|is) my major(?!\p{L})/iu;
const FIELD_ENDS = / (?:from|at|and I|which|in) /u;
/** Words before "degree" that name no field. */
const OF_ANY_FIELD = new RegExp(
  `^${anyOf(
    "first second university college honou?rs bachelors? masters? doctoral undergraduate postgraduate graduate joint",
    "foundation associates? academic full professional further higher own class",
  )}$`,
  "iu",
);
const LONG = 4;

const BESIDE =
  /(?<!\p{L})(?:minor|electives?|coursework|courses?|modules?|subsidiary|nebenfach|mineure)(?!\p{L})[^,;()]*/giu;

/** A line of an education without what was studied beside the field of its degree: "minor in Economics". */
export function withoutMinor(line: string): string {
  return line.replace(BESIDE, "");
}

/** The field of a degree that a text claims and that no line of the education has; null when there is none. */
export function strangeField(text: string, education: readonly string[]): string | null {
  const found =
    [IN_FIELD, OF_FIELD, WAS_MAJOR, MAJORED].flatMap((said) => said.exec(text)?.groups?.field ?? [])[0] ?? "";
  const [field = ""] = found.split(FIELD_ENDS);
  const words = claimingWords(field).filter(({ word }) => !OF_ANY_FIELD.test(word.replace(/['’]s$/, "")));
  if (words.length === 0) return null;
  const shown = claimingWords(education.map(withoutMinor).join(" \n ")).map(({ word }) => word);
  const isShown = (word: string) =>
    shown.some((one) => areForms(one, word) || (word.length >= LONG && one.startsWith(word.slice(0, LONG))));
  return words.some(({ word }) => isShown(word)) || isLaw(field, education) ? null : field.trim();
}

const LAW = /(?<!\p{L})law$/iu;
const OF_LAW = /(?<!\p{L})(?:LL\.?[BM]|J\.?D)(?!\p{L})/u;

/** "LLB" says law without the word. */
function isLaw(field: string, education: readonly string[]): boolean {
  return LAW.test(field.trim()) && education.some((line) => OF_LAW.test(line));
}

import { anyOf } from "../../any-of.ts";
import { claimingWords, factWords } from "./fact-words.ts";
import { type FoundNumber, readNumbers } from "./read-numbers.ts";
import type { Source } from "./sources.ts";

const YEARS = String.raw`(?:years?['’]?|Jahren?|ans|années|años)`;
const OF_YEARS = new RegExp(String.raw`^\+?\s${YEARS}(?!\p{L})`, "iu");
const FIELDS = new RegExp(
  String.raw`^\+?\s${YEARS}[^,.;:()]{0,40}?\s${anyOf(String.raw`in im within across en dans aus at`)}\s(?<list>[^.;:()]{5,160})`,
  "iu",
);
const JOINTS = /,\s(?:(?:and|und|sowie|et|y|e|or)\s)?|\s(?:and|und|sowie|et|y|e|&)\s/iu;
const FEWEST = 3;

type Fields = { list: string; fields: string[]; count: number };

function fieldsOf(text: string, number: FoundNumber): Fields[] {
  const list = FIELDS.exec(text.slice(number.to))?.groups?.list;
  const fields = list?.split(JOINTS).filter((field) => field.trim() !== "") ?? [];
  return list === undefined || fields.length < FEWEST || !/,/u.test(list)
    ? []
    : [{ list, fields, count: number.value }];
}

/** Years that a line gives to several fields together and a sentence to some of them; null for any other. */
export function yearsOfSomeFields(text: string, { statements }: Source): string | null {
  const said = readNumbers(text).filter(({ to }) => OF_YEARS.test(text.slice(to)));
  if (said.length === 0) return null;
  const words = new Set(claimingWords(text).map(({ word }) => word));
  for (const { text: line, numbers } of statements)
    for (const { list, fields, count } of numbers.flatMap((number) => fieldsOf(line, number))) {
      if (!said.some(({ value }) => value === count)) continue;
      const named = fields.filter((field) => factWords(field).some(({ word }) => words.has(word)));
      if (named.length > 0 && named.length < fields.length)
        return `Your resume says this of “${list.trim()}” together.`;
    }
  return null;
}

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
/** "2.5 years in testing, 2 years in support": each is of its own. */
const OTHER_YEARS = new RegExp(String.raw`,? (?:and |und |et |y )?(?:\d[\d.,]*\+?|\p{L}+) ${YEARS}(?!\p{L})`, "iu");
const JOINTS = /,\s(?:(?:and|und|sowie|et|y|e|or)\s)?|\s(?:and|und|sowie|et|y|e|&)\s/iu;
const FEWEST = 3;

type Fields = { list: string; fields: string[]; count: number };

function fieldsOf(text: string, number: FoundNumber): Fields[] {
  const [list] = FIELDS.exec(text.slice(number.to))?.groups?.list?.split(OTHER_YEARS) ?? [];
  const fields = list?.split(JOINTS).filter((field) => field.trim() !== "") ?? [];
  return list === undefined || fields.length < FEWEST || !/,/u.test(list)
    ? []
    : [{ list, fields, count: number.value }];
}

function wordsIn(text: string): Set<string> {
  return new Set(factWords(text).map(({ word }) => word));
}

/** Of "3 years in testing, 2 years in support" a sentence gives the three to support; null for any other. */
export function yearsOfOtherField(text: string, { statements }: Source): string | null {
  const said = readNumbers(text).filter(({ to }) => OF_YEARS.test(text.slice(to)));
  if (said.length !== 1) return null;
  const words = new Set(claimingWords(text).map(({ word }) => word));
  const isNamed = (list: string) => wordsIn(list).intersection(words).size > 0;
  for (const { text: line, numbers } of statements) {
    const lists = numbers
      .filter(({ to }) => OF_YEARS.test(line.slice(to)))
      .map(({ value, to }) => ({
        value,
        list: FIELDS.exec(line.slice(to))?.groups?.list?.split(OTHER_YEARS)[0] ?? "",
      }));
    const own = lists.filter(({ value }) => value === said[0]?.value);
    if (lists.length < 2 || own.length === 0 || own.some(({ list }) => isNamed(list))) continue;
    const other = lists.find(({ value, list }) => value !== said[0]?.value && isNamed(list));
    if (other) return `Your resume gives ${other.value} years to “${other.list.trim()}”.`;
  }
  return null;
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

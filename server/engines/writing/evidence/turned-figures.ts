import { anyOf, anyOfLines, wholeWords } from "../../any-of.ts";
import { claimingWords } from "./fact-words.ts";
import { type FoundNumber, readNumbers } from "./read-numbers.ts";
import { isYear } from "./trace-number.ts";

/** A figure that a sentence has of its line, and takes for another: by so much for to so much, a margin for the whole. */
export function turnedFigure(said: string, line: string): string | null {
  const told = figuresIn(said);
  const shown = figuresIn(line);
  const isTurned =
    shown.length > 0 &&
    told.length > 0 &&
    (byForTo(told, shown) || againstTurned(told, shown) || marginForWhole(told, shown) || ofOtherItem(said, line));
  return isTurned ? `Your resume says this of something else: “${line}”` : null;
}

type Figure = FoundNumber & { before: string; behind: string };

function figuresIn(text: string): Figure[] {
  return readNumbers(text)
    .filter((number) => !isYear(number))
    .map((number) => ({ ...number, before: text.slice(0, number.from), behind: text.slice(number.to) }));
}

const ABOUT = String.raw`(?:${anyOf(String.raw`about around almost nearly some over just only roughly more\sthan at\sleast`)} )?`;
const BY = new RegExp(String.raw`(?<!\p{L})by (?:an? )?${ABOUT}[$€£]?$`, "iu");
const TO = new RegExp(String.raw`(?<!\p{L})to (?:an? )?${ABOUT}[$€£]?$`, "iu");
const FEWER = /^ (?:fewer|less|more|lower|higher|faster|shorter)(?!\p{L})/iu;
const IS_NOW = /(?<!\p{L})(?:is|are|was|were|now|only|at|just) $/iu;
const OF_BEFORE = /^ of (?:what|its|their|the (?:former|previous|original|earlier|old))(?!\p{L})/iu;
const HALVES = 0.5;

function byForTo(told: readonly Figure[], shown: readonly Figure[]): boolean {
  return told.some((own) => {
    const same = shown.filter(({ value, unit }) => value === own.value && unit === own.unit);
    if ((own.unit !== "percent" && own.value >= 1) || FEWER.test(own.behind)) return false;
    const isTo = TO.test(own.before) || (IS_NOW.test(own.before) && OF_BEFORE.test(own.behind));
    const isBy = BY.test(own.before);
    if (same.length === 0 || own.value === HALVES || isTo === isBy) return false;
    return same.every(({ before }) => (isTo ? BY : TO).test(before) && !(isTo ? TO : BY).test(before));
  });
}

const AGAINST = new RegExp(
  String.raw`^[^;:.]{0,40}?(?<!\p{L})${anyOfLines`
    against|versus|vs\.?|compared (?:to|with)|while|whereas
  `}(?!\p{L})[^;:.]{0,60}$`,
  "iu",
);

function againstTurned(told: readonly Figure[], shown: readonly Figure[]): boolean {
  const [own, line] = [comparedIn(told), comparedIn(shown)];
  return own !== null && line !== null && own[0] === line[1] && own[1] === line[0];
}

function comparedIn(figures: readonly Figure[]): [number, number] | null {
  for (const [at, figure] of figures.entries()) {
    const next = figures[at + 1];
    if (next && AGAINST.test(figure.behind.slice(0, next.from - figure.to))) return [figure.value, next.value];
  }
  return null;
}

const MARGIN = new RegExp(
  String.raw`^(?: (?!and |or )\p{L}+){0,2} (?:above|below|ahead of|behind|short of) (?:\p{L}+ ){0,2}` +
    `${anyOf("target plan predicted expected average budget schedule norm forecast goal")}(?!\\p{L})`,
  "iu",
);
const SAYS_MARGIN = wholeWords(
  String.raw`above below over under ahead behind short beat\p{L}* exceed\p{L}* better worse more less fewer higher lower earlier later early late within`,
);

function marginForWhole(told: readonly Figure[], shown: readonly Figure[]): boolean {
  return told.some((own) => {
    const same = shown.filter(({ value }) => value === own.value);
    return (
      same.length > 0 && same.every(({ behind }) => MARGIN.test(behind)) && !SAYS_MARGIN.test(own.before + own.behind)
    );
  });
}

const WITH_ASIDE =
  /(?<!\p{L})(?<name>\p{Lu}[\p{L}'’-]{0,30}(?: \p{L}[\p{L}'’-]{0,30}){0,4}) \((?<aside>[^()]{1,80})\)/gu;

function ofOtherItem(said: string, line: string): boolean {
  const items = [...line.matchAll(WITH_ASIDE)].map(({ groups: { name = "", aside = "" } = {} }) => ({
    words: claimingWords(name).map(({ word }) => word),
    values: readNumbers(aside).map(({ value }) => value),
  }));
  if (items.length < 2) return false;
  const told = claimingWords(said).map(({ word }) => word);
  const isNamed = ({ words }: { words: string[] }, others: readonly { words: string[] }[]) =>
    words.some((word) => told.includes(word) && !others.some((other) => other.words.includes(word)));
  return readNumbers(said).some(({ value }) => {
    const own = items.filter(({ values }) => values.includes(value));
    const others = items.filter((item) => !own.includes(item));
    return own.length === 1 && !isNamed(own[0]!, others) && others.some((item) => isNamed(item, own));
  });
}

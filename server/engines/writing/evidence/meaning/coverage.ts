import type { MaterialLanguage } from "../../language.ts";
import { isYear } from "../trace-number.ts";
import { covers } from "./covers.ts";
import { findWords } from "./lexis.ts";
import type { Features, Weighed } from "./likelihood.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import { isSister } from "./sisters.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { linesOfWord } from "./word-lines.ts";
import { areNearVerbs } from "./wordnet.ts";

const MOST = 3;

function upToOne(count: number, most = MOST): number {
  return Math.min(1, count / most);
}

function shareOf<One>(all: readonly One[], isMet: (one: One) => boolean): number {
  return all.length === 0 ? 1 : all.filter(isMet).length / all.length;
}

/** How much of a sentence stands in the line, in its job and in the whole resume, clause by clause, and what else it adds. */
export function coverageOf({ overlap, counted, clauses, resume, language }: Weighed): Features {
  const { line, missedNouns, missedVerbs } = overlap;
  const told = counted.words.filter(isTelling);
  const own = resume.lines.filter(({ statement }) => statement.entry === line.statement.entry);
  const isIn = (lines: readonly SourceLine[]) => (word: MeantWord) => {
    const { covered } = linesOfWord(word, resume, language);
    return lines.some((one) => covered.has(one) || one.beside.some((other) => other.word === word.word));
  };
  const inJob = isIn(own);
  const inLine = isIn([line]);
  const missed = [...missedNouns, ...missedVerbs];
  const shares = clauses.map(({ words }) => words.filter(isTelling)).filter((words) => words.length > 0);
  const unsaid = line.words.filter((shown) => isTelling(shown) && !told.some((word) => covers(word, shown, language)));
  return {
    inJob: shareOf(told, inJob),
    inResume: shareOf(told, (word) => linesOfWord(word, resume, language).covered.size > 0),
    weakest: Math.min(1, ...shares.map((words) => shareOf(words, inLine))),
    weakestInJob: Math.min(1, ...shares.map((words) => shareOf(words, inJob))),
    sister: missedNouns.some((word) => unsaid.some((shown) => isSister(word, shown, language))) ? 1 : 0,
    nearVerb: language === "en" && missedVerbs.some((word) => isNearVerb(word, line)) ? 1 : 0,
    farVerb: language === "en" && missedVerbs.some((word) => !isNearVerb(word, line)) ? 1 : 0,
    adverbs: upToOne(counted.words.filter((word) => isAdverb(word) && !inLine(word)).length, 2),
    nowhere: upToOne(missed.filter((word) => linesOfWord(word, resume, language).covered.size === 0).length),
    telling: upToOne(told.length, 10),
    clauses: upToOne(clauses.length, 4),
    ...numbersOf(
      counted.numbers.filter((number) => !isYear(number)),
      line,
      resume,
    ),
    derived: upToOne(overlap.derived, 2),
    causes: saysCause(clauses, language) ? 1 : 0,
    mine: /(?<!\p{L})(?:I|ich|je|j|yo|we)(?!\p{L})/iu.test(counted.text) ? 1 : 0,
  };
}

function isTelling({ isPlain, isParticle, word }: MeantWord): boolean {
  return !isPlain && !isParticle && !/^\d/.test(word);
}

function isNearVerb({ word }: MeantWord, { words }: SourceLine): boolean {
  return words.some((shown) => areNearVerbs(word, shown.word));
}

function isAdverb({ word }: MeantWord): boolean {
  return /(?:ly|ment|mente)$/.test(word) && word.length > 6;
}

function numbersOf(numbers: Weighed["counted"]["numbers"], line: SourceLine, resume: MeantResume): Features {
  const isIn = ({ counted }: SourceLine, value: number) => counted.numbers.some((one) => one.value === value);
  const isHere = numbers.filter(({ value }) => isIn(line, value));
  const isThere = numbers.filter(({ value }) => !isIn(line, value) && resume.lines.some((one) => isIn(one, value)));
  return {
    numbers: upToOne(numbers.length),
    numbersHere: shareOf(numbers, (one) => isHere.includes(one)),
    numbersElsewhere: upToOne(isThere.length, 2),
  };
}

function saysCause(clauses: readonly Clause[], language: MaterialLanguage): boolean {
  return clauses.some(
    ({ words }) =>
      findWords(
        "cause",
        words.map(({ word }) => word),
        language,
      ).length > 0,
  );
}

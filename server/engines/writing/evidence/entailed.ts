import { claimLanguage } from "./meaning/claim-language.ts";
import { isDerived } from "./meaning/derived-numbers.ts";
import { likelihoodOf } from "./meaning/likelihood.ts";
import { readCounted } from "./meaning/read-counted.ts";
import { meantResume, type SourceLine } from "./meaning/source-lines.ts";
import type { Judgement } from "./meaning/weigh-sentence.ts";
import { degreesIn, saysHeld } from "./credentials.ts";
import { admits } from "./hedged-words.ts";
import { factWords } from "./fact-words.ts";
import type { FoundNumber } from "./read-numbers.ts";
import { foldText, type Sources } from "./sources.ts";

/**
 * Borne out where a model said so of the nearest line: no number, name, date or credential differs from it, and
 * by what the rules found it is not unlikely.
 */
export function isEntailed(text: string, { line, features }: Judgement, sources: Sources): boolean {
  if (!sources.entailed.has(foldText(text)) || line === null || differsInFacts(text, line, sources)) return false;
  return features === undefined || likelihoodOf(features) >= LEAST_LIKELY;
}

const LEAST_LIKELY = 0.3;

function differsInFacts(text: string, { statement, beside, counted }: SourceLine, sources: Sources): boolean {
  const { language } = meantResume(sources);
  const said = readCounted(text, claimLanguage(text, language));
  const isNumberIn = (number: FoundNumber) =>
    statement.numbers.some(({ value, unit }) => value === number.value && unit === number.unit) ||
    isDerived(number, said, counted);
  if (!said.numbers.every(isNumberIn)) return true;
  const words = factWords(text);
  const isName = (word: (typeof words)[number], index: number) => index > 0 && word.isCapital && word.word !== "i";
  const sameJob = sources.resume.statements.filter(({ entry }) => entry === statement.entry);
  const stands = (word: string) =>
    sameJob.some(({ words: own }) => own.hasForm(word)) || beside.some((other) => other.word === word);
  if (words.some((word, index) => isName(word, index) && !stands(word.word))) return true;
  const levels = degreesIn(statement.text).map(({ level }) => level);
  if (degreesIn(text).some(({ level }) => !levels.includes(level))) return true;
  if (saysHeld(text) && statement.section !== "certificates" && statement.section !== "education") return true;
  return admits(text, "denied") !== admits(statement.text, "denied");
}

import { anyOf } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import { splitRunTogether } from "../facts/split-run-together.ts";
import { sentencesOf } from "../resume-statements.ts";
import { type FactWord, factWords } from "./fact-words.ts";
import { hedgedParts } from "./hedged-words.ts";
import { basesOf, partsOfSpeech } from "./meaning/wordnet.ts";
import type { Sources, SourceStatement } from "./sources.ts";

const TOLD = /^I (?:also |have |['’]ve )?(?=\p{Ll})/u;
const PLAIN = new RegExp(`^${anyOf("an? the my our their its")}$`);
const MAY_END = new RegExp(`^${anyOf("for in at on across to and or including such using throughout within during")}$`);
const JOINS = new RegExp(
  `^${anyOf(
    "for in at on across to and or including such using throughout within during of with by under from as into",
    "than that which who while when if until unless except without but not no nor never only over per between after before",
    "alongside beside besides together via towards? against about among like upon behind below above plus versus so then",
  )}$`,
);
const LESSENS = new RegExp(
  `^${anyOf(
    "mock trial practice practise simulated proposed draft deputy assistant acting junior trainee student vice sub former",
    "future planned potential prospective half part partial quarter sample demo model zero few little most some",
    "would-be test pilot one-time second-hand so-called",
  )}$`,
);

type Token = FactWord & { /** A comma or the like stands before it. */ isCut: boolean };

function tokensOf(text: string): Token[] {
  const words = factWords(text);
  return words.map((word, at) => ({
    ...word,
    isCut: at > 0 && /[,;:()•|–—]/u.test(text.slice(words[at - 1]!.to, word.from)),
  }));
}

/**
 * The line of which an English sentence says a part in the line's own words and order: its verb, and of what follows no
 * head of a phrase, no limit and no company is left out. Null for any other sentence.
 */
export function shortenedLine(said: string, { resume, jobs }: Sources): SourceStatement | null {
  const told = said.replace(TOLD, "").replace(/[.!\s]{1,4}$/u, "");
  const form = told === said ? null : (readOpening(told)?.form ?? null);
  if (form !== "past" && form !== "base") return null;
  const words = tokensOf(told);
  if (words.some(({ isCut }) => isCut)) return null;
  const isOver = (entry: string) => jobs.some((job) => job.entry === entry && !job.isCurrent);
  const fits = ({ isHead, entry, section, text }: SourceStatement) =>
    !isHead &&
    section === "experience" &&
    !(form === "base" && isOver(entry)) &&
    sentencesOf(text)
      .flatMap(splitRunTogether)
      .some((line) => isPartOf(words, line));
  return resume.statements.find(fits) ?? null;
}

function isPartOf(said: readonly Token[], line: string): boolean {
  if (hedgedParts(line).length > 0) return false;
  const shown = tokensOf(line);
  const form = readOpening(line)?.form;
  return shown.some((word, at) => {
    const isFirst = at === 0 || (beginsAgain(shown, at) && readOpening(line.slice(word.from))?.form === form);
    return isFirst && areForms(said[0]!.word, word.word) && follows(said.slice(1), shown, at + 1);
  });
}

function beginsAgain(shown: readonly Token[], at: number): boolean {
  return shown[at]!.isCut || shown[at - 1]?.word === "and";
}

function follows(said: readonly Token[], shown: readonly Token[], from: number): boolean {
  let at = from;
  let names = 0;
  for (const { word } of said.filter((one) => !PLAIN.test(one.word))) {
    const found = shown.findIndex((one, place) => place >= at && one.word === word);
    if (found < 0 || !mayBeLeft(shown, at, found, names > 0)) return false;
    at = found + 1;
    if (!JOINS.test(word)) names++;
  }
  const isOpen = JOINS.test(said.at(-1)?.word ?? "and");
  return names > 0 && !isOpen && isPhraseEnd(shown, at);
}

function mayBeLeft(shown: readonly Token[], from: number, to: number, isNamed: boolean): boolean {
  const gap = shown.slice(from, to).filter(({ word }) => !PLAIN.test(word));
  if (gap.some(({ word }) => LESSENS.test(word))) return false;
  if (gap.length === 0) return !shown[to]!.isCut || isNamed;
  if (JOINS.test(shown[to]!.word)) return isNamed && isPhraseEnd(shown, from);
  const isOpen = !isNamed || JOINS.test(shown[from - 1]!.word);
  return isOpen && gap.every(({ word, isCut }) => !JOINS.test(word) && !isCut) && !shown[to]!.isCut;
}

/** Whether no further noun of the same phrase stands here: "the team" is not led by who made "team schedules". */
function isPhraseEnd(shown: readonly Token[], at: number): boolean {
  const next = shown[at];
  return next === undefined || next.isCut || MAY_END.test(next.word);
}

function areForms(said: string, shown: string): boolean {
  if (said === shown) return true;
  const bases = basesOf(said).filter((base) => partsOfSpeech(base).verb);
  return basesOf(shown).some((base) => bases.includes(base));
}

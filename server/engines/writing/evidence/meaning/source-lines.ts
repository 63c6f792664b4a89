import { onceFor } from "../../../once-for.ts";
import { materialLanguage, type MaterialLanguage } from "../../language.ts";
import { isInnerStop } from "../cut-sentences.ts";
import { splitRunTogether } from "../../facts/split-run-together.ts";
import { hedgedParts } from "../hedged-words.ts";
import { readNumbers } from "../read-numbers.ts";
import { isYear } from "../trace-number.ts";
import { foldText, parted, partOf, type Sources, type SourceJob, type SourceStatement } from "../sources.ts";
import { followDates } from "./dated-heads.ts";
import { periodOf } from "./periods.ts";
import { plainNotes } from "./plain-notes.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import type { Counted } from "./number-changes.ts";
import { readCounted } from "./read-counted.ts";
import { type MeantWord, readWords } from "./read-words.ts";

export type SourceLine = {
  /** One sentence of a line: what a paragraph says in another sentence is said of something else. */
  statement: SourceStatement;
  whole: SourceStatement;
  clauses: readonly Clause[];
  words: readonly MeantWord[];
  job: SourceJob | null;
  /** The dated line that it belongs to, folded, where that is no head of a job. */
  place: string | null;
  isPast: boolean;
  /** Title, employer, place, dates and degree of the line's entry, which a sentence may name with it. */
  beside: readonly MeantWord[];
  counted: Counted;
};

export type MeantResume = { language: MaterialLanguage; lines: readonly SourceLine[]; words: readonly MeantWord[] };

/** A degree that was not reached lends its school to no other. */
function isOpen(text: string): boolean {
  return hedgedParts(text).some(({ hedge }) => hedge === "open" || hedge === "denied");
}

const SENTENCE_END = /(?<=(?:\p{L}{2}|\d|\))[.!?])\s+(?=\p{L})/u;
const LEAST_WORDS = 3;
const CREDENTIALS: ReadonlySet<string> = new Set(["education", "certificates", "skills"]);
const BETWEEN_CREDENTIALS = /\s[·•|]\s|;\s/u; // "First aid, 2019 · Forklift, 2021": each has its own year

const BETWEEN_PARTS = /;\s+/u;

/** What a line says between its semicolons stands by itself, too: no other part speaks against it. */
function partsOf(sentence: SourceStatement): SourceStatement[] {
  const parts = sentence.section === "experience" ? sentence.text.split(BETWEEN_PARTS) : [];
  if (parts.length < 2) return [];
  const told = sentence.isHead ? parts.slice(1) : parts;
  return told
    .filter((part) => part.trim().split(/\s+/).length >= LEAST_WORDS)
    .map((part) => partOf(sentence, part, false));
}

function inPlain(statement: SourceStatement): SourceStatement {
  const text = plainNotes(statement.text);
  return text === statement.text ? statement : partOf(statement, text, statement.isHead);
}

function sentencesOf(whole: SourceStatement): SourceStatement[] {
  const listed = CREDENTIALS.has(whole.section) ? whole.text.split(BETWEEN_CREDENTIALS) : [];
  if (listed.length > 1 && listed.every((part) => readNumbers(part).some(isYear)))
    return listed.map((part, at) => partOf(whole, part, whole.isHead && at === 0));
  const texts: string[] = [];
  const split = parted(whole.text).split(SENTENCE_END);
  for (const part of whole.section === "experience" ? split.flatMap(splitRunTogether) : split) {
    const isShort = part.split(/\s+/).length < LEAST_WORDS;
    if ((isShort || isInnerStop(texts.at(-1) ?? "")) && texts.length > 0) texts.push(`${texts.pop()} ${part}`);
    else texts.push(part);
  }
  if (texts.length < 2) return [whole];
  return texts.map((text, at) => partOf(whole, text, whole.isHead && at === 0));
}

function isEnded(job: SourceJob | null, { isHead, numbers }: SourceStatement, jobs: readonly SourceJob[]): boolean {
  if (job === null || job.isCurrent || (job.start === null && job.end === null)) return false;
  // Of the latest one no end was read: "5/2022..now".
  const { start, end } = job;
  if (end === null && start !== null && jobs.every((other) => (other.start ?? 0) <= start)) return false;
  return (isHead && numbers.some(isYear)) || !jobs.some(({ entry, isCurrent }) => entry === job.under && isCurrent);
}

/** The resume of these sources, read for its meaning. */
export const meantResume = onceFor((sources: Sources): MeantResume => {
  const { statements } = sources.resume;
  const language = materialLanguage(statements.map(({ text }) => text).join("\n"));
  const headOf = (whole: SourceStatement) => (whole.isHead ? [sentencesOf(whole)[0] ?? whole] : []);
  const datesOf = followDates();
  // The heads of a job stand beside each of its lines.
  const seen = new Map<string, MeantWord[]>();
  const wordsOf = (text: string): MeantWord[] => {
    const words = seen.get(text) ?? readWords(text, language);
    seen.set(text, words);
    return words;
  };
  const lines: SourceLine[] = [];
  for (const whole of statements) {
    const job = sources.jobs.find(({ entry }) => entry === whole.entry) ?? null;
    for (const statement of sentencesOf(inPlain(whole)).flatMap((one) => [...partsOf(one), one])) {
      const dated = datesOf(statement, whole, job);
      const beside = statements.filter(
        (one) =>
          one !== whole &&
          one.entry === whole.entry &&
          !(dated && one.isHead && periodOf(one)) &&
          (one.isHead || (whole.section === "education" && !isOpen(one.text))),
      );
      const heads = [...beside, ...headOf(whole), ...(dated && dated.head !== statement ? [dated.head] : [])];
      lines.push({
        statement,
        whole,
        clauses: readClauses(statement.text, language),
        words: wordsOf(statement.text),
        counted: readCounted(statement.text, language),
        place: dated ? foldText(dated.head.text) : null,
        // Dates inside a job that are not its own begin another one.
        job: dated === null ? job : null,
        isPast: dated ? dated.isPast : isEnded(job, statement, sources.jobs),
        beside: heads.filter((one) => one !== statement).flatMap(({ text }) => wordsOf(text)),
      });
    }
  }
  return { language, lines, words: lines.flatMap(({ words }) => words) };
});

/** The lines that a sentence may mean which names these jobs. */
export function linesOf(named: SourceJob[], resume: MeantResume): readonly SourceLine[] {
  if (named.length === 0) return resume.lines;
  return resume.lines.filter(
    ({ statement, job, place }) =>
      (job !== null && named.some((one) => one === job || one.entry === job.under)) ||
      named.some(({ employer }) => employer !== null && place !== null && ` ${place} `.includes(` ${employer} `)) ||
      statement.section === "summary" ||
      statement.section === "skills",
  );
}

import { type FactWord, WordIndex } from "./fact-words.ts";
import { admits, type Hedge, hedgedParts } from "./hedged-words.ts";
import type { FoundNumber } from "./read-numbers.ts";
import type { Sources, SourceJob, SourceStatement } from "./sources.ts";
import { saysHeld } from "./credentials.ts";
import { isYear, numberStandsIn } from "./trace-number.ts";

const PARTS =
  /[,;:()–—]|\.(?=\s)|\s-\s|(?<!\p{L})(?<!\p{Lu}\p{L}* )(?:and|or|und|oder|sowie|y|et|ou|while|where|which|who|as well as)(?!\p{L})/gu;
/** Of a clause with so many words one more may come from elsewhere. */
const WORDS_A_STRAY = 4;
const ENTRY_SHARE = 0.6;
const ENTRY_WORDS = 4;
const BADGE_WORDS = 4;

type Clause = { words: FactWord[]; numbers: FoundNumber[] };

/** A sentence's words that claim, those of skills ("design", "sales") apart: they are names as often as words. */
export type SaidWords = { free: FactWord[]; ofSkills: FactWord[] };

function clausesOf(text: string, { free, ofSkills }: SaidWords, numbers: FoundNumber[]): Clause[] {
  const cuts = [...text.matchAll(PARTS)].map(({ index }) => index);
  const starts = [0, ...cuts];
  return starts
    .map((from, index) => {
      const to = starts[index + 1] ?? text.length;
      const inside = <Part extends { from: number }>(part: Part) => part.from >= from && part.from < to;
      const own = free.filter(inside);
      return { words: own.length > 0 ? [...own, ...ofSkills.filter(inside)] : [], numbers: numbers.filter(inside) };
    })
    .filter(({ words }) => words.length > 0);
}

/** What the entry of a statement says besides it: a job's head, the whole of a degree; for other lines every head. */
function beside(statement: SourceStatement, sources: Sources): SourceStatement[] {
  return sources.resume.statements.filter((one) => {
    if (statement.section === "education") return one.entry === statement.entry;
    return one.isHead && (statement.section !== "experience" || one.entry === statement.entry);
  });
}

function straysOf(clause: Clause, statements: SourceStatement[]): FactWord[] {
  return clause.words.filter(({ word }) => !statements.some((one) => one.words.has(word)));
}

/**
 * Why a sentence about the person is no paraphrase: a clause of it puts words of several lines together, says of one job
 * what another one shows, or leaves out how a line holds back ("assisted", "did not"). Null when each clause has its line.
 */
export function strayClause(
  text: string,
  {
    words,
    numbers,
    named,
    sources,
    best,
  }: { words: SaidWords; numbers: FoundNumber[]; named: SourceJob[]; sources: Sources; best: SourceStatement | null },
): string | null {
  const entries = new Set(named.map(({ entry }) => entry));
  const all = sources.resume.statements;
  // What the summary says of a job by its title is of that job.
  const own = entries.size > 0 ? all.filter(({ entry, section }) => entries.has(entry) || section === "summary") : all;
  const stray = numbers.find((number) => !own.some((one) => numberStandsIn(text, number, one)));
  if (stray) return `“${stray.text}” belongs to another part of your resume.`;
  const ofYear = entries.size > 0 ? null : strayYear(words.free, numbers, all);
  if (ofYear) return `“${ofYear.text}” belongs to another part of your resume.`;
  for (const clause of clausesOf(text, words, numbers)) {
    const counts = clause.numbers.filter((number) => !isYear(number));
    const allowed = Math.floor(clause.words.length / WORDS_A_STRAY);
    const candidates = own
      .map((statement) => ({ statement, strays: straysOf(clause, [statement, ...beside(statement, sources)]) }))
      .sort((a, b) => a.strays.length - b.strays.length);
    const fitting = candidates.filter(
      ({ statement, strays }) =>
        strays.length <= allowed &&
        !strays.some(({ isCapital }) => isCapital && entries.size > 0) &&
        counts.every((number) => numberStandsIn(text, number, statement)),
    );
    if (fitting.length === 0) {
      const word = candidates[0]?.strays[0];
      return entries.size > 0 && word
        ? `“${text.slice(word.from, word.to)}” belongs to another part of your resume.`
        : "It puts together words from different parts of your resume.";
    }
    // The line that says it in these words decides, not one that says something like it.
    const formsIn = ({ statement }: { statement: SourceStatement }) =>
      clause.words.filter(({ word }) => statement.words.hasForm(word)).length;
    const most = Math.max(...fitting.map(formsIn));
    const held = fitting
      .filter((one) => formsIn(one) === most)
      .map(({ statement }) => heldBack(clause, statement, text));
    if (held.every((reason) => reason !== null)) return held[0] ?? null;
  }
  const { free } = words;
  if (free.length < ENTRY_WORDS || entries.size > 0 || best === null) return null;
  const statements = all.filter(({ entry }) => entry === best.entry);
  const covered = free.filter(({ word }) => statements.some((one) => one.words.has(word))).length;
  return covered < free.length * ENTRY_SHARE ? "It puts together words from different parts of your resume." : null;
}

/** A year that stands in no entry with what the sentence says of it. */
function strayYear(words: FactWord[], numbers: FoundNumber[], all: SourceStatement[]): FoundNumber | null {
  if (words.length === 0) return null;
  const stray = numbers.filter(isYear).find(({ value }) => {
    const entries = new Set(
      all.filter((one) => one.numbers.some((known) => known.value === value)).map(({ entry }) => entry),
    );
    const statements = all.filter(({ entry }) => entries.has(entry));
    const covered = words.filter(({ word }) => statements.some((one) => one.words.has(word))).length;
    return covered < words.length * ENTRY_SHARE;
  });
  return stray ?? null;
}

function isBadge(text: string): boolean {
  return !/[.]\s*$/.test(text) && text.trim().split(/\s+/).length <= BADGE_WORDS;
}

const REASONS: Record<Hedge, string> = {
  helped: "says that you helped with this, not that you did it alone",
  denied: "says that you did not do this",
  open: "names this without saying that you have it",
  supervised: "says that somebody else led this",
};

/** Why a statement that has a clause's words does not bear it out, since it says them only with a reservation. */
function heldBack(clause: Clause, { text, words }: SourceStatement, said: string): string | null {
  const shared = clause.words.filter(({ word }) => words.has(word));
  if (shared.length === 0) return null;
  for (const hedge of ["helped", "denied", "open", "supervised"] as const) {
    if (admits(said, hedge) || (hedge === "open" && !saysHeld(said))) continue;
    // A badge names a field of work, whoever led it.
    if (hedge === "helped" && isBadge(said)) continue;
    const parts = hedgedParts(text).filter((part) => part.hedge === hedge);
    if (parts.length === 0) continue;
    const inside = new WordIndex(parts.map(({ from, to }) => text.slice(from, to)));
    const outside = new WordIndex([
      parts.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text),
    ]);
    const only = shared.filter(({ word }) => inside.has(word) && !outside.has(word));
    // What comes first is the deed; "prepared schedules for the audit" may well name what was only helped with.
    if (only[0] === shared[0] && only.length > shared.length / 2)
      return `Your resume ${REASONS[hedge]}: “${text.slice(0, 140)}”`;
  }
  return null;
}

import { materialLanguage, type MaterialLanguage } from "../../language.ts";
import { hedgedParts } from "../hedged-words.ts";
import type { Sources, SourceJob, SourceStatement } from "../sources.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import type { Counted } from "./compare-numbers.ts";
import { readCounted } from "./read-counted.ts";
import { type MeantWord, readWords } from "./read-words.ts";

export type SourceLine = {
  statement: SourceStatement;
  clauses: readonly Clause[];
  words: readonly MeantWord[];
  job: SourceJob | null;
  /** Title, employer, place, dates and degree of the line's entry, which a sentence may name with it. */
  beside: readonly MeantWord[];
  counted: Counted;
};

export type MeantResume = { language: MaterialLanguage; lines: readonly SourceLine[]; words: readonly MeantWord[] };

/** A degree that was not reached lends its school to no other. */
function isOpen(text: string): boolean {
  return hedgedParts(text).some(({ hedge }) => hedge === "open" || hedge === "denied");
}

const read = new WeakMap<Sources, MeantResume>();

/** The resume of these sources, read for its meaning; each is read once. */
export function meantResume(sources: Sources): MeantResume {
  const known = read.get(sources);
  if (known) return known;
  const { statements } = sources.resume;
  const language = materialLanguage(statements.map(({ text }) => text).join("\n"));
  const wordsOf = new Map(statements.map((statement) => [statement, readWords(statement.text, language)]));
  const lines = statements.map(
    (statement): SourceLine => ({
      statement,
      clauses: readClauses(statement.text, language),
      words: wordsOf.get(statement) ?? [],
      counted: readCounted(statement.text, language),
      job: sources.jobs.find(({ entry }) => entry === statement.entry) ?? null,
      beside: statements
        .filter(
          (one) =>
            one !== statement &&
            one.entry === statement.entry &&
            (one.isHead || (statement.section === "education" && !isOpen(one.text))),
        )
        .flatMap((one) => wordsOf.get(one) ?? []),
    }),
  );
  const meant = { language, lines, words: [...wordsOf.values()].flat() };
  read.set(sources, meant);
  return meant;
}

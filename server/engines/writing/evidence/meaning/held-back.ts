import { anyOf } from "../../../any-of.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";
import { admits, type Hedge, hedgedParts } from "../hedged-words.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import type { SourceLine } from "./source-lines.ts";

const GRADE = /(?<!\p{L})(?:level|stufe|niveau|nivel|grade)\s\d+/iu;

const REASONS: Record<Hedge, string> = {
  helped: "says that you helped with this, not that you did it alone",
  denied: "says that you did not do this",
  open: "names this without saying that you have it",
  supervised: "says that somebody else led this",
};

const SAYS_ENDED = new RegExp(
  anyOf("abgeschloss abschluss complete finished graduat terminé achevé obtenu terminad acabad titulad absolviert"),
  "iu",
);

const UNDER_WAY = /(?<!\p{L})(?:en curso|en cours|in Ausbildung)(?!\p{L})/giu;
const SHORT = 3;

/** The start of a word is enough, but for the short ones: "C" is not in "cours". */
function stands(word: string, text: string): boolean {
  return word.length <= SHORT ? ` ${text} `.includes(` ${word} `) : text.includes(word.slice(0, 5));
}

/** Why a line holds back what a clause claims: it helped only, did not, or is not there yet. Null when it does not. */
export function heldBack(clause: Clause, met: MeantWord[], { statement }: SourceLine, whole: string): string | null {
  for (const hedge of ["denied", "supervised", "open", "helped"] as const) {
    if (
      admits(hedge === "helped" || hedge === "open" ? whole : clause.text, hedge) ||
      (hedge === "supervised" && clause.person !== "doer")
    )
      continue;
    if (hedge === "helped" && clause.person === "other") continue;
    const isStudied =
      clause.deeds.some((name) => name === "study" || name === "learn") && !SAYS_ENDED.test(clause.text);
    if (hedge === "open" && isStudied) continue;
    const parts = hedgedParts(statement.text).filter((part) => part.hedge === hedge);
    if (parts.length === 0) continue;
    const isMostly = parts.reduce((sum, { from, to }) => sum + to - from, 0) > statement.text.length / 2;
    const isOfWhole = isMostly && met.every(({ word }) => !foldWord(statement.text).includes(word.slice(0, 5)));
    if (hedge === "open" && statement.section === "education" && isOfWhole)
      return `Your resume says that this is not finished: “${statement.text}”`;
    const inside = foldWord(parts.map(({ from, to }) => statement.text.slice(from, to)).join(" "));
    const told = [...met, ...clause.verbs.filter(({ things }) => things.length > 0)];
    const held = told.filter(({ word }) => stands(word, inside));
    const outside = foldWord(
      parts
        .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, statement.text)
        .replace(UNDER_WAY, " "),
    );
    const only = held.filter(({ word }) => !stands(word, outside));
    const isName =
      hedge === "open" && only.some((word) => word.isAcronym || (word.isCapital && word.from > clause.from));
    const grade = GRADE.exec(clause.text)?.[0].toLowerCase();
    const isGrade = grade !== undefined && inside.includes(grade) && !outside.includes(grade);
    // "No findings" is no finding, whatever else is told of it.
    const isThing = hedge === "denied" && only.some(({ things, deeds }) => things.length > 0 || deeds.length === 0);
    if (only.length > met.length / 2 || isName || isGrade || isThing)
      return `Your resume ${REASONS[hedge]}: “${statement.text.slice(0, 140)}”`;
  }
  return null;
}

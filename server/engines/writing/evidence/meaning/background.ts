import { anyOf } from "../../../any-of.ts";
import { foldWord } from "../../../analysis/resume-lines.ts";
import type { MaterialLanguage } from "../../language.ts";
import { admits, hedgedParts } from "../hedged-words.ts";
import type { Compared } from "./compare-clause.ts";
import { matches } from "./match-words.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import type { SourceLine } from "./source-lines.ts";

const EXPERIENCE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`experience[ds]? background familiar\swith at\shome\sin \p{L}*erfahrung\p{L}* experiencia expérience`,
    String.raw`trayectoria parcours career (?:have|'ve|am|habe|he|ai|be)\swork(?:ed|ing) gearbeitet trabajado travaillé`,
    String.raw`erfahren(?:er?)? kenntnisse conocimientos connaissances I\sknow verfüge`,
  )}(?!\p{L})`,
  "iu",
);
/** Whether a clause speaks of experience, which needs no single line. */
export function saysExperience(text: string): boolean {
  return EXPERIENCE.test(text);
}

const GERUND = /ing$/;
const TELLS = new Set(["experience", "summary", "skills", "projects", "languages", "certificates"]);
const OTHER_LINES_FROM = 2;

/** "Experience in retail and with tills": each thing may stand in a line of its own, and who lists it has met it. */
export function judgeBackground(
  clause: Clause,
  content: readonly MeantWord[],
  lines: readonly SourceLine[],
  language: MaterialLanguage,
): Compared | null {
  if (clause.numbers.length > 0 || !EXPERIENCE.test(clause.text) || admits(clause.text, "denied")) return null;
  const said = content.filter(({ word }) => !EXPERIENCE.test(word));
  // What was done, and to what, must stand in one line.
  if (said.some(({ word, deeds, things }) => deeds.length > 0 && things.length === 0 && GERUND.test(word))) return null;
  const shown = lines.filter(({ statement }) => TELLS.has(statement.section) || statement.isHead);
  const scored = shown.map((line) => ({
    line,
    met: said.filter((word) => line.words.some((other) => matches(word, other, language) && isShown(other, line))),
  }));
  const best = scored.toSorted((a, b) => b.met.length - a.met.length)[0];
  if (!best || said.length === 0) return null;
  const missing = said.filter((word) => !scored.some(({ met }) => met.includes(word)));
  const score = said.length - missing.length;
  if (missing.length === 0) return { answer: "borne out", ground: "silent", reason: "", line: best.line, score };
  const [first] = missing;
  if (said.length < OTHER_LINES_FROM || missing.length * 2 > said.length) return null;
  const reason = `Your resume does not use the word “${first?.word}”.`;
  return { answer: "not sure", ground: "silent", reason, line: best.line, score };
}

/** A wish, a plan and what somebody did not do are no experience. */
function isShown({ word }: MeantWord, { statement }: SourceLine): boolean {
  const held = hedgedParts(statement.text).filter(({ hedge }) => hedge === "open" || hedge === "denied");
  return !held.some(({ from, to }) => foldWord(statement.text.slice(from, to)).includes(word));
}

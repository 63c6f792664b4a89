import { hasClosedBrackets } from "../closed-brackets.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import type { ResumeDraft } from "../draft.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { WordIndex } from "../evidence/fact-words.ts";
import { foldText, type Sources } from "../evidence/sources.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { OPEN_END } from "./point-groups.ts";
import type { ResumeChange } from "./resume-change.ts";
import { sectionName } from "./section-name.ts";

/** Only one statement as the source: a line in other words may say what it said, nothing from elsewhere. */
function onlyStatement(sources: Sources, statement: Statement): Sources {
  const statements = sources.resume.statements.filter(({ line }) => line === statement.lines.from);
  const skills = findSkills(statement.text, { list: true }).map(({ id }) => id);
  return {
    ...sources,
    resume: {
      statements,
      words: new WordIndex([statement.text]),
      skills: new Set(skills),
      folded: [` ${foldText(statement.text)} `],
    },
    // A reworded line must not take words from the posting.
    posting: { statements: [], words: new WordIndex([]), skills: new Set(), folded: [] },
    jobTitle: "",
    appliedTitle: "",
    company: "",
    place: "",
  };
}

function isTorn(text: string): boolean {
  return OPEN_END.test(text.replace(/\.$/u, "")) || !hasClosedBrackets(text);
}

/** Lines in other words, each a change of its own; what says more than its line stays as it was. */
export function rewordLines(draft: ResumeDraft, facts: WritingFacts, gate: EvidenceGate): ResumeChange[] {
  const done = new Set<number>();
  return draft.rewordings.flatMap(({ line, text }): ResumeChange[] => {
    const statement = facts.statements.find((one) => one.lines.from === line);
    if (!statement || done.has(line)) return [];
    done.add(line);
    if (
      statement.isHead ||
      statement.section === "contact" ||
      statement.education !== null ||
      statement.section === "certificates"
    ) {
      gate.drop(text, "Titles, employers, dates, degrees and certificates stay as you wrote them.");
      return [];
    }
    if (foldText(text) === foldText(statement.text) || isTorn(statement.text)) return [];
    const passed = gate.passRewording(text, { text: statement.text, line }, onlyStatement(facts.sources, statement));
    if (passed === statement.text) return [];
    const stop = /[.]$/.test(statement.text) && !/[.!?]$/.test(passed) ? "." : "";
    const lines = [{ at: line, text: [`${statement.hasBullet ? "• " : ""}${passed}${stop}`] }];
    for (let at = line + 1; at <= statement.lines.to; at++) lines.push({ at, text: [] });
    return [{ kind: "wording", about: sectionName(facts.profile, line), lines, inserted: null, order: null }];
  });
}

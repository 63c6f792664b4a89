import { findSkills } from "../../analysis/find-skills.ts";
import { degreesIn, saysHeld } from "./credentials.ts";
import { claimingWords } from "./fact-words.ts";
import { deniedPaper } from "./held-paper.ts";
import { admits } from "./hedged-words.ts";
import type { Subject } from "./sentence-subject.ts";
import type { Sources } from "./sources.ts";
import { raisedLanguage } from "./trace-language.ts";

/** "Together with our outside CPA" speaks of another person. */
const OF_OTHERS = /(?<!\p{L})(?:with|by|for|to|from) (?:an?|the|our|my|another) (?:\p{Ll}+ )?$/iu;

/** Why a sentence claims a certificate, a degree or a language as more than the resume does; null when it does not. */
export function overclaimed(text: string, sources: Sources, subject: Subject): string | null {
  const isHeld = saysHeld(text);
  if (admits(text, "open") || (subject === "either" && !isHeld)) return null;
  const denied = deniedPaper(text, sources.resume);
  if (denied) return `Your resume says that you do not hold “${denied}”.`;
  const degree = degreesIn(text).find(({ level }) => sources.openDegrees.has(level));
  if (degree)
    return `Your resume names “${text.slice(degree.from, degree.to).trim()}” without saying that you reached it.`;
  for (const skill of findSkills(text, { list: true })) {
    if (!sources.onlyNamed.has(skill.id) || OF_OTHERS.test(text.slice(0, skill.from))) continue;
    const others = claimingWords(text).filter(({ from, to }) => to <= skill.from || from >= skill.to);
    const isTold = sources.resume.statements.some(
      ({ words, text: line }) =>
        findSkills(line, { list: true }).some(({ id }) => id === skill.id) &&
        others.filter(({ word }) => words.has(word)).length >= 2,
    );
    if (isHeld || !isTold) return `Your resume names “${skill.name}” without saying that you hold it.`;
  }
  const language = raisedLanguage(text, sources.resume);
  return language ? `It says more of your “${language}” than your resume does.` : null;
}

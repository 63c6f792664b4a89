import { findSkills } from "./find-skills.ts";
import type { SkillKind } from "./profile.ts";

/** Whether a text is the name of a field of work and nothing else: "Customer Service", but not "Atlas Services". */
export function isFieldOfWork(text: string): boolean {
  return isWhole(text, ["hard", "soft"]);
}

/** Whether a text is the name of a language and nothing else. */
export function isLanguage(text: string): boolean {
  return isWhole(text, ["language"]);
}

function isWhole(text: string, kinds: readonly SkillKind[]): boolean {
  return findSkills(text, { list: true }).some(
    ({ kind, from, to }) => kinds.includes(kind) && from === 0 && to === text.length,
  );
}

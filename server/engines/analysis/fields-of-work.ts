import { findSkills } from "./find-skills.ts";

/** Whether a text is the name of a field of work and nothing else: "Customer Service", but not "Atlas Services". */
export function isFieldOfWork(text: string): boolean {
  return findSkills(text, { list: true }).some(
    ({ kind, from, to }) => (kind === "hard" || kind === "soft") && from === 0 && to === text.length,
  );
}

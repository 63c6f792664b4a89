import { findSkills } from "../../../analysis/find-skills.ts";
import type { SourceStatement } from "../sources.ts";

/** Whether a line tells of a certificate or a licence: who has it is certified. */
export function isCredentialLine({ section, text }: SourceStatement): boolean {
  if (section === "certificates") return true;
  if (section === "experience") return false;
  return findSkills(text, { list: true }).some(({ kind }) => kind === "certificate" || kind === "licence");
}

import { relatedSkills, skillById } from "../../analysis/related-skills.ts";
import type { Profile, ProfileSkill } from "../../analysis/profile.ts";
import { ownName, type WritingFacts } from "../writing-facts.ts";

const LEAST_RELATED = 0.25;
const KIND = /(?<!\p{L})(?:systems?|software|records?|platforms?|programs?|erp|crm|wms|tms|pos|ats|lms|hris)$/iu;

const SUITE = /^(?:Microsoft Office|Adobe Creative (?:Suite|Cloud))$/u;
const FEWEST_OF_SUITE = 2;

/** Whether a skill is a suite of programs that are named one by one: Word and Excel for Microsoft Office. */
export function isSuite(id: string): boolean {
  return SUITE.test(skillById(id)?.name ?? "");
}

/** The programs of a resume of which a skill is the kind or the suite: Toast for "POS systems"; none for others. */
export function programsWithin(id: string, { skills }: Profile): ProfileSkill[] {
  if (!isSuite(id) && !KIND.test(skillById(id)?.name ?? "")) return [];
  const own = skills.filter((skill) => skill.kind === "tool" && skillById(skill.id)?.parents.includes(id));
  return isSuite(id) && own.length < FEWEST_OF_SUITE ? [] : own;
}

/** The programs of the kind that is asked for, as the resume names them: "Epic" for an electronic health record. */
export function programsOfKind(ids: readonly string[], facts: Pick<WritingFacts, "profile">): string[] {
  const kinds = ids.filter((id) => KIND.test(skillById(id)?.name ?? ""));
  const known = kinds.flatMap((id) => relatedSkills(id).filter(({ share }) => share >= LEAST_RELATED));
  return known.flatMap(({ id }) => (skillById(id)?.kind === "tool" ? (ownName(facts, id) ?? []) : []));
}

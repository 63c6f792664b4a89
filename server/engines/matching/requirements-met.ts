import type { DegreeLevel } from "../analysis/profile.ts";
import type { RequirementFacts } from "./listing-facts.ts";
import { degreeRank } from "./years-and-degrees.ts";
import type { ResumeDegree, ResumeFacts } from "./resume-facts.ts";
import { NEAR_ENOUGH, type Pair } from "./score-pair.ts";
import { fieldFit } from "./score-parts/education.ts";
import { skillWeight } from "./skill-weights.ts";

const REQUIREMENT_SKILL_SHARE = 0.5;
const HELD = 0.5; // a skill that is only near to one that is held is none of the alternatives
const REQUIREMENT_WORD_SHARE = 0.6;

export function meetsRequirement(
  requirement: RequirementFacts,
  { resume, preparedResume, weights, near }: Pair,
): boolean {
  const { skills, years, degree, fields, licences, languages, words } = requirement;
  if (years !== null && (resume.years === null || resume.years < years)) return false;
  if (degree !== null && degree !== "school" && !resume.degrees.some((held) => meetsDegree(held, degree, fields)))
    return false;
  if (licences.length > 0 && !licences.some((id) => resume.licences.some((held) => held.id === id))) return false;
  if (languages.length > 0 && !languages.some((id) => holdsLanguage(id, resume))) return false;
  const isHeld = (id: string) => (preparedResume.held.get(id)?.strength ?? 0) >= HELD;
  if (requirement.isOneEnough && skills.some(isHeld)) return true;
  if (skills.length > 0) {
    const all = skills.reduce((sum, id) => sum + skillWeight(id, weights), 0);
    const held = skills.reduce(
      (sum, id) => sum + (preparedResume.held.get(id)?.strength ?? 0) * skillWeight(id, weights),
      0,
    );
    if (held >= REQUIREMENT_SKILL_SHARE * all) return true;
    return requirement.work.length > 0 && hasDoneWork(requirement.work, resume);
  }
  // Years of work that no skill names are met only by work in that field.
  if (years !== null)
    return requirement.work.length === 0 || hasDoneWork(requirement.work, resume) || near >= NEAR_ENOUGH;
  if (degree !== null || licences.length > 0 || languages.length > 0) return true;
  const mine = new Set(resume.words.map(([word]) => word));
  return words.length > 0 && words.filter((word) => mine.has(word)).length >= REQUIREMENT_WORD_SHARE * words.length;
}

function meetsDegree(held: ResumeDegree, level: DegreeLevel, fields: string[]): boolean {
  return degreeRank(held.level) >= degreeRank(level) && !["unknown", "other"].includes(fieldFit(held, fields));
}

function hasDoneWork(work: string[], resume: ResumeFacts): boolean {
  return resume.titles.some((title) => title.line !== null && work.every((word) => title.work.includes(word)));
}

export function holdsLanguage(id: string, resume: ResumeFacts): boolean {
  return resume.languages.some((language) => language.id === id);
}

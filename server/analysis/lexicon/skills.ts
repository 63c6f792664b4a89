import { parseSkills, type Skill } from "./parse-skills.ts";
import { BUSINESS_SKILLS } from "./skills-business.ts";
import { HEALTHCARE_SKILLS } from "./skills-healthcare.ts";
import { HOSPITALITY_LOGISTICS_SKILLS } from "./skills-hospitality-logistics.ts";
import { INFRASTRUCTURE_SKILLS } from "./skills-infrastructure.ts";
import { SALES_MARKETING_SKILLS } from "./skills-sales-marketing.ts";
import { SOFTWARE_SKILLS } from "./skills-software.ts";

const SOURCES = [
  SOFTWARE_SKILLS,
  INFRASTRUCTURE_SKILLS,
  BUSINESS_SKILLS,
  HEALTHCARE_SKILLS,
  SALES_MARKETING_SKILLS,
  HOSPITALITY_LOGISTICS_SKILLS,
];

/** The whole lexicon, read once at load. */
export const SKILLS: readonly Skill[] = SOURCES.flatMap(parseSkills);

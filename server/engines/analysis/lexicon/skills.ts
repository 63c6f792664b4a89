import { parseSkills, type Skill } from "./parse-skills.ts";
import { BUSINESS_SKILLS } from "./skills-business.ts";
import { DESIGN_MEDIA_SCIENCE_SKILLS } from "./skills-design-media-science.ts";
import { EDUCATION_LAW_PUBLIC_SKILLS } from "./skills-education-law-public.ts";
import { HEALTHCARE_SKILLS } from "./skills-healthcare.ts";
import { HOSPITALITY_LOGISTICS_SKILLS } from "./skills-hospitality-logistics.ts";
import { INFRASTRUCTURE_SKILLS } from "./skills-infrastructure.ts";
import { LANGUAGES_CERTIFICATES_SKILLS } from "./skills-languages-certificates.ts";
import { SALES_MARKETING_SKILLS } from "./skills-sales-marketing.ts";
import { SOFT_SKILLS } from "./skills-soft.ts";
import { SOFTWARE_SKILLS } from "./skills-software.ts";
import { TRADES_ENGINEERING_SKILLS } from "./skills-trades-engineering.ts";

const SOURCES = [
  SOFTWARE_SKILLS,
  INFRASTRUCTURE_SKILLS,
  BUSINESS_SKILLS,
  HEALTHCARE_SKILLS,
  SALES_MARKETING_SKILLS,
  HOSPITALITY_LOGISTICS_SKILLS,
  TRADES_ENGINEERING_SKILLS,
  EDUCATION_LAW_PUBLIC_SKILLS,
  DESIGN_MEDIA_SCIENCE_SKILLS,
  LANGUAGES_CERTIFICATES_SKILLS,
  SOFT_SKILLS,
];

/** The whole lexicon, read once at load. */
export const SKILLS: readonly Skill[] = SOURCES.flatMap(parseSkills);

import { once } from "../../once.ts";
import { addNames, parseSkills, type Skill } from "./parse-skills.ts";
import { readLexiconText } from "./read-lexicon.ts";

const FILES = [
  "skills-software.txt",
  "skills-infrastructure.txt",
  "skills-business.txt",
  "skills-healthcare.txt",
  "skills-sales-marketing.txt",
  "skills-hospitality-logistics.txt",
  "skills-trades-engineering.txt",
  "skills-education-law-public.txt",
  "skills-design-media-science.txt",
  "skills-languages-certificates.txt",
  "skills-certificates.txt",
  "skills-protocols-tools.txt",
  "skills-soft.txt",
  "narrower-business.txt",
  "narrower-design-media-science.txt",
  "narrower-education-law-public.txt",
  "narrower-healthcare.txt",
  "narrower-hospitality-logistics.txt",
  "narrower-infrastructure.txt",
  "narrower-sales-marketing.txt",
  "narrower-software.txt",
  "narrower-trades-engineering.txt",
  "methods-care-labs.txt",
  "methods-industry-farming.txt",
  "methods-nature-transport.txt",
  "methods-service-security.txt",
  "tools-building-making.txt",
  "tools-care-labs.txt",
  "tools-finance-property.txt",
  "tools-media-print.txt",
  "tools-networks-support.txt",
  "tools-schools-press.txt",
  "tools-security-law-people.txt",
  "tools-vehicles-hospitality.txt",
];

export const allSkills: () => readonly Skill[] = once(() =>
  addNames(FILES.map(readLexiconText).flatMap(parseSkills), readLexiconText("skills-abroad.txt")),
);

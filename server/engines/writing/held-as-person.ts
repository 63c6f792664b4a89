import { isHead } from "../analysis/judge-part.ts";
import { lowerFirst } from "./english-verbs.ts";
import { GRAMMARS } from "./languages/grammars.ts";
import type { WritingFacts } from "./writing-facts.ts";

const PERSON = /^(?:registered|licensed|certified|chartered|qualified|accredited) | (?:certified|licensed) \p{L}+$/iu;

/** "Gas Safe registered" */
const STANDING = / (?:registered|accredited|chartered)$/iu;

/** "Aide-soignante diplômée d'État" as what one is, "Registered Dental Hygienist" as "a Registered Dental Hygienist"; null for what one holds, as "ServSafe Manager". */
export function heldAsPerson(name: string, { language }: Pick<WritingFacts, "language">): string | null {
  const [first = ""] = name.split(" ");
  if (language === "fr" || language === "es") return isHead(first) ? lowerFirst(name) : null;
  if (language === "en" && STANDING.test(name)) return name;
  return PERSON.test(name) ? GRAMMARS[language].person(name) : null;
}

import { GRAMMARS } from "./languages/grammars.ts";
import type { WritingFacts } from "./writing-facts.ts";

const PERSON = /^(?:registered|licensed|certified|chartered|qualified|accredited) | (?:certified|licensed) \p{L}+$/iu;

/** "Registered Dental Hygienist" as "a Registered Dental Hygienist"; null for what one holds, as "ServSafe Manager". */
export function heldAsPerson(name: string, { language }: Pick<WritingFacts, "language">): string | null {
  return PERSON.test(name) ? GRAMMARS[language].person(name) : null;
}

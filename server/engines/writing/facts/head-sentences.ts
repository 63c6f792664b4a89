import { sentencesOf } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** What stands at the head of a resume in sentences: who somebody is and what they look for. */
export function headSentences({ statements }: Pick<WritingFacts, "statements">): string[] {
  return statements
    .filter(({ section, job }) => job === null && (section === "summary" || section === "contact"))
    .flatMap(({ text }) => sentencesOf(text));
}

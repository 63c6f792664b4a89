import { sentencesOf } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";

const HEADS: ReadonlySet<string> = new Set(["summary", "contact"]);

/** What stands at the head of a resume in sentences, under a heading or none: who somebody is and what they look for. */
export function headSentences({ statements }: Pick<WritingFacts, "statements">): string[] {
  const first = statements.findIndex(({ job, education }) => job !== null || education !== null);
  return statements
    .filter(
      ({ section, job, hasBullet }, at) =>
        job === null && (HEADS.has(section) || (section === "experience" && at < first && !hasBullet)),
    )
    .flatMap(({ text }) => sentencesOf(text));
}

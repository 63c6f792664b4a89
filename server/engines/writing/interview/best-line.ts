import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { deedWorth } from "../facts/deed-worth.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { AnswerTeller } from "./answer-teller.ts";

const OF_LATEST = 0.3;
const OF_SCORE = 0.1;
const OF_STRANGE = -0.5;

/** What a line tells an interviewer: how much was done, how near it is to the posting, and how lately it was. */
function tellingWorth({ deed, score }: Proof, facts: WritingFacts): number {
  const isStrange = deed.job !== null && isStrangeJob(deed.job, facts);
  return (
    deedWorth(deed.text) +
    deed.relevance +
    score * OF_SCORE +
    (deed.job === 0 ? OF_LATEST : 0) +
    (isStrange ? OF_STRANGE : 0)
  );
}

export function byWorth(lines: readonly Proof[], facts: WritingFacts): Proof[] {
  const worths = new Map(lines.map((line) => [line, tellingWorth(line, facts)]));
  return lines.toSorted((one, other) => worths.get(other)! - worths.get(one)!);
}

export function bestLine(teller: AnswerTeller, fits: (proof: Proof) => boolean): Proof | null {
  return teller.find(fits, { among: byWorth(teller.lines, teller.facts) });
}

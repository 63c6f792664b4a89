import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { isWeak } from "../facts/deed-worth.ts";
import { relateLines } from "../relatedness/relate-lines.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** How a line stands to a point of the posting: it tells of the same, or of what is near to it. */
export type Answer = { proof: Proof; strength: number; isSame: boolean };

const OF_WEAK = -1.5;
const OF_STRANGE = -1;
const OF_SCORE = 0.1;

/** The lines that answer a point of the posting, the best first; none where no line is near. */
export function answersTo(point: string, proofs: readonly Proof[], facts: WritingFacts): Answer[] {
  const lines = proofs.map(({ deed }) => deed.text);
  const relations = relateLines(point, lines, { language: facts.language, own: facts.resumeLanguage });
  return proofs
    .flatMap((proof, index): Answer[] => {
      const relation = relations[index];
      return relation ? [{ ...relation, proof, strength: relation.strength + worthOf(proof, facts) }] : [];
    })
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => Number(b.isSame) - Number(a.isSame) || b.strength - a.strength);
}

function worthOf({ deed, score }: Proof, facts: WritingFacts): number {
  const isStrange = deed.job !== null && isStrangeJob(deed.job, facts);
  return (isWeak(deed.text) ? OF_WEAK : 0) + (isStrange ? OF_STRANGE : 0) + Math.max(0, score) * OF_SCORE;
}

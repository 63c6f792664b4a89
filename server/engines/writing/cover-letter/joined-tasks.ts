import { GRAMMARS } from "../languages/grammars.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { Proof } from "./choose-proofs.ts";
import type { LetterPlan, Part } from "./letter-plan.ts";

const LONGEST = 36; // in words, of one sentence

/**
 * What somebody is in charge of in a job, in one sentence where it first comes up: a second one in the same paragraph
 * would read as a list. What finds no room in it is left out.
 */
export function withJoinedTasks(plan: LetterPlan, { language }: Pick<WritingFacts, "language">): LetterPlan {
  const { join } = GRAMMARS[language];
  if (language === "en" || !join) return plan;
  let opener = plan.opener;
  const heads = new Map<number | null, Proof>();
  const taken = new Set<Proof>();
  const joined = new Map<Proof, Proof>();
  const add = (head: Proof, next: Proof): Proof | null => {
    const words = `${head.told.sentence} ${next.told.sentence}`.split(" ").length;
    const told = words > LONGEST ? null : join(head.told, next.told);
    return told && { ...head, told, parts: [...(head.parts ?? [head]), next] };
  };
  if (opener?.told.tasks) heads.set(opener.deed.job, opener);
  for (const proof of plan.parts.flatMap(({ proofs }) => proofs).filter(({ told }) => told.tasks)) {
    const head = heads.get(proof.deed.job);
    if (head === undefined) heads.set(proof.deed.job, proof);
    else {
      const both = add(joined.get(head) ?? head, proof);
      if (both) joined.set(head, both);
      taken.add(proof);
    }
  }
  if (opener) opener = joined.get(opener) ?? opener;
  const parts = plan.parts
    .map(
      (part): Part => ({
        ...part,
        proofs: part.proofs.filter((proof) => !taken.has(proof)).map((proof) => joined.get(proof) ?? proof),
      }),
    )
    .filter(({ proofs }) => proofs.length > 0);
  return { ...plan, opener, parts };
}

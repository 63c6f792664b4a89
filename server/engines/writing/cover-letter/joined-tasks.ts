import { GRAMMARS } from "../languages/grammars.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { Proof } from "./choose-proofs.ts";
import type { LetterPlan, Part } from "./letter-plan.ts";

const LONGEST = 36; // in words, of one sentence

/**
 * What somebody is in charge of in a job, in one sentence where it first comes up: more of them in the same paragraph
 * would read as a list. What finds no room in it is left out; in English one more such sentence may follow.
 */
export function withJoinedTasks(plan: LetterPlan, { language }: Pick<WritingFacts, "language">): LetterPlan {
  const { join } = GRAMMARS[language];
  if (!join) return plan;
  let opener = plan.opener;
  const heads = new Map<number | null, Proof>();
  const taken = new Set<Proof>();
  const joined = new Map<Proof, Proof>();
  const seconds = new Map<number | null, Proof>();
  const isOfWork = ({ told }: Proof) => told.tasks !== undefined || told.work !== undefined;
  const add = (head: Proof, next: Proof): Proof | null => {
    const words = `${head.told.sentence} ${next.told.sentence}`.split(" ").length;
    const told = words > LONGEST ? null : join(head.told, next.told);
    return told && { ...head, told, parts: [...(head.parts ?? [head]), next] };
  };
  if (opener && isOfWork(opener)) heads.set(opener.deed.job, opener);
  for (const proof of plan.parts.flatMap(({ proofs }) => proofs).filter(isOfWork)) {
    const { job } = proof.deed;
    const head = heads.get(job);
    const both = head && add(joined.get(head) ?? head, proof);
    if (head === undefined) heads.set(job, proof);
    else if (both) joined.set(head, both);
    else if (language === "en" && !seconds.has(job)) seconds.set(job, proof);
    if (head !== undefined && seconds.get(job) !== proof) taken.add(proof);
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

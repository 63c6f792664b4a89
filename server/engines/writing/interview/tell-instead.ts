import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { deedWorth, isWeak, tellsResult } from "../facts/deed-worth.ts";
import type { AnswerTeller } from "./answer-teller.ts";

/** Tells what one brings instead of what is missing, the best that was not told yet; false where nothing is left. */
export function tellInstead(teller: AnswerTeller, best: Proof | null): boolean {
  const isOfTrade = ({ deed: { job, text } }: Proof) =>
    job !== null && !isStrangeJob(job, teller.facts) && deedWorth(text) > 0 && !isWeak(text);
  const isOwnResult = (proof: Proof) => isOfTrade(proof) && tellsResult(proof.deed.text);
  const isPlain = (proof: Proof) => !tellsResult(proof.deed.text);
  const needed = teller.needed();
  const plain =
    teller.find((proof) => isOfTrade(proof) && isPlain(proof) && !needed.has(proof.deed)) ??
    (best !== null && isPlain(best) ? best : teller.find((proof) => isOfTrade(proof) && isPlain(proof)));
  const told = plain ?? teller.find(isOfTrade) ?? teller.find(isOwnResult, { among: teller.lines });
  if (told === null || !teller.voice.advise(teller.pack.gap.instead)) return false;
  if (needed.has(told.deed)) teller.mention(told);
  else teller.tell(told);
  return true;
}

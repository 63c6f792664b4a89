import type { Texts } from "../../texts/load-texts.ts";

/** What is wrong with a payment, in a sentence; null where its state says it all. */
export function problemSentence(problem: string | null, { problems }: Texts["admin"]): string | null {
  const known: Record<string, string> = problems;
  return problem !== null && Object.hasOwn(known, problem) ? (known[problem] ?? null) : null;
}

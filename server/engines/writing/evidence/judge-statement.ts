import { judgeClaim } from "./meaning/judge-claim.ts";
import type { Sources, SourceStatement } from "./sources.ts";

export type Judged = { answer: "borne out" | "not borne out" | "not sure"; line: SourceStatement | null; reason: string };

export function judgeStatement(text: string, sources: Sources): Judged {
  const { answer, line, reason } = judgeClaim(text, sources);
  return { answer, line: line?.statement ?? null, reason };
}

import type { ResumeRecord } from "../../models/resume.ts";
import { SPARE_SCORE } from "../domain/fitting-scores.ts";
import type { MatchListState } from "./match-view.ts";
import { usageResetsOn } from "./usage.ts";

/** What stands in for, or beside, the list of matches. */
export function matchListState(facts: {
  resumeCount: number;
  active: Pick<ResumeRecord, "matching"> | null;
  /** The highest score of its matches; null = it has none. */
  bestScore: number | null;
  areAllHidden?: boolean;
  canGenerateMore: boolean;
  now: Date;
}): MatchListState {
  const { active, bestScore } = facts;
  const resetsOn = usageResetsOn(facts.now).toISOString();
  if (facts.resumeCount === 0) return { kind: "no-resume" };
  if (!active) return { kind: "none-active" };
  const { state } = active.matching;
  if (state === "queued" || state === "running") return { kind: "running" };
  if (state === "failed") return { kind: "failed" };
  if (bestScore === null && facts.areAllHidden) return { kind: "all-hidden" };
  if (bestScore === null) return facts.canGenerateMore ? { kind: "nothing-fits" } : { kind: "limit-reached", resetsOn };
  const hasOthers = active.matching.lockedMore > 0 && !facts.canGenerateMore;
  return hasOthers && bestScore < SPARE_SCORE ? { kind: "others-fit", resetsOn } : { kind: "ready" };
}

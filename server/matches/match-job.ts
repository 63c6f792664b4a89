import { enqueue } from "../queue/queue.ts";
import type { QueuePriority } from "../domain/plans.ts";

export const MATCH_JOB = "match-resume";
export const MATCH_EVERYBODY_JOB = "match-after-reset";

export type MatchJobData = { resumeId: string };

/** Queues the matching of a resume, whose record holds the request already. */
export function enqueueMatching(resumeId: string, options: { priority: QueuePriority }): Promise<void> {
  return enqueue<MatchJobData>(MATCH_JOB, { resumeId }, options);
}

import { ARRIVALS_JOB } from "../jobs/postings-arrived.ts";
import type { QueuedJob } from "../queue/queued-job.ts";
import { requestMatchingOfEverybody } from "./match-after-reset.ts";
import { MATCH_EVERYBODY_JOB, MATCH_JOB, type MatchJobData } from "./match-job.ts";
import { inMatchingThread } from "./matching-thread.ts";
import { REFRESH_LOCK_MS, refreshPostings } from "./refresh-postings.ts";
import { ARRIVALS_LOCK_MS, isAnyArrivalLeft } from "./arrivals/sweep-arrivals.ts";
import { sweepLapsedWeights } from "./sweep-lapsed-weights.ts";
import { MATCHING_LOCK_MS, sweepMatching } from "./sweep-matching.ts";

const EVERYBODY_LOCK_MS = 5 * 60_000;

const matchOne: QueuedJob<MatchJobData> = {
  name: MATCH_JOB,
  run: ({ resumeId }) => inMatchingThread({ name: "matchResume", input: resumeId }),
  concurrency: 2,
  lockMs: MATCHING_LOCK_MS,
};

export const matchJobs = [
  matchOne,
  { name: MATCH_EVERYBODY_JOB, run: requestMatchingOfEverybody, concurrency: 1, lockMs: EVERYBODY_LOCK_MS },
  { name: "sweep-matching", run: sweepMatching, concurrency: 1, lockMs: MATCHING_LOCK_MS, repeat: "sweep" },
  { name: "sweep-lapsed-weights", run: sweepLapsedWeights, concurrency: 1, lockMs: MATCHING_LOCK_MS, repeat: "sweep" },
  { name: "refresh-postings", run: refreshPostings, concurrency: 1, lockMs: REFRESH_LOCK_MS, repeat: "sweep" },
  {
    name: ARRIVALS_JOB,
    run: () => inMatchingThread({ name: "sweepArrivals", input: null }),
    isAnyLeft: isAnyArrivalLeft,
    concurrency: 1,
    lockMs: ARRIVALS_LOCK_MS,
    repeat: "sweep",
  },
] as QueuedJob[];

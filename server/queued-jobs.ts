import { finishDeletions } from "./account/delete-account.ts";
import { MOVE_JOB, type MoveJobData, sweepMoves } from "./account/moving/move-job.ts";
import { runMove } from "./account/moving/run-move.ts";
import { sweepPayments } from "./billing/sweep-payments.ts";
import { finishDemoUsers } from "./demo/prepare-demo-user.ts";
import { listingStore } from "./jobs/listing-store.ts";
import { sourceJobs } from "./jobs/reading/queued-jobs.ts";
import { tidyPostings } from "./jobs/tidy-postings.ts";
import { materialJobs } from "./materials/queued-jobs.ts";
import { inMatchingThread } from "./matches/matching-thread.ts";
import { matchJobs } from "./matches/queued-jobs.ts";
import type { QueuedJob } from "./queue/queued-job.ts";
import { sendDueMails } from "./reminders/send-due-mails.ts";
import { cleanUp } from "./resumes/clean-up.ts";
import { toObjectId } from "./database/object-id.ts";

const SHORT_MS = 15_000;
const HOUR_MS = 60 * 60_000;
/** Fifty silent calls to PayPal outlast any lock, but a second worker takes other payments. */
const PAYMENTS_LOCK_MS = 60_000;
const MAILS_LOCK_MS = 60_000; // a slow mail server may outlast it: each mail is taken by one process anyway
const DEMO_LOCK_MS = 90_000;
/** A large account takes minutes; what is cut off is taken up by its own sign of life, not by this lock. */
const MOVE_LOCK_MS = 30 * 60_000;

const takeInAccounts: QueuedJob<MoveJobData> = {
  name: MOVE_JOB,
  async run({ ownerId }) {
    const id = toObjectId(ownerId);
    if (id) await runMove(id);
  },
  concurrency: 1,
  lockMs: MOVE_LOCK_MS,
};

export function queuedJobs({ isDemo }: { isDemo: boolean }): QueuedJob[] {
  const demo = { name: "finish-demo-users", run: finishDemoUsers, concurrency: 1, lockMs: DEMO_LOCK_MS };
  return [
    ...matchJobs,
    ...materialJobs,
    ...sourceJobs(listingStore),
    // Each knows its own data.
    takeInAccounts as QueuedJob,
    { name: "sweep-moves", run: () => sweepMoves(new Date()), concurrency: 1, lockMs: SHORT_MS, repeat: "sweep" },
    {
      name: "finish-deletions",
      run: () => finishDeletions(new Date()),
      concurrency: 1,
      lockMs: SHORT_MS,
      repeat: "sweep",
    },
    { name: "sweep-payments", run: () => sweepPayments(), concurrency: 1, lockMs: PAYMENTS_LOCK_MS, repeat: "sweep" },
    {
      name: "refresh-facts",
      run: () => inMatchingThread({ name: "refreshFacts", input: null }),
      concurrency: 1,
      lockMs: SHORT_MS * 2,
      repeat: "sweep",
    },
    {
      name: "tidy-postings",
      run: () => tidyPostings(new Date()),
      concurrency: 1,
      lockMs: SHORT_MS * 2,
      repeat: HOUR_MS,
    },
    { name: "send-mails", run: () => sendDueMails(new Date()), concurrency: 1, lockMs: MAILS_LOCK_MS, repeat: "sweep" },
    { name: "clean-up", run: cleanUp, concurrency: 1, lockMs: SHORT_MS, repeat: HOUR_MS },
    isDemo ? { ...demo, repeat: "sweep" } : demo,
  ];
}

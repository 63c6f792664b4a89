import { JobSource } from "../../../models/job-source.ts";
import { enqueue } from "../../queue/queue.ts";
import type { QueuedJob } from "../../queue/queued-job.ts";
import type { PostingStore } from "../posting-store.ts";
import { freeAbandoned } from "./claim-source.ts";
import { finishRemovals } from "./finish-removals.ts";
import { readHostInThread } from "./reading-thread.ts";

const READ_JOB = "read-sources-of-host";
/** A reading may take longer: then another worker finds that the host is taken, and does nothing. */
const LOCK_MS = 5 * 60_000;
const SWEEP_LOCK_MS = 15_000;
const QUEUED_MS = 2 * 60_000; // what waits in the queue is not put there again before this
const MOST_HOSTS = 100;
const AT_ONCE = 4;

type ReadJobData = { host: string };

/** Hands the hosts of due sources to the queue, and finishes what was begun and left. */
export async function sweepSources(store: PostingStore, now: Date, queue = enqueue<ReadJobData>): Promise<void> {
  await freeAbandoned(now);
  await finishRemovals(store, now);
  const due = {
    isEnabled: true,
    run: null,
    nextRunAt: { $lte: now },
    $or: [{ queuedUntil: null }, { queuedUntil: { $lte: now } }],
  };
  const sources = await JobSource.find(due).sort({ nextRunAt: 1 }).select({ host: 1 }).limit(MOST_HOSTS).lean();
  for (const host of new Set(sources.map((source) => source.host))) {
    await JobSource.updateMany({ ...due, host }, { $set: { queuedUntil: new Date(now.getTime() + QUEUED_MS) } });
    await queue(READ_JOB, { host });
  }
}

/** The jobs that keep the sources read, given where the postings of removed ones are closed. */
export function sourceJobs(store: PostingStore): QueuedJob[] {
  const readHost: QueuedJob<ReadJobData> = {
    name: READ_JOB,
    run: ({ host }) => readHostInThread(host),
    concurrency: AT_ONCE,
    lockMs: LOCK_MS,
  };
  return [
    readHost,
    {
      name: "sweep-sources",
      run: () => sweepSources(store, new Date()),
      concurrency: 1,
      lockMs: SWEEP_LOCK_MS,
      repeat: "sweep",
    },
  ] as QueuedJob[];
}

/** A kind of background job, as the domain that knows what it does describes it; boot.ts hands them to the queue. */
export type QueuedJob<Data = unknown> = {
  name: string;
  run(data: Data): Promise<void>;
  /** How many of it run at once in a process. */
  concurrency: number;
  /** A run takes no longer than this: after it its process is taken for dead, and another one runs the job. */
  lockMs: number;
  /** Runs by itself: `sweep` every few seconds (SWEEP_SECONDS), or every so many milliseconds. */
  repeat?: "sweep" | number;
};

/** Domains describe their jobs; boot.ts hands them to the queue. */
export type QueuedJob<Data = unknown> = {
  name: string;
  run(data: Data): Promise<void>;
  /** Asked after each run of a repeated one: what is left is not kept waiting for the next. */
  isAnyLeft?(): Promise<boolean>;
  concurrency: number;
  /** A run that takes longer counts as dead, and another process repeats it. */
  lockMs: number;
  /** `sweep` runs every SWEEP_SECONDS, a number every so many milliseconds. */
  repeat?: "sweep" | number;
};

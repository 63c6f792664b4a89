/** Domains describe their jobs; boot.ts hands them to the queue. */
export type QueuedJob<Data = unknown> = {
  name: string;
  run(data: Data): Promise<void>;
  concurrency: number;
  /** A run that takes longer counts as dead, and another process repeats it. */
  lockMs: number;
  /** `sweep` runs every SWEEP_SECONDS, `often` five times as often, a number every so many milliseconds. */
  repeat?: "sweep" | "often" | number;
};

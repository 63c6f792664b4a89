import { toObjectId } from "../database/object-id.ts";
import type { QueuedJob } from "../queue/queued-job.ts";
import { sweepGenerations } from "./end-generation.ts";
import { GENERATE_JOB, type GenerateJobData } from "./generation-job.ts";
import { runGeneration } from "./run-generation.ts";

const GENERATION_LOCK_MS = 90_000; // a generation has 60 s with a model and the local engine after it
const SWEEP_LOCK_MS = 15_000;

const generate: QueuedJob<GenerateJobData> = {
  name: GENERATE_JOB,
  async run({ generationId }) {
    const id = toObjectId(generationId);
    if (id) await runGeneration(id);
  },
  concurrency: 4,
  lockMs: GENERATION_LOCK_MS,
};

export const materialJobs = [
  generate,
  { name: "sweep-generations", run: sweepGenerations, concurrency: 1, lockMs: SWEEP_LOCK_MS, repeat: "sweep" },
] as QueuedJob[];

import os from "node:os";
import { enqueue } from "../queue/queue.ts";
import type { QueuePriority } from "../domain/plans.ts";

export const GENERATE_JOB = "generate-material";

export type GenerateJobData = { generationId: string };

export const RUNNER = `${os.hostname()}:${process.pid}`;

/** The generations that this process is at. */
export const atWork = new Set<string>();

export const FINISHED_LISTED_MS = 10 * 60_000;

/** Queues the making of a material, whose generation is stored already. */
export function enqueueGeneration(generationId: string, options: { priority: QueuePriority }): Promise<void> {
  return enqueue<GenerateJobData>(GENERATE_JOB, { generationId }, options);
}

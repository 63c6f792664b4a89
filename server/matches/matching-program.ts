import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import mongoose from "mongoose";
import { CONNECT_OPTIONS } from "../database/connect.ts";
import { findIndex } from "../jobs/follow-listings.ts";
import { joinQueue } from "../queue/queue.ts";
import { doMatchingTask, type MatchingTask } from "./matching-tasks.ts";

export type MatchingOrder = { number: number; task: MatchingTask };
export type MatchingReply = { number: number; failed: unknown };

const TRY_AGAIN_MS = 5_000;

const { uri } = workerData as { uri: string };
await mongoose.connect(uri, CONNECT_OPTIONS);
joinQueue();

/** Made ahead, so that the first resume finds it; without the database it is tried again. */
async function makeIndexAhead(): Promise<void> {
  while (!(await findIndex().catch(() => null))) await wait(TRY_AGAIN_MS);
}
void makeIndexAhead();

async function work({ number, task }: MatchingOrder): Promise<MatchingReply> {
  try {
    await doMatchingTask(task);
    return { number, failed: null };
  } catch (error) {
    return { number, failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on("message", (order: MatchingOrder) => void work(order).then((reply) => parentPort?.postMessage(reply)));

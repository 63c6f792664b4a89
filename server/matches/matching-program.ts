import { parentPort, workerData } from "node:worker_threads";
import mongoose from "mongoose";
import { CONNECT_OPTIONS } from "../database/connect.ts";
import { findIndex } from "../jobs/follow-listings.ts";
import { joinQueue } from "../queue/queue.ts";
import { doMatchingTask, type MatchingTask } from "./matching-tasks.ts";

export type MatchingOrder = { number: number; task: MatchingTask };
export type MatchingReply = { number: number; failed: unknown };

const { uri } = workerData as { uri: string };
await mongoose.connect(uri, CONNECT_OPTIONS);
joinQueue();
// Made ahead, so that the first resume finds it. What fails here fails again where it is awaited.
void findIndex().catch(() => null);

async function work({ number, task }: MatchingOrder): Promise<MatchingReply> {
  try {
    await doMatchingTask(task);
    return { number, failed: null };
  } catch (error) {
    return { number, failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on("message", (order: MatchingOrder) => void work(order).then((reply) => parentPort?.postMessage(reply)));

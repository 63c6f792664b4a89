import { parentPort, workerData } from "node:worker_threads";
import mongoose from "mongoose";
import { CONNECT_OPTIONS } from "../database/connect.ts";
import { yieldToPages } from "../engines/background-priority.ts";
import { joinQueue } from "../queue/queue.ts";
import type { Order, Reply } from "./work-thread.ts";

/** Connects the database of the process that started this thread, behind whose pages it stands back. */
export async function joinProcess(): Promise<void> {
  yieldToPages();
  // Given by WorkThread.
  const { uri } = workerData as { uri: string };
  await mongoose.connect(uri, CONNECT_OPTIONS);
  joinQueue();
}

/** Does what it is told to, one task beside the other. */
export function serveOrders<Task, Answer>(doTask: (task: Task) => Promise<Answer>): void {
  async function work({ number, task }: Order<Task>): Promise<Reply<Answer>> {
    try {
      return { number, answer: await doTask(task) };
    } catch (error) {
      return { number, failed: error instanceof Error ? error : new Error(String(error)) };
    }
  }
  parentPort?.on("message", (order: Order<Task>) => void work(order).then((reply) => parentPort?.postMessage(reply)));
}

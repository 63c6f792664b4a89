import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { logger } from "../http/logger.ts";
import { PROJECT_ROOT } from "../project-root.ts";
import type { MatchingOrder, MatchingReply } from "./matching-program.ts";
import { doMatchingTask, type MatchingTask } from "./matching-tasks.ts";

const PROGRAM = join(PROJECT_ROOT, "server", "matches", "matching-program.ts");
const HEAP_MB = 1_024;

type Waiting = { resolve: () => void; reject: (error: unknown) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

let address: string | null = null;
let thread: Thread | null = null;
let orders = 0;

function start(uri: string): Thread {
  const worker = new Worker(PROGRAM, {
    workerData: { uri },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    execArgv: ["--no-warnings"],
  });
  const waiting: Thread["waiting"] = new Map();
  const started = { worker, waiting };
  worker.on("message", ({ number, failed }: MatchingReply) => {
    const { resolve, reject } = waiting.get(number) ?? {};
    waiting.delete(number);
    if (failed === null) resolve?.();
    else reject?.(failed);
  });
  worker.on("error", (error) => logger.error({ err: error }, "the matching thread failed"));
  worker.once("exit", () => {
    if (thread === started) thread = null;
    for (const { reject } of waiting.values()) reject(new Error("The matching thread ended"));
  });
  return started;
}

/** From now on matching is done by a thread with a connection of its own, so that pages are never held up. */
export function startMatchingThread(uri: string): void {
  address = uri;
  thread ??= start(uri);
}

/** What is being done is done anew by the next process. */
export async function stopMatchingThread(): Promise<void> {
  address = null;
  await thread?.worker.terminate();
}

/** Does a task in the thread, started again after a failure; without one, in commands, here. Throws what it throws. */
export async function inMatchingThread(task: MatchingTask): Promise<void> {
  if (address === null) return await doMatchingTask(task);
  thread ??= start(address);
  const { worker, waiting } = thread;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  orders += 1;
  waiting.set(orders, { resolve, reject });
  worker.postMessage({ number: orders, task } satisfies MatchingOrder);
  await promise;
}

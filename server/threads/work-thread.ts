import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { logger } from "../http/logger.ts";
import { PROJECT_ROOT } from "../project-root.ts";

export type Order<Task> = { number: number; task: Task };
export type Reply = { number: number; failed: unknown };

type Waiting = { resolve: () => void; reject: (error: unknown) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

/** The program of a thread, as a path from the project's folder; `doHere` does its tasks where no thread is opened. */
type Work<Task> = { name: string; program: string; heapMb: number; doHere(task: Task): Promise<void> };

/** A thread for work that takes long, so that pages are never held up; it has a connection to the database of its own. */
export class WorkThread<Task> {
  readonly #work: Work<Task>;
  #address: string | null = null;
  #thread: Thread | null = null;
  #orders = 0;

  constructor(work: Work<Task>) {
    this.#work = work;
  }

  get isRunning(): boolean {
    return this.#thread !== null;
  }

  /** From now on tasks are done by a thread that connects to this address. It starts with the first, or now. */
  open(uri: string, options: { startsNow: boolean }): void {
    this.#address = uri;
    if (options.startsNow) this.#thread ??= this.#start(uri);
  }

  /** What is being done is done anew by the next process. */
  async close(): Promise<void> {
    this.#address = null;
    await this.#thread?.worker.terminate();
  }

  /** Does a task in the thread, started again after a failure; without one, in commands, here. Throws what it throws. */
  async run(task: Task): Promise<void> {
    if (this.#address === null) return await this.#work.doHere(task);
    this.#thread ??= this.#start(this.#address);
    const { worker, waiting } = this.#thread;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#orders += 1;
    waiting.set(this.#orders, { resolve, reject });
    worker.postMessage({ number: this.#orders, task } satisfies Order<Task>);
    await promise;
  }

  #start(uri: string): Thread {
    const { name, program, heapMb } = this.#work;
    const worker = new Worker(join(PROJECT_ROOT, program), {
      workerData: { uri },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      execArgv: ["--no-warnings"],
    });
    const waiting: Thread["waiting"] = new Map();
    const started = { worker, waiting };
    worker.on("message", ({ number, failed }: Reply) => {
      const { resolve, reject } = waiting.get(number) ?? {};
      waiting.delete(number);
      if (failed === null) resolve?.();
      else reject?.(failed);
    });
    worker.on("error", (error) => logger.error({ err: error }, `the ${name} thread failed`));
    worker.once("exit", () => {
      if (this.#thread === started) this.#thread = null;
      for (const { reject } of waiting.values()) reject(new Error(`The ${name} thread ended`));
    });
    return started;
  }
}

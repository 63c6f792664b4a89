import { Worker } from "node:worker_threads";
import { logger } from "../http/logger.ts";
import { YOUNG_HEAP_MB } from "../engines/threads/thread-pool.ts";
import { programFile } from "../engines/engine-file.ts";

export type Order<Task> = { number: number; task: Task };
/** An answer crosses as a structured clone; of an error its message and stack do. */
export type Reply<Answer> = { number: number; answer: Answer } | { number: number; failed: Error };

type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };
type Thread<Answer> = { worker: Worker; waiting: Map<number, Waiting<Answer>> };

/** The program of a thread, as a path from the project's folder; `doHere` does its tasks where no thread is opened. */
type Work<Task, Answer> = { name: string; program: string; heapMb: number; doHere(task: Task): Promise<Answer> };

/** A thread for work that takes long, so that pages are never held up; it has a connection to the database of its own. */
export class WorkThread<Task, Answer = void> {
  readonly #work: Work<Task, Answer>;
  #address: string | null = null;
  #thread: Thread<Answer> | null = null;
  #orders = 0;

  constructor(work: Work<Task, Answer>) {
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
  async run(task: Task): Promise<Answer> {
    if (this.#address === null) return await this.#work.doHere(task);
    this.#thread ??= this.#start(this.#address);
    const { worker, waiting } = this.#thread;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#orders += 1;
    waiting.set(this.#orders, { resolve, reject });
    worker.postMessage({ number: this.#orders, task } satisfies Order<Task>);
    return await promise;
  }

  #start(uri: string): Thread<Answer> {
    const { name, program, heapMb } = this.#work;
    const worker = new Worker(programFile(program), {
      workerData: { uri },
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      execArgv: ["--no-warnings"],
    });
    const waiting: Thread<Answer>["waiting"] = new Map();
    const started = { worker, waiting };
    worker.on("message", (reply: Reply<Answer>) => {
      const asked = waiting.get(reply.number);
      waiting.delete(reply.number);
      if ("failed" in reply) asked?.reject(reply.failed);
      else asked?.resolve(reply.answer);
    });
    worker.on("error", (error) => logger.error({ err: error }, `the ${name} thread failed`));
    worker.once("exit", () => {
      if (this.#thread === started) this.#thread = null;
      for (const { reject } of waiting.values()) reject(new Error(`The ${name} thread ended`));
    });
    return started;
  }
}

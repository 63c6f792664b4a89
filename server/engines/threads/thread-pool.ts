import { setTimeout as setTimeoutPromise } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { programFile } from "../engine-file.ts";
import { NoTurnError, Turns } from "../turns.ts";
import type { InputOf, OutputOf, TaskName } from "./tasks.ts";
import type { ThreadReply } from "./thread-program.ts";

const THREADS = 2;
const MOST_WAITING = { count: 200, weight: 200 };
const PATIENCE_MS = 45_000;
/** The longest text there may be takes 2 s on a usual machine. */
const LIMITS = { taskMs: 30_000, heapMb: 256 };
/** A task is measured by its own time, so that a busy machine refuses nothing; by the clock it has so many times as much. */
const MOST_BY_CLOCK = 4;
const ANSWER_MS = 5000; // a thread that does not even tell its time is stuck
const MS = 1000; // in the microseconds that a thread's time is told in
const START_MS = 120_000;
export const YOUNG_HEAP_MB = 24; // V8's own choice is a hundred, which it keeps

/** `busy` and `own`: no turn came. `too-complex`: over its time or memory. `unavailable`: the threads have ended. */
export type UndoneReason = "busy" | "own" | "too-complex" | "unavailable";

const UNDONE_MESSAGES: Record<UndoneReason, string> = {
  busy: "We are busy with many texts right now. Please try again in a moment.",
  own: "You asked for many things at once. Please wait until they are done, then try again.",
  "too-complex": "This text is too complex. Please shorten it and try again.",
  unavailable: "This cannot be done right now. Please try again in a moment.",
};

export class UndoneError extends Error {
  readonly reason: UndoneReason;

  constructor(reason: UndoneReason) {
    super(UNDONE_MESSAGES[reason]);
    this.name = "UndoneError";
    this.reason = reason;
  }
}

type Thread = { worker: Worker; ready: Promise<boolean>; gone: Promise<void> };

/** Runs long tasks in threads, so that the process that serves pages is never held up. Owners take turns. */
export class ThreadPool {
  readonly #file: () => string;
  readonly #limits: typeof LIMITS;
  readonly #turns = new Turns({ atOnce: THREADS, mostWaiting: MOST_WAITING, patienceMs: PATIENCE_MS });
  readonly #threads = new Set<Thread>();
  readonly #idle: Thread[] = [];
  #closings = 0;

  constructor(file: () => string, limits: Partial<typeof LIMITS> = {}) {
    this.#file = file;
    this.#limits = { ...LIMITS, ...limits };
  }

  warm(): void {
    if (this.#idle.length === 0) this.#keep(this.#start());
  }

  /** Refuses waiting and running tasks. */
  async close(): Promise<void> {
    this.#closings += 1;
    this.#turns.clear();
    await Promise.all([...this.#threads].map(({ worker }) => worker.terminate()));
  }

  /** Calls `tellNoThread` and works in this process where no thread starts. Throws as runInThread does. */
  async run<Name extends TaskName>(
    owner: string,
    name: Name,
    input: InputOf<Name>,
    tellNoThread: () => void,
  ): Promise<OutputOf<Name>> {
    const closings = this.#closings;
    const endTurn = await this.#turns.take(owner).catch(refuseWithoutTurn);
    try {
      if (closings !== this.#closings) throw new UndoneError("unavailable");
      const thread = await this.#startedThread();
      if (closings !== this.#closings) throw new UndoneError("unavailable");
      if (!thread) {
        tellNoThread();
        const { doTask } = await import("./tasks.ts");
        return await doTask(name, input);
      }
      const reply = await this.#ask(thread, name, input).catch((error: unknown) => {
        void thread.worker.terminate();
        throw error;
      });
      this.#keep(thread);
      if ("failed" in reply) throw reply.failed;
      return reply.done;
    } finally {
      endTurn();
    }
  }

  async #startedThread(): Promise<Thread | null> {
    const thread = this.#idle.shift() ?? this.#start();
    thread.worker.ref();
    return (await thread.ready) ? thread : null;
  }

  async #ask<Name extends TaskName>(thread: Thread, name: Name, input: InputOf<Name>): Promise<ThreadReply<Name>> {
    const { worker, gone } = thread;
    const { promise, resolve } = Promise.withResolvers<ThreadReply<Name> | null>();
    const unwatch = watch(worker, this.#limits.taskMs);
    worker.once("message", resolve);
    void gone.then(() => resolve(null));
    try {
      worker.postMessage({ name, input });
      const reply = await promise;
      if (reply === null) throw new UndoneError("too-complex");
      return reply;
    } finally {
      unwatch();
      worker.off("message", resolve);
    }
  }

  /** A thread is slow to start, so it stays for the next task. */
  #keep(thread: Thread): void {
    // An idle thread does not keep the program running.
    thread.worker.unref();
    this.#idle.push(thread);
  }

  #start(): Thread {
    const thread = startThread(this.#file(), this.#limits.heapMb);
    this.#threads.add(thread);
    void thread.gone.then(() => {
      this.#threads.delete(thread);
      const index = this.#idle.indexOf(thread);
      if (index >= 0) this.#idle.splice(index, 1);
    });
    return thread;
  }
}

function watch(worker: Worker, taskMs: number): () => void {
  const end = performance.now() + taskMs * MOST_BY_CLOCK;
  const began = worker.cpuUsage();
  let isWatched = true;
  let timer = setTimeout(check, taskMs);
  async function check() {
    const used = await within(
      began.then((from) => worker.cpuUsage(from)),
      ANSWER_MS,
    );
    const left = used === null ? 0 : taskMs - (used.user + used.system) / MS;
    if (!isWatched) return;
    if (left <= 0 || performance.now() >= end) void worker.terminate();
    else timer = setTimeout(check, left);
  }
  return () => {
    isWatched = false;
    clearTimeout(timer);
  };
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  const given = promise.catch(() => null);
  return await Promise.race([given, setTimeoutPromise(ms, null, { ref: false })]);
}

const pool = new ThreadPool(() => programFile("server/engines/threads/thread-program.ts"));

/** Started ahead, so that the first text finds a thread with the lexicon loaded. */
export function warmThreads(): void {
  pool.warm();
}

/** Refuses waiting and running tasks. */
export async function closeThreads(): Promise<void> {
  await pool.close();
}

/** Runs two tasks at once, one for each owner, 30 s of its own time and 256 MB at most. Throws UndoneError, or what the task threw. */
export async function runInThread<Name extends TaskName>(
  owner: string,
  name: Name,
  input: InputOf<Name>,
  tellNoThread: () => void,
): Promise<OutputOf<Name>> {
  return await pool.run(owner, name, input, tellNoThread);
}

function refuseWithoutTurn(error: unknown): never {
  if (!(error instanceof NoTurnError)) throw error;
  const reasons = { full: "busy", own: "own", closed: "unavailable" } as const;
  throw new UndoneError(reasons[error.reason]);
}

function startThread(file: string, heapMb: number): Thread {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    env: {},
    execArgv: ["--no-warnings"],
  });
  const { promise: ready, resolve: tellReady } = Promise.withResolvers<boolean>();
  const { promise: gone, resolve: tellGone } = Promise.withResolvers<void>();
  const tooLate = setTimeout(() => void worker.terminate(), START_MS);
  tooLate.unref();
  worker.once("message", () => tellReady(true));
  // Without a listener, a thread that ran out of memory would end the process.
  worker.on("error", () => void worker.terminate());
  worker.once("exit", () => {
    tellReady(false);
    tellGone();
  });
  void ready.then(() => clearTimeout(tooLate));
  return { worker, ready, gone };
}

import type { Doc } from "./bson-document.ts";
import { codeNameOf, CommandError } from "./errors.ts";
import type { Pause } from "./scan.ts";

export type Work = Generator<Pause, Doc>;

type Task = {
  work: Work;
  deadline: number;
  wrote: boolean;
  answer(reply: Doc): void;
};

type Transactions = {
  readonly writing: boolean;
  commit(): void;
  rollback(): void;
};

const SLICE_MS = 5;

export function errorReply(error: unknown): Doc {
  if (error instanceof CommandError)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: codeNameOf(error.code), ...error.details };
  const message = error instanceof Error ? error.message : String(error);
  return { ok: 0, errmsg: message, code: 2, codeName: codeNameOf(2) };
}

export function isStorageFailure(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === "ERR_SQLITE_ERROR";
}

/** Work runs in rounds of slices; one commit makes a round durable before its finished requests are answered. */
export class Executor {
  readonly #transactions: Transactions;
  readonly #onFailure: (error: unknown) => void;
  #waiting: Task[] = [];
  #scheduled = false;

  constructor(transactions: Transactions, onFailure: (error: unknown) => void) {
    this.#transactions = transactions;
    this.#onFailure = onFailure;
  }

  submit(work: Work, answer: (reply: Doc) => void, maxTimeMs = 0): void {
    const deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Number.POSITIVE_INFINITY;
    this.#waiting.push({ work, deadline, wrote: false, answer });
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#round();
    });
  }

  #round(): void {
    const tasks = this.#waiting;
    this.#waiting = [];
    const ran: { task: Task; reply: Doc | null }[] = [];
    let failure: unknown = null;
    for (const task of tasks) {
      // SQLite may have ended the transaction, and nobody may write outside of one.
      if (failure) this.#waiting.push(task);
      else {
        const { reply, error } = this.#advance(task);
        ran.push({ task, reply });
        failure = error;
      }
    }
    failure = this.#endTransaction(failure);
    for (const { task, reply } of ran) {
      if (failure && task.wrote) this.#undone(task, failure);
      else if (reply) task.answer(reply);
      else this.#waiting.push(task);
    }
    if (this.#waiting.length > 0) this.#schedule();
  }

  #advance(task: Task): { reply: Doc | null; error: unknown } {
    try {
      return { reply: this.#slice(task), error: null };
    } catch (error) {
      if (!isStorageFailure(error)) return { reply: errorReply(error), error: null };
      task.wrote = true;
      return { reply: null, error };
    }
  }

  #undone(task: Task, failure: unknown): void {
    const reply = errorReply(notStored(failure));
    task.work.return(reply);
    task.answer(reply);
  }

  #endTransaction(failure: unknown): unknown {
    try {
      if (failure) this.#transactions.rollback();
      else this.#transactions.commit();
      return failure;
    } catch (error) {
      this.#transactions.rollback();
      this.#onFailure(error);
      return error;
    }
  }

  /** Null when the time is up before the task is done. Throws what the work throws. */
  #slice(task: Task): Doc | null {
    const until = performance.now() + SLICE_MS;
    task.wrote = false;
    for (;;) {
      const step = task.work.next();
      task.wrote ||= this.#transactions.writing;
      if (step.done) return step.value;
      const now = performance.now();
      if (now > task.deadline) {
        task.work.return(null as never); // ends the generator; its value is not used
        throw new CommandError(50, "operation exceeded time limit");
      }
      if (now > until) return null;
    }
  }
}

const SQLITE_FULL = 13;
const INTERNAL_ERROR = 1;
const OUT_OF_DISK_SPACE = 14031;

function notStored(failure: unknown): CommandError {
  const isFull = failure instanceof Error && "errcode" in failure && failure.errcode === SQLITE_FULL;
  return new CommandError(
    isFull ? OUT_OF_DISK_SPACE : INTERNAL_ERROR,
    `The write could not be stored: ${String(failure)}`,
  );
}

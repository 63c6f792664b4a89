import type { Types } from "mongoose";
import { runInThread, UndoneError, type UndoneReason } from "../engines/threads/thread-pool.ts";
import type { InputOf, OutputOf, TaskName } from "../engines/threads/tasks.ts";
import { Refusal, type RefusalKind } from "./errors.ts";
import { logger } from "./logger.ts";

const RETRY_AFTER_SECONDS = 5;

const KINDS: Record<UndoneReason, RefusalKind> = {
  busy: "unavailable",
  own: "limit-reached",
  unavailable: "unavailable",
  "too-complex": "unreadable",
};

function toRefusal({ reason, message }: UndoneError): Refusal {
  const kind = KINDS[reason];
  return new Refusal(kind, message, kind === "unreadable" ? {} : { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Runs an engine's task outside the serving process. Throws Refusal (unavailable, limit-reached, unreadable). */
export async function workFor<Name extends TaskName>(
  userId: Types.ObjectId,
  name: Name,
  input: InputOf<Name>,
): Promise<OutputOf<Name>> {
  try {
    return await runInThread(String(userId), name, input, () => {
      logger.error({ task: name }, "no thread started: the task is done by the process that serves pages");
    });
  } catch (error) {
    throw error instanceof UndoneError ? toRefusal(error) : error;
  }
}

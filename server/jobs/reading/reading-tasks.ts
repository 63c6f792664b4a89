import { Refusal, type RefusalKind } from "../../http/errors.ts";
import type { EnteredSource } from "../add-source.ts";
import { sourceDoor } from "../ask-source.ts";
import { listingStore } from "../listing-store.ts";
import { type Tried, trySource } from "../try-source.ts";
import { readSourcesOf } from "./read-sources-of.ts";

/** The sources of a host are to be read, one that was entered is to be tried, or all is to end as the process does. */
export type ReadingTask = { readHost: string } | { trySource: EnteredSource } | "stop";

/** What a trial came to; a refusal in its parts, because a class does not cross to another thread. */
export type ReadingAnswer = { tried: Tried } | { refused: { kind: RefusalKind; message: string } } | null;

const stopping = new AbortController();

async function answerTrial(entered: EnteredSource): Promise<ReadingAnswer> {
  try {
    return { tried: await trySource(entered, { ask: sourceDoor(), ended: stopping.signal }) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: { kind: error.kind, message: error.message } };
    throw error;
  }
}

/** Ended readings leave their sources due at once, for another process or the next start. */
export async function doReadingTask(task: ReadingTask): Promise<ReadingAnswer> {
  if (task === "stop") stopping.abort(new Error("The process stops."));
  else if ("trySource" in task) return await answerTrial(task.trySource);
  else await readSourcesOf(task.readHost, { store: listingStore, ask: sourceDoor() }, stopping.signal);
  return null;
}

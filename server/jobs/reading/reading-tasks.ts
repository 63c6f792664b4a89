import { sourceDoor } from "../ask-source.ts";
import { listingStore } from "../listing-store.ts";
import { readSourcesOf } from "./read-sources-of.ts";

/** The sources of a host are to be read, or all readings are to end, because the process does. */
export type ReadingTask = { readHost: string } | "stop";

const stopping = new AbortController();

/** Ended readings leave their sources due at once, for another process or the next start. */
export async function doReadingTask(task: ReadingTask): Promise<void> {
  if (task === "stop") return stopping.abort(new Error("The process stops."));
  await readSourcesOf(task.readHost, { store: listingStore, ask: sourceDoor() }, stopping.signal);
}

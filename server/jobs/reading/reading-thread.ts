import { setTimeout as wait } from "node:timers/promises";
import { Refusal } from "../../http/errors.ts";
import { WorkThread } from "../../threads/work-thread.ts";
import type { EnteredSource } from "../add-source.ts";
import { refuseSlow, TRY_MS, type Tried } from "../try-source.ts";
import { doReadingTask, type ReadingAnswer, type ReadingTask } from "./reading-tasks.ts";

const READING_MS = 10_000; // beyond the time of a trial, for one answer that takes long to read

/** Some boards answer with 32 MB at once, and four are read at a time. */
const thread = new WorkThread<ReadingTask, ReadingAnswer>({
  name: "reading",
  program: "server/jobs/reading/reading-program.ts",
  heapMb: 1_024,
  doHere: doReadingTask,
});

/** From now on sources are read and tried by a thread, which starts with the first of them. */
export function openReadingThread(uri: string): void {
  thread.open(uri, { startsNow: false });
}

export async function closeReadingThread(): Promise<void> {
  await thread.close();
}

/** Reads what is due of the sources that ask this host; without a thread, in commands, here. */
export async function readHostInThread(host: string): Promise<void> {
  await thread.run({ readHost: host });
}

/** Tries a source as `trySource` does, without holding up who asks; where the thread is busy for too long it refuses. */
export async function trySourceInThread(entered: EnteredSource): Promise<Tried> {
  const enough = new AbortController();
  const late = wait(TRY_MS + READING_MS, null, { signal: enough.signal }).then(refuseSlow);
  const answer = await Promise.race([thread.run({ trySource: entered }), late]).finally(() => enough.abort());
  if (answer && "tried" in answer) return answer.tried;
  throw answer ? new Refusal(answer.refused.kind, answer.refused.message) : new Error("A trial had no outcome");
}

/** Ends the readings of this process: their sources are due again at once, for another one or the next start. */
export async function stopReadingSources(): Promise<void> {
  if (thread.isRunning) await thread.run("stop");
}

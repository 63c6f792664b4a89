import { WorkThread } from "../../threads/work-thread.ts";
import { doReadingTask, type ReadingTask } from "./reading-tasks.ts";

/** Some boards answer with 32 MB at once, and four are read at a time. */
const thread = new WorkThread<ReadingTask>({
  name: "reading",
  program: "server/jobs/reading/reading-program.ts",
  heapMb: 1_024,
  doHere: doReadingTask,
});

/** From now on sources are read by a thread, which starts with the first of them. */
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

/** Ends the readings of this process: their sources are due again at once, for another one or the next start. */
export async function stopReadingSources(): Promise<void> {
  if (thread.isRunning) await thread.run("stop");
}

import { WorkThread } from "../threads/work-thread.ts";
import { doMatchingTask, type MatchingTask } from "./matching-tasks.ts";

const thread = new WorkThread<MatchingTask>({
  name: "matching",
  program: "server/matches/matching-program.ts",
  heapMb: 1_024,
  doHere: doMatchingTask,
});

/** From now on matching is done by a thread, which makes its index ahead. */
export function startMatchingThread(uri: string): void {
  thread.open(uri, { startsNow: true });
}

/** What is being matched is matched anew by the next process. */
export async function stopMatchingThread(): Promise<void> {
  await thread.close();
}

/** Does a task in the thread; without one, in commands, here. Throws what it throws. */
export async function inMatchingThread(task: MatchingTask): Promise<void> {
  await thread.run(task);
}

import os from "node:os";

const NICENESS = 5; // where both want the processor, pages get three times as much of it

/** Lets pages go before the thread that calls it, or before a process. */
export function yieldToPages(pid = 0): void {
  // Elsewhere a thread has no priority of its own, and the pages would have a lower one as well.
  if (process.platform !== "linux") return;
  try {
    os.setPriority(pid, Math.min(os.constants.priority.PRIORITY_LOW, os.getPriority(process.pid) + NICENESS));
  } catch {} // The process has ended already.
}

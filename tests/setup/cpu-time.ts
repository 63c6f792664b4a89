/** Some systems count a thread's time in steps of this many ms: a shorter time is read off the clock. */
const CPU_STEP_MS = 4;

/** How long this thread is at work for `run`, in ms: about the time on a machine that has nothing else to do. */
export function cpuMs(run: () => void): number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(performance.now() - start, (user + system) / 1_000 + CPU_STEP_MS);
}

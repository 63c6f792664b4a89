/** Some systems count a thread's time in steps of this many ms: a shorter time is read off the clock. */
const CPU_STEP_MS = 4;

/** Gives a function that tells how long this thread has been at work since, in ms. */
export function startCpuWatch(): () => number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1_000 + CPU_STEP_MS);
  };
}

/** How long this thread is at work for `run`, in ms: about the time on a machine that has nothing else to do. */
export function cpuMs(run: () => void): number {
  const readMs = startCpuWatch();
  run();
  return readMs();
}

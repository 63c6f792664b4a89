/** How long this thread is at work for `run`, in ms: the time it would take on a machine that has nothing else to do. */
export function cpuMs(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

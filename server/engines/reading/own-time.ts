/** The CPU time that this process has used, in milliseconds: waiting for a busy machine does not use it up. */
export function ownMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

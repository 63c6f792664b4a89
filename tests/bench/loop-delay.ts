import { createHistogram, monitorEventLoopDelay } from "node:perf_hooks";

/**
 * Loaded into a process by --import: tells at each SIGUSR2 and at its end, in ms, how late its event loop was since the
 * last time, and how much of the processor's time its turns took: a busy machine makes it late as well.
 */
const NS_A_MS = 1e6;
const US_A_MS = 1e3;
const RESOLUTION_MS = 5;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
const turns = createHistogram();
let before = ownUs();
setInterval(() => {
  const now = ownUs();
  turns.record(Math.max(1, now - before));
  before = now;
}, RESOLUTION_MS).unref();

function ownUs(): number {
  const { user, system } = process.threadCpuUsage();
  return Math.round(user + system);
}

function tell(): void {
  const late = (ns: number) => Math.max(0, ns / NS_A_MS - RESOLUTION_MS);
  const own = turns.percentile(99) / US_A_MS;
  console.log(
    JSON.stringify({ loopDelayMax: late(delays.max), loopDelayP99: late(delays.percentile(99)), turnOwnP99: own }),
  );
}

process.on("SIGUSR2", () => {
  tell();
  delays.reset();
  turns.reset();
});
process.on("exit", tell);

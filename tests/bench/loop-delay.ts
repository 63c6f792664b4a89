import { monitorEventLoopDelay } from "node:perf_hooks";

/** Loaded into a process by --import: tells at its end, in ms, how late its event loop was since SIGUSR2. */
const NS_A_MS = 1e6;
const RESOLUTION_MS = 5;

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();
process.on("SIGUSR2", () => delays.reset());
process.on("exit", () => {
  const late = (ns: number) => Math.max(0, ns / NS_A_MS - RESOLUTION_MS);
  console.log(JSON.stringify({ loopDelayMax: late(delays.max), loopDelayP99: late(delays.percentile(99)) }));
});

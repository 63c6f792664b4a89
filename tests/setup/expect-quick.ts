import { expect } from "vitest";
import { cpuMs, startCpuWatch } from "./cpu-time.ts";

const TRIES = 3;
const WORDS = 50_000;
/** What `workAWhile` takes on the machine that the bounds are set on. */
const USUAL_MS = 20;

/**
 * Fails when this thread is at work for longer than `mostMs`, three times: another program may have been in the way
 * once. A machine that is slower than the one that the bounds are set on gets as much more.
 */
export async function expectQuick(mostMs: number, run: () => unknown): Promise<void> {
  let leastMs = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && leastMs > mostMs; tries += 1) {
    const readMs = startCpuWatch();
    await run();
    leastMs = Math.min(leastMs, readMs());
  }
  if (leastMs > mostMs) expect(leastMs).toBeLessThanOrEqual(mostMs * slowness());
}

/** How many times as long as on that machine the same work takes here now; at least 1. */
function slowness(): number {
  return Math.max(1, Math.min(...Array.from({ length: TRIES }, () => cpuMs(workAWhile))) / USUAL_MS);
}

function workAWhile(): void {
  const words = Array.from({ length: WORDS }, (_, index) => `word ${(index * 7_919) % 20_011}`);
  words.sort();
  words.join(" ").replace(/\d+ /g, "");
}

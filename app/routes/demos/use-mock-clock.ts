import { useEffect, useState } from "react";
import { FIRST_MS, RUN_MS } from "./mock-activity.ts";

const TICK_MS = 100;
const QUIET_TICK_MS = 1_000;

/** Starts in the middle, as the server drew it, and ends with the run. */
export function useMockClock(): { elapsedMs: number; restart: () => void } {
  const [run, setRun] = useState({ fromMs: FIRST_MS, number: 0 });
  const [elapsedMs, setElapsedMs] = useState(run.fromMs);

  useEffect(() => {
    const startedAt = performance.now() - run.fromMs;
    const isQuiet = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setInterval(
      () => {
        const elapsed = Math.min(performance.now() - startedAt, RUN_MS);
        setElapsedMs(elapsed);
        if (elapsed === RUN_MS) clearInterval(timer);
      },
      isQuiet ? QUIET_TICK_MS : TICK_MS,
    );
    return () => clearInterval(timer);
  }, [run]);

  function restart() {
    setElapsedMs(0);
    setRun(({ number }) => ({ fromMs: 0, number: number + 1 }));
  }
  return { elapsedMs, restart };
}

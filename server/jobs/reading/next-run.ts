import type { SourceKind } from "../source-kind.ts";

const JITTER = 0.1;
const FIRST_PAUSE_MS = 15 * 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

export type Readiness = { kind: SourceKind; failures: number; retryAt: Date | null };

/** When a source is read next. Failures lengthen the pause from 15 minutes to a day; a random part spreads the load. */
export function nextRunAt({ kind, failures, retryAt }: Readiness, now: Date, chance = Math.random()): Date {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  const jitter = 1 + (chance * 2 - 1) * JITTER;
  const delayMs = Math.max((failures > 0 ? pauseMs : kind.intervalMs) * jitter, kind.leastGapMs);
  return new Date(Math.max(now.getTime() + delayMs, retryAt?.getTime() ?? 0));
}

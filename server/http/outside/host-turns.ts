import { setTimeout as wait } from "node:timers/promises";
import { OutsideError } from "./outside-error.ts";

const JITTER = 0.3;

type Turn = { tail: Promise<unknown>; waiting: number; nextAt: number; pausedUntil: number };

export type HostTurns = {
  /** Resolves to the function that ends the turn. Throws OutsideError ("paused") if the host rests for too long. */
  take(host: string, options: { gapMs: number; patienceMs: number; signal?: AbortSignal }): Promise<() => void>;
  pause(host: string, until: Date): void;
};

async function waitFor(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  const { promise: called, reject } = Promise.withResolvers<never>();
  const callOff = () => reject(signal?.reason);
  signal?.addEventListener("abort", callOff, { once: true });
  try {
    await Promise.race([before, called]);
  } finally {
    signal?.removeEventListener("abort", callOff);
  }
}

export function createHostTurns(): HostTurns {
  const turns = new Map<string, Turn>();

  function turnOf(host: string): Turn {
    const known = turns.get(host);
    if (known) return known;
    const now = Date.now();
    for (const [other, turn] of turns) {
      if (turn.waiting === 0 && turn.nextAt <= now && turn.pausedUntil <= now) turns.delete(other);
    }
    const fresh: Turn = { tail: Promise.resolve(), waiting: 0, nextAt: 0, pausedUntil: 0 };
    turns.set(host, fresh);
    return fresh;
  }

  return {
    async take(host, { gapMs, patienceMs, signal }) {
      const turn = turnOf(host);
      const before = turn.tail;
      const { promise: done, resolve: giveBack } = Promise.withResolvers<void>();
      turn.tail = before.then(() => done);
      turn.waiting += 1;
      function release(): void {
        turn.waiting -= 1;
        turn.nextAt = Date.now() + gapMs * (1 + Math.random() * JITTER);
        giveBack();
      }
      try {
        await waitFor(before, signal);
        if (turn.pausedUntil > Date.now() + patienceMs) {
          const retryAt = new Date(turn.pausedUntil);
          throw new OutsideError("paused", `${host} asks not to be read before ${retryAt.toISOString()}.`, { retryAt });
        }
        const leftMs = Math.max(turn.nextAt, turn.pausedUntil) - Date.now();
        if (leftMs > 0) await wait(leftMs, undefined, { signal });
        signal?.throwIfAborted();
        return release;
      } catch (error) {
        turn.waiting -= 1;
        giveBack();
        signal?.throwIfAborted();
        throw error;
      }
    },
    pause(host, until) {
      const turn = turnOf(host);
      turn.pausedUntil = Math.max(turn.pausedUntil, until.getTime());
    },
  };
}

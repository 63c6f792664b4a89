import { setTimeout as sleep } from "node:timers/promises";
import { logger } from "../http/logger.ts";

export type JoinedServer = {
  uri: string;
  gone: Promise<void>;
  leave(): Promise<void>;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** Rejoins with growing pauses whenever the server ends before `leave`. Throws what the first `join` throws. */
export async function stayJoined(join: () => Promise<JoinedServer>): Promise<Omit<JoinedServer, "gone">> {
  let current = await join();
  const { uri } = current;
  const leaving = new AbortController();

  async function rejoin(): Promise<JoinedServer | null> {
    logger.error("The database ended; it is started again.");
    for (let pause = FIRST_PAUSE_MS; !leaving.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await join();
      } catch (error) {
        logger.error({ err: error }, "The database could not be started again.");
      }
      await sleep(pause, null, { signal: leaving.signal }).catch(() => null);
    }
    return null;
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current.gone;
      const next = leaving.signal.aborted ? null : await rejoin();
      if (next === null) return;
      current = next;
      if (leaving.signal.aborted) await current.leave();
    }
  }

  const watching = watch();
  return {
    uri,
    async leave() {
      leaving.abort();
      await current.leave();
      await watching;
    },
  };
}

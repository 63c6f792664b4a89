import type { Types } from "mongoose";
import { NoTurnError, Turns } from "../engines/turns.ts";
import { Refusal } from "./errors.ts";

const PATIENCE_MS = 45_000;
const MOST_WAITING = 500;
const RETRY_AFTER_SECONDS = 5;

/** Takes a user's turn for one kind of work; the answer ends it. Throws Refusal (limit-reached, unavailable). */
export type TakeTurn = (userId: Types.ObjectId) => Promise<() => void>;

/** One piece of work at a time for each user, any number for different users. */
export function oneAtATime(): TakeTurn {
  const turns = new Turns({
    atOnce: Number.POSITIVE_INFINITY,
    mostWaiting: { count: MOST_WAITING, weight: MOST_WAITING },
    patienceMs: PATIENCE_MS,
  });
  return async (userId) => {
    try {
      return await turns.take(String(userId));
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error;
      const kind = error.reason === "own" ? "limit-reached" : "unavailable";
      const sentence = "You asked for many things at once. Please wait until they are done, then try again.";
      throw new Refusal(kind, sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  };
}

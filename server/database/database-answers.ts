import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";

const READY_MS = 1_000;
/** After this long a question is put anew, in case it was lost. */
const ASK_AGAIN_MS = 10_000;
const RETRY_MS = 100;

type Question = { since: number; answer: Promise<boolean> };

let asked: Question | null = null;

/** Asks until there is an answer: a server that is being started again refuses at first. */
async function ask(db: mongoose.mongo.Db, until: number): Promise<boolean> {
  do {
    try {
      await db.admin().command({ ping: 1 });
      return true;
    } catch {
      await sleep(RETRY_MS);
    }
  } while (performance.now() < until);
  return false;
}

function question(db: mongoose.mongo.Db): Question {
  const since = performance.now();
  const answer = ask(db, since + ASK_AGAIN_MS).finally(() => {
    asked = null;
  });
  return { since, answer };
}

/**
 * True when the connected database answers within this many ms (one second if not given). Who asks while an earlier
 * question is open waits for the same answer, and no longer than if it had asked then.
 */
export async function databaseAnswers(withinMs = READY_MS): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db) return false;
  asked ??= question(db);
  const { since, answer } = asked;
  const left = Math.max(0, since + withinMs - performance.now());
  // After a standstill of this process the clock is seen before an answer that is there already.
  const late = sleep(left, null, { ref: false }).then(() => turn(false));
  return Promise.race([answer, late]);
}

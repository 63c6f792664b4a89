import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";

const READY_MS = 1_000;
/** After this long a question is asked again: a server that was killed may have taken it along. */
const ASK_AGAIN_MS = 5_000;
const RETRY_MS = 100;

type Question = { since: number; answer: Promise<boolean> };

let asked: Question | null = null;

/** A restarting server refuses at first, so this asks until there is an answer. */
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
  const lost = sleep(ASK_AGAIN_MS, false, { ref: false });
  const answer = Promise.race([ask(db, since + ASK_AGAIN_MS), lost]).finally(() => {
    asked = null;
  });
  return { since, answer };
}

/** Whether the database answers within this many ms (default 1 s). Concurrent callers share one question. */
export async function databaseAnswers(withinMs = READY_MS): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db) return false;
  asked ??= question(db);
  const { since, answer } = asked;
  const left = Math.max(0, since + withinMs - performance.now());
  // If this process was suspended, the timer must not win over an answer that is already there.
  const late = sleep(left, null, { ref: false }).then(() => turn(false));
  return Promise.race([answer, late]);
}

import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";

const ANSWER_MS = 1_000;

let asked: Promise<boolean> | null = null;
let isSilent = false;

/** True when the database did not answer when it was last asked. */
export function databaseWasSilent(): boolean {
  return isSilent;
}

/** True when the connected database answers within a second. All who ask meanwhile wait for one and the same answer. */
export async function databaseAnswers(): Promise<boolean> {
  const { db } = mongoose.connection;
  if (!db) return false;
  asked ??= db
    .admin()
    .command({ ping: 1 })
    .then(
      () => true,
      () => false,
    )
    .finally(() => {
      asked = null;
    });
  const hasAnswered = await Promise.race([asked, sleep(ANSWER_MS, false, { ref: false })]);
  isSilent = !hasAnswered;
  return hasAnswered;
}

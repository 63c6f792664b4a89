import type { Types } from "mongoose";
import { ModelCalls } from "../../models/model-calls.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { getEnv } from "../env.ts";

const KEPT_MS = 3 * 24 * 60 * 60_000;

/** A call that was counted and can be given back. */
export type CountedCall = { refund(): Promise<void> };

/** Counts one more under `id` while there are fewer than `cap`; atomic, whatever runs at the same time. */
async function countUp(id: string, cap: number, now: Date): Promise<boolean> {
  const filter = { _id: id, calls: { $lt: cap } };
  try {
    const counted = await ModelCalls.updateOne(
      filter,
      { $inc: { calls: 1 }, $setOnInsert: { expiresAt: new Date(now.getTime() + KEPT_MS) } },
      { upsert: true },
    );
    return counted.modifiedCount + counted.upsertedCount > 0;
  } catch (error) {
    // The document is there already: at its cap, or made by another call at this moment.
    if (!isDuplicateKey(error)) throw error;
    const counted = await ModelCalls.updateOne(filter, { $inc: { calls: 1 } });
    return counted.modifiedCount > 0;
  }
}

async function countDown(id: string): Promise<void> {
  await ModelCalls.updateOne({ _id: id, calls: { $gt: 0 } }, { $inc: { calls: -1 } });
}

/** Counts one call to the model for a user and in all, or null when a cap of the day (UTC) is reached (DEC-90). */
export async function takeModelCall(userId: Types.ObjectId): Promise<CountedCall | null> {
  const { AI_CALLS_PER_USER_DAY, AI_CALLS_PER_DAY } = getEnv();
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  const ofUser = `${day} ${userId}`;
  const ofAll = `${day} all`;
  if (!(await countUp(ofUser, AI_CALLS_PER_USER_DAY, now))) return null;
  if (!(await countUp(ofAll, AI_CALLS_PER_DAY, now))) {
    await countDown(ofUser);
    return null;
  }
  let isRefunded = false;
  return {
    async refund() {
      if (isRefunded) return;
      isRefunded = true;
      await countDown(ofUser);
      await countDown(ofAll);
    },
  };
}

import type { Types } from "mongoose";
import { isoDay } from "../domain/iso-day.ts";
import { ModelCalls } from "../../models/model-calls.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { getEnv } from "../env.ts";
import { countRefusedCall } from "./count-refused-call.ts";

const KEPT_MS = 3 * 24 * 60 * 60_000;

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

/** How many calls were made on the day (UTC) of `now`, by everybody. */
export async function countModelCalls(now: Date): Promise<number> {
  const counted = await ModelCalls.findById(`${isoDay(now)} all`).lean();
  return counted?.calls ?? 0;
}

/** Gives back a call that was counted on a day (UTC, ISO). */
export async function refundModelCall(userId: Types.ObjectId, day: string): Promise<void> {
  await countDown(`${day} ${userId}`);
  await countDown(`${day} all`);
}

/** Counts one call to the model; null at a cap of the day (UTC). `note` stores the day first, for refunds after a crash. */
export async function takeModelCall(
  userId: Types.ObjectId,
  note: (day: string | null) => Promise<void>,
): Promise<CountedCall | null> {
  const { AI_CALLS_PER_USER_DAY, AI_CALLS_PER_DAY } = getEnv();
  const now = new Date();
  const day = isoDay(now);
  await note(day);
  if (!(await countUp(`${day} ${userId}`, AI_CALLS_PER_USER_DAY, now))) {
    countRefusedCall("user");
    await note(null);
    return null;
  }
  if (!(await countUp(`${day} all`, AI_CALLS_PER_DAY, now))) {
    countRefusedCall("all");
    await note(null);
    await countDown(`${day} ${userId}`);
    return null;
  }
  let isRefunded = false;
  return {
    async refund() {
      if (isRefunded) return;
      isRefunded = true;
      await note(null);
      await refundModelCall(userId, day);
    },
  };
}

import type { Types } from "mongoose";
import { User } from "../../models/user.ts";

const HELD_MS = 15_000; // longer than the write takes that follows

/** Before each write to what is counted of a user: nothing is remembered until it is through, nor after a crash. */
export async function forgetTally(ownerId: Types.ObjectId, now: Date = new Date()): Promise<void> {
  const tallyHeldUntil = new Date(now.getTime() + HELD_MS);
  await User.updateOne({ _id: ownerId }, { $set: { tally: null, tallyHeldUntil } });
}

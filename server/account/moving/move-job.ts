import type { Types } from "mongoose";
import { AccountMove } from "../../../models/account-move.ts";
import { enqueue } from "../../queue/queue.ts";

export const MOVE_JOB = "take-in-account";

export type MoveJobData = { ownerId: string };

/** Whoever works on one tells so every few seconds; after this long without, a crash cut it off. */
export const SILENT_AFTER_MS = 20_000;

/** Queues the taking in of a ZIP that is stored already. */
export function enqueueMove(ownerId: Types.ObjectId): Promise<void> {
  return enqueue<MoveJobData>(MOVE_JOB, { ownerId: String(ownerId) });
}

/** Queues again what a crash or a restart cut off. */
export async function sweepMoves(now: Date): Promise<void> {
  const silent = { $lt: new Date(now.getTime() - SILENT_AFTER_MS) };
  const cutOff = await AccountMove.find({ state: { $in: ["waiting", "running"] }, seenAt: silent })
    .select({ _id: 1 })
    .lean();
  for (const { _id } of cutOff) await enqueueMove(_id);
}

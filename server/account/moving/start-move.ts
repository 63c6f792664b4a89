import { setTimeout as wait } from "node:timers/promises";
import type { Types } from "mongoose";
import { AccountMove, type AccountMoveRecord } from "../../../models/account-move.ts";
import type { UserRecord } from "../../../models/user.ts";
import { isDuplicateKey } from "../../auth/duplicate-key.ts";
import { deleteOriginal, storeOriginal } from "../../files/original-files.ts";
import { Refusal } from "../../http/errors.ts";
import { consumeLimit } from "../../http/rate-limits.ts";
import { enqueueMove } from "./move-job.ts";
import { openMoved } from "./open-moved.ts";

const LOOK_EVERY_MS = 100;
/** So long the end of one is told, and the ZIP of one that failed is kept for another try. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

function underWay(): Refusal {
  return new Refusal("conflict", "Your data is being taken in already. Please wait until that is done.");
}

function anew(
  now: Date,
): Pick<AccountMoveRecord, "state" | "askedAt" | "seenAt" | "expiresAt" | "beginnings" | "failure"> {
  return {
    state: "waiting",
    askedAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + KEPT_MS),
    beginnings: 0,
    failure: null,
  };
}

/** In place of one that has ended. Throws Refusal (conflict) where one is under way. */
async function writeDown(ownerId: Types.ObjectId, fileId: Types.ObjectId, now: Date): Promise<void> {
  const none = { resumes: 0, materials: 0, applications: 0, withoutFile: 0, left: 0 };
  const record = { ...anew(now), fileId, runner: null, done: 0, all: 0, taken: none };
  const ended = { _id: ownerId, state: { $in: ["done" as const, "failed" as const] } };
  try {
    const before = await AccountMove.findOneAndUpdate(
      ended,
      { $set: record },
      { upsert: true },
    ).lean<AccountMoveRecord | null>();
    if (before?.fileId) await deleteOriginal(before.fileId);
  } catch (error) {
    throw isDuplicateKey(error) ? underWay() : error;
  }
}

/**
 * Stores the ZIP of an account from elsewhere and begins to take it in. What is no such ZIP is refused at once and leaves
 * nothing. Throws Refusal (unreadable; conflict: one is under way; limit-reached, unavailable).
 */
export async function startMove(user: UserRecord, bytes: Uint8Array, now: Date): Promise<void> {
  const ownerId = user._id;
  await consumeLimit("exports", String(ownerId));
  if (await AccountMove.exists({ _id: ownerId, state: { $in: ["waiting", "running"] } })) throw underWay();
  await openMoved(bytes);
  const fileId = await storeOriginal(bytes, { filename: "account.zip", ownerId, mediaType: "application/zip" });
  try {
    await writeDown(ownerId, fileId, now);
  } catch (error) {
    await deleteOriginal(fileId);
    throw error;
  }
  await enqueueMove(ownerId);
}

/** Begins one that failed once more, with the ZIP that is kept. Throws Refusal (not-found, limit-reached). */
export async function retryMove(user: UserRecord, now: Date): Promise<void> {
  const ownerId = user._id;
  await consumeLimit("exports", String(ownerId));
  const failed = { _id: ownerId, state: "failed", fileId: { $ne: null } } as const;
  const begun = await AccountMove.updateOne(failed, { $set: anew(now) });
  if (begun.modifiedCount === 0)
    throw new Refusal("not-found", "The ZIP is not kept any more. Please choose it again.");
  await enqueueMove(ownerId);
}

/** How it stands after `ms` at most, or as soon as it has ended. */
export async function waitForMove(ownerId: Types.ObjectId, ms: number): Promise<AccountMoveRecord | null> {
  const deadline = Date.now() + ms;
  for (;;) {
    const move = await AccountMove.findById(ownerId).lean();
    const isUnderWay = move?.state === "waiting" || move?.state === "running";
    if (!isUnderWay || Date.now() >= deadline) return move;
    await wait(LOOK_EVERY_MS);
  }
}

import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Types } from "mongoose";
import { AccountMove, type AccountMoveRecord } from "../../../models/account-move.ts";
import { User, type UserRecord } from "../../../models/user.ts";
import { deleteOriginal, openOriginal } from "../../files/original-files.ts";
import { isDatabaseUnreachable, Refusal } from "../../http/errors.ts";
import { logger } from "../../http/logger.ts";
import { SILENT_AFTER_MS } from "./move-job.ts";
import { type TakenIn, takeInAccount } from "./take-in-account.ts";

const MOST_BEGINNINGS = 5; // one that is cut off again and again would never end
const TELL_EVERY_MS = SILENT_AFTER_MS / 4;

async function claim(ownerId: Types.ObjectId, now: Date): Promise<AccountMoveRecord | null> {
  const silent = { $lt: new Date(now.getTime() - SILENT_AFTER_MS) };
  return AccountMove.findOneAndUpdate(
    { _id: ownerId, $or: [{ state: "waiting" }, { state: "running", seenAt: silent }] },
    { $set: { state: "running", runner: randomUUID(), seenAt: now }, $inc: { beginnings: 1 } },
    { returnDocument: "after" },
  ).lean();
}

/** What this beginning took in besides what those before an interruption did; what has no room is counted each time. */
function added(before: AccountMoveRecord["taken"], now: TakenIn): TakenIn {
  return {
    resumes: (before?.resumes ?? 0) + now.resumes,
    materials: (before?.materials ?? 0) + now.materials,
    applications: (before?.applications ?? 0) + now.applications,
    withoutFile: (before?.withoutFile ?? 0) + now.withoutFile,
    left: now.left,
  };
}

async function takeIn(user: UserRecord, move: AccountMoveRecord): Promise<void> {
  const { _id, runner, fileId, taken: before } = move;
  if (!fileId) throw new Refusal("not-found", "The ZIP is not kept any more. Please choose it again.");
  const mine = { _id, runner, state: "running" } as const;
  const telling = setInterval(() => {
    AccountMove.updateOne(mine, { $set: { seenAt: new Date() } }).catch((error: unknown) => {
      if (!isDatabaseUnreachable(error)) logger.error({ err: error }, "taking in is not told");
    });
  }, TELL_EVERY_MS);
  try {
    const bytes = new Uint8Array(await buffer(openOriginal(fileId)));
    const taken = await takeInAccount(user, bytes, {
      now: new Date(),
      tell: async ({ done, all, taken: soFar }) => {
        await AccountMove.updateOne(mine, { $set: { done, all, taken: added(before, soFar), seenAt: new Date() } });
      },
    });
    const ended = { state: "done", taken: added(before, taken), fileId: null } as const;
    const { modifiedCount } = await AccountMove.updateOne(mine, { $set: ended });
    if (modifiedCount === 1) await deleteOriginal(fileId);
  } finally {
    clearInterval(telling);
  }
}

/** Takes in the ZIP that waits for this user; called again it goes on where it was cut off. What fails is told there. */
export async function runMove(ownerId: Types.ObjectId): Promise<void> {
  const move = await claim(ownerId, new Date());
  if (!move) return;
  const user = await User.findById(ownerId).lean<UserRecord | null>();
  if (!user) return;
  const fail = async (failure: string) => {
    await AccountMove.updateOne({ _id: ownerId, runner: move.runner }, { $set: { state: "failed", failure } });
  };
  if (move.beginnings > MOST_BEGINNINGS) return fail("Something went wrong");
  try {
    await takeIn(user, move);
  } catch (error) {
    if (isDatabaseUnreachable(error)) throw error;
    if (!(error instanceof Refusal)) logger.error({ err: error }, "taking in failed");
    await fail(error instanceof Refusal ? error.message : "Something went wrong");
  }
}

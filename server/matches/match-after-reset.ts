import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { User } from "../../models/user.ts";

const USERS_AT_A_TIME = 1_000;

/** What a request to match writes to a resume. */
export function newRequest() {
  return {
    $inc: { "matching.revision": 1 },
    $set: {
      "matching.state": "queued" as const,
      "matching.requestedAt": new Date(),
      "matching.startedAt": null,
      "matching.attempts": 0,
    },
  };
}

/** Has limited resumes matched anew after a reset, by the sweeper: no upload waits, and the counter shows 0 first. */
export async function requestMatchingAfterReset(activeIds: Types.ObjectId[]): Promise<void> {
  const variants = await Resume.find({ _id: { $in: activeIds }, originalResumeId: { $ne: null } })
    .select({ originalResumeId: 1 })
    .lean();
  const roots = [...activeIds, ...variants.flatMap(({ originalResumeId }) => originalResumeId ?? [])];
  // What is under way has counted already, and tells only at its end what it held back.
  const heldBack = [{ "matching.lockedMore": { $gt: 0 } }, { "matching.state": "running" as const }];
  await Resume.updateMany({ _id: { $in: roots }, $or: heldBack }, newRequest());
}

/** The same for everybody's active resume. */
export async function requestMatchingOfEverybody(): Promise<void> {
  const users = User.find({ activeResumeId: { $ne: null } })
    .select({ activeResumeId: 1 })
    .lean()
    .cursor({ batchSize: USERS_AT_A_TIME });
  let activeIds: Types.ObjectId[] = [];
  for await (const { activeResumeId } of users) {
    if (activeResumeId) activeIds.push(activeResumeId);
    if (activeIds.length < USERS_AT_A_TIME) continue;
    await requestMatchingAfterReset(activeIds);
    activeIds = [];
  }
  await requestMatchingAfterReset(activeIds);
}

import { isValidObjectId } from "mongoose";
import { User, type UserRecord } from "../../models/user.ts";
import type { FoundSession } from "../auth/sessions.ts";
import { Refusal } from "../http/errors.ts";
import { requestMatchingAfterReset } from "../matches/match-after-reset.ts";
import { clearUsage } from "../matches/usage.ts";
import { MATCH_EVERYBODY_JOB } from "../matches/match-job.ts";
import { enqueue } from "../queue/queue.ts";
import { type AuditOrigin, recordAudit } from "../audit/record-audit.ts";

/** Resets to 0 and matches the active resume again. Throws Refusal (invalid, not-found). */
export async function resetUsage(signedIn: FoundSession, userId: unknown, origin: AuditOrigin): Promise<void> {
  if (typeof userId !== "string" || userId === "") throw new Refusal("invalid", "Select a user first.");
  const target = isValidObjectId(userId) ? await User.findById(userId).lean<UserRecord | null>() : null;
  if (!target) throw new Refusal("not-found", "This user does not exist.");
  await recordAudit(signedIn, origin, { action: "reset-usage", target });
  await clearUsage(target._id, new Date());
  if (target.activeResumeId) await requestMatchingAfterReset([target.activeResumeId]);
}

export async function resetAllUsage(signedIn: FoundSession, origin: AuditOrigin): Promise<void> {
  await recordAudit(signedIn, origin, { action: "reset-all-usage" });
  await clearUsage("everybody", new Date());
  await enqueue(MATCH_EVERYBODY_JOB, {});
}

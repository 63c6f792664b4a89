import { isValidObjectId } from "mongoose";
import { Resume } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import type { FoundSession } from "../auth/sessions.ts";
import { priorityOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { retryJob } from "../queue/queue-state.ts";
import { type AuditOrigin, recordAudit } from "../audit/record-audit.ts";

export type FailureKind = "matching" | "job";

/** Throws Refusal (not-found) when the failure no longer exists. */
export async function retryFailure(
  signedIn: FoundSession,
  failure: { kind: FailureKind; id: string },
  origin: AuditOrigin,
): Promise<void> {
  const gone = new Refusal("not-found", "This failure is not there any more.");
  if (failure.kind === "job") {
    await recordAudit(signedIn, origin, { action: "retry", detail: `job ${failure.id}` });
    if (!(await retryJob(failure.id))) throw gone;
    return;
  }
  const resume = isValidObjectId(failure.id)
    ? await Resume.findOne({ _id: failure.id, "matching.state": "failed" }).select({ ownerId: 1 }).lean()
    : null;
  const target = resume && (await User.findById(resume.ownerId).lean<UserRecord | null>());
  if (!resume || !target) throw gone;
  await recordAudit(signedIn, origin, { action: "retry", target, detail: `matching ${failure.id}` });
  await requestMatching(resume._id, { priority: priorityOf(target) });
}

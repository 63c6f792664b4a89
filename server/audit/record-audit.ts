import { Types } from "mongoose";
import type { AuditAction } from "../domain/audit-actions.ts";
import { AuditRecord } from "../../models/audit-record.ts";
import type { UserRecord } from "../../models/user.ts";
import type { FoundSession } from "../auth/sessions.ts";

export type AuditOrigin = { address: string | null; requestId: string | null };

type Person = Pick<UserRecord, "_id" | "email">;
type Entry = { action: AuditAction; target?: Person | null; detail?: string };

const COMMAND_LINE = "command line";

/** Runs before the action, so that nothing happens without a record. */
export async function recordAudit(
  { user, switchedBy }: Pick<FoundSession, "user" | "switchedBy">,
  origin: AuditOrigin,
  { action, target = null, detail = "" }: Entry,
): Promise<void> {
  await AuditRecord.create({
    at: new Date(),
    actorId: switchedBy ? new Types.ObjectId(switchedBy.id) : user._id,
    actorEmail: switchedBy?.email ?? user.email,
    asUserId: switchedBy ? user._id : null,
    asUserEmail: switchedBy ? user.email : null,
    action,
    targetId: target?._id ?? null,
    targetEmail: target?.email ?? null,
    detail,
    ...origin,
  });
}

export async function recordCommand({ action, target = null, detail = "" }: Entry): Promise<void> {
  await AuditRecord.create({
    at: new Date(),
    actorEmail: COMMAND_LINE,
    action,
    targetId: target?._id ?? null,
    targetEmail: target?.email ?? null,
    detail,
  });
}

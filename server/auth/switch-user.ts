import { isValidObjectId, type Types } from "mongoose";
import { Session } from "../../models/session.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { type AuditOrigin, recordAudit } from "../audit/record-audit.ts";
import { Refusal } from "../http/errors.ts";
import { getAuthConfig } from "./auth-settings.ts";
import { isAdministrator } from "./current-user.ts";
import { createSession, type FoundSession, type StartedSession } from "./sessions.ts";

export type SwitchedSession = { started: StartedSession; user: UserRecord };

/** Starts a session as another user for an administrator. Throws Refusal (invalid, forbidden, not-found). */
export async function switchUser(
  present: FoundSession,
  userId: unknown,
  origin: AuditOrigin,
): Promise<SwitchedSession> {
  if (!present.isAdmin) throw new Refusal("forbidden", "Forbidden");
  if (typeof userId !== "string" || userId === "") throw new Refusal("invalid", "Select a user first.");
  const target = isValidObjectId(userId) ? await User.findById(userId).lean<UserRecord | null>() : null;
  if (!target) throw new Refusal("not-found", "This user does not exist.");
  if (target._id.equals(present.user._id)) throw new Refusal("invalid", "This is your own account.");
  if (isAdministrator(target, getAuthConfig())) {
    throw new Refusal("forbidden", "The account of an administrator cannot be viewed.");
  }
  await recordAudit(present, origin, { action: "switch", target });
  const started = await replaceSession(present, { userId: target._id, realUserId: present.user._id });
  return { started, user: target };
}

/** Returns to the administrator's account in a new session. Throws Refusal (conflict) when nothing is switched. */
export async function switchBack(present: FoundSession, origin: AuditOrigin): Promise<SwitchedSession> {
  const { switchedBy } = present;
  const own = switchedBy && (await User.findById(switchedBy.id).lean<UserRecord | null>());
  if (!own) throw new Refusal("conflict", "You are using your own account.");
  await recordAudit(present, origin, { action: "return", target: present.user });
  return { started: await replaceSession(present, { userId: own._id, realUserId: null }), user: own };
}

/** Ends the old token before the new one is issued; of two simultaneous replacements only one succeeds. */
async function replaceSession(
  { session }: FoundSession,
  next: { userId: Types.ObjectId; realUserId: Types.ObjectId | null },
): Promise<StartedSession> {
  const ended = await Session.deleteOne({ _id: session._id });
  if (ended.deletedCount === 0) throw new Refusal("conflict", "Your session has changed meanwhile.");
  return createSession(next.userId, {
    realUserId: next.realUserId,
    signedInAt: session.signedInAt,
    visitor: { device: session.device ?? "", place: session.place ?? "" },
  });
}

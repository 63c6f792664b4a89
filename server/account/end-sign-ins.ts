import { Session } from "../../models/session.ts";
import type { FoundSession } from "../auth/sessions.ts";
import { toObjectId } from "../database/object-id.ts";
import { Refusal } from "../http/errors.ts";

type Present = Pick<FoundSession, "user" | "session">;

/** Signs one other browser of the same user out. Throws Refusal (not-found) when it is signed out already. */
export async function endSignIn({ user, session }: Present, id: string): Promise<void> {
  const _id = toObjectId(id);
  const ended =
    _id && !_id.equals(session._id) ? await Session.deleteOne({ _id, userId: user._id, realUserId: null }) : null;
  if (!ended?.deletedCount) throw new Refusal("not-found", "This browser is signed out already.");
}

/** Signs all others out, also those that look at somebody else's account just now, and counts them. */
export async function endOtherSignIns({ user, session }: Present): Promise<number> {
  const own = await Session.deleteMany({ userId: user._id, realUserId: null, _id: { $ne: session._id } });
  const switched = await Session.deleteMany({ realUserId: user._id, _id: { $ne: session._id } });
  return own.deletedCount + switched.deletedCount;
}

import type { Types } from "mongoose";
import { Session, type SessionRecord } from "../../models/session.ts";

export type SignInView = {
  id: string;
  device: string;
  place: string;
  signedInAt: string;
  lastSeenAt: string;
  isPresent: boolean;
};

const MOST_SHOWN = 50;

/** Where somebody is signed in, the present one first. An administrator's look at the account is none. */
export async function findSignIns(userId: Types.ObjectId, presentId: Types.ObjectId, now: Date): Promise<SignInView[]> {
  const sessions = await Session.find({ userId, realUserId: null, expiresAt: { $gt: now } })
    .sort({ lastSeenAt: -1 })
    .limit(MOST_SHOWN)
    .lean<SessionRecord[]>();
  const views = sessions.map(({ _id, device, place, signedInAt, lastSeenAt }) => ({
    id: String(_id),
    device: device ?? "Another program",
    place: place ?? "an unknown network",
    signedInAt: signedInAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isPresent: _id.equals(presentId),
  }));
  return views.sort((one, other) => Number(other.isPresent) - Number(one.isPresent));
}

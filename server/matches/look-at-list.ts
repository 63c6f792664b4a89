import type { Look } from "../../models/look.ts";
import { User, type UserRecord } from "../../models/user.ts";

const HOUR_MS = 60 * 60_000;
/** Looks closer together than this are one visit. */
const VISIT_ENDS_AFTER_MS = 8 * HOUR_MS;
/** Without any pause a new visit begins after this. */
const LONGEST_VISIT_MS = 24 * HOUR_MS;
/** How exactly the time of the last look is kept. */
const STEP_MS = HOUR_MS / 4;

/** The look that follows another one; null = the first. */
export function nextLook(look: Look | null, now: Date): Look {
  if (!look) return { since: now, startedAt: now, seenAt: now };
  const isOver =
    now.getTime() - look.seenAt.getTime() > VISIT_ENDS_AFTER_MS ||
    now.getTime() - look.startedAt.getTime() > LONGEST_VISIT_MS;
  return isOver ? { since: look.seenAt, startedAt: now, seenAt: now } : { ...look, seenAt: now };
}

/** Since when jobs count as new: the last look of the visit before. An administrator's (not `isOwn`) is not noted. */
export async function lookAtList(
  user: Pick<UserRecord, "_id" | "look">,
  { now, isOwn }: { now: Date; isOwn: boolean },
): Promise<Date> {
  const look = user.look ?? null;
  // The same within a visit, so that no reload, and no link on another site, takes news away.
  const next = nextLook(look, now);
  const isWorthAWrite = !look || next.startedAt === now || now.getTime() - look.seenAt.getTime() > STEP_MS;
  if (isOwn && isWorthAWrite) {
    // Of two looks at once the first is noted.
    await User.updateOne({ _id: user._id, "look.seenAt": look?.seenAt ?? null }, { $set: { look: next } });
  }
  return next.since;
}

import type { Types } from "mongoose";
import { SavedChoices } from "../../../models/saved-choices.ts";
import { toObjectId } from "../../database/object-id.ts";
import { nextLook } from "../look-at-list.ts";

const STEP_MS = 10_000; // how exactly the time of the last look is kept

/** Notes a look at a saved search and answers since when its matches are new; null = there is no such search. */
export async function lookAtSearch(
  ownerId: Types.ObjectId,
  id: unknown,
  { now, isOwn }: { now: Date; isOwn: boolean },
): Promise<Date | null> {
  const _id = toObjectId(id);
  const kept = _id && (await SavedChoices.findOne({ _id: ownerId, "searches._id": _id }).lean());
  const look = kept?.searches.find((search) => search._id.equals(_id))?.look;
  if (!look) return null;
  const next = nextLook(look, now);
  // An administrator's look, or a page fetched ahead, takes no news away.
  if (isOwn && now.getTime() - look.seenAt.getTime() > STEP_MS) {
    await SavedChoices.updateOne(
      { _id: ownerId },
      { $set: { "searches.$[one].look": next } },
      { arrayFilters: [{ "one._id": _id, "one.look.seenAt": look.seenAt }] },
    );
  }
  return next.since;
}

import { Types } from "mongoose";
import { SavedChoices } from "../../../models/saved-choices.ts";
import type { UserRecord } from "../../../models/user.ts";
import { ensureSavedChoices } from "../../saved-choices/ensure-saved-choices.ts";
import { toObjectId } from "../../database/object-id.ts";
import { parseMatchFilters, toFilterSearch } from "../../domain/match-filters.ts";
import { PLANS, plansWith } from "../../domain/plans.ts";
import { tierOf } from "../../domain/tier.ts";
import { Refusal } from "../../http/errors.ts";
import { type SavedSearchView, toSavedSearchView } from "./find-saved-searches.ts";
import { forgetTally } from "../../remembered/forget-tally.ts";

const NAME_TAKEN = "You have a saved search of this name already.";

/** Keeps filters by name. Throws Refusal (forbidden by plan, invalid without a filter, conflict: taken or too many). */
export async function saveSearch(
  user: Pick<UserRecord, "_id" | "subscriptionTier" | "paidUntil">,
  { name, search }: { name: string; search: string },
  now: Date,
): Promise<SavedSearchView> {
  const { savedSearchLimit } = PLANS[tierOf(user, now)];
  if (savedSearchLimit === 0) {
    const plans = plansWith((plan) => plan.savedSearchLimit > 0);
    throw new Refusal("forbidden", `Saved searches come with ${plans}. Upgrade to keep this one.`, {
      title: "Premium Feature Required",
    });
  }
  const filters = toFilterSearch(parseMatchFilters(new URLSearchParams(search)));
  if (filters === "") throw new Refusal("invalid", "Please set a filter first: this is the whole list.");
  await ensureSavedChoices(user._id);
  const saved = {
    _id: new Types.ObjectId(),
    name,
    search: filters,
    savedAt: now,
    look: { since: now, startedAt: now, seenAt: now },
  };
  await forgetTally(user._id);
  const kept = await SavedChoices.updateOne(
    { _id: user._id, "searches.name": { $ne: name }, [`searches.${savedSearchLimit - 1}`]: { $exists: false } },
    { $push: { searches: saved } },
  );
  if (kept.modifiedCount === 1) return toSavedSearchView(saved, 0);
  if (await SavedChoices.exists({ _id: user._id, "searches.name": name })) throw new Refusal("conflict", NAME_TAKEN);
  throw new Refusal("conflict", `You can keep ${savedSearchLimit} saved searches. Please delete one first.`);
}

/** Renames a search. Throws Refusal (not-found, conflict for a name that is taken). */
export async function renameSearch(ownerId: Types.ObjectId, id: unknown, name: string): Promise<void> {
  const _id = toObjectId(id);
  const mine = { _id: ownerId, "searches._id": _id };
  if (!_id || !(await SavedChoices.exists(mine))) throw new Refusal("not-found", "Saved search not found");
  const others = { $elemMatch: { name, _id: { $ne: _id } } };
  const renamed = await SavedChoices.updateOne(
    { $and: [mine, { searches: { $not: others } }] },
    { $set: { "searches.$[one].name": name } },
    { arrayFilters: [{ "one._id": _id }] },
  );
  if (renamed.matchedCount === 0) throw new Refusal("conflict", NAME_TAKEN);
}

/** Forgets a search. Throws Refusal (not-found). */
export async function deleteSearch(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const _id = toObjectId(id);
  await forgetTally(ownerId);
  const gone =
    _id && (await SavedChoices.updateOne({ _id: ownerId, "searches._id": _id }, { $pull: { searches: { _id } } }));
  if (!gone || gone.modifiedCount === 0) throw new Refusal("not-found", "Saved search not found");
}

import { Types } from "mongoose";
import { SavedChoices } from "../../models/saved-choices.ts";
import type { UserRecord } from "../../models/user.ts";
import { ensureSavedChoices } from "../saved-choices/ensure-saved-choices.ts";
import { toObjectId } from "../database/object-id.ts";
import type { LetterChoices } from "../domain/letter-choices.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { requireCustomLetters } from "./require-plan.ts";

export type LetterPreset = LetterChoices & { id: string; name: string };

const SAME_NAME = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** A user's presets of letters by name. */
export async function findLetterPresets(ownerId: Types.ObjectId): Promise<LetterPreset[]> {
  const kept = await SavedChoices.findById(ownerId).select({ letterPresets: 1 }).lean();
  return (kept?.letterPresets ?? [])
    .map(({ _id, name, tone, length, language, stressed, ownWords }) => ({
      id: String(_id),
      name,
      tone,
      length,
      language,
      stressed,
      ownWords,
    }))
    .sort((a, b) => SAME_NAME.compare(a.name, b.name));
}

/** Keeps a preset, replacing one of its name. Throws Refusal (forbidden, conflict when the plan's number is full). */
export async function keepLetterPreset(
  user: Pick<UserRecord, "_id" | "subscriptionTier" | "paidUntil">,
  { name, ...choices }: LetterChoices & { name: string },
  now: Date,
): Promise<LetterPreset> {
  requireCustomLetters(user, now);
  const { letterPresetLimit } = PLANS[tierOf(user, now)];
  await ensureSavedChoices(user._id);
  const preset = { _id: new Types.ObjectId(), name, ...choices };
  const added = await SavedChoices.updateOne(
    {
      _id: user._id,
      "letterPresets.name": { $ne: name },
      [`letterPresets.${letterPresetLimit - 1}`]: { $exists: false },
    },
    { $push: { letterPresets: preset } },
  );
  if (added.modifiedCount === 0) {
    const replaced = await SavedChoices.updateOne(
      { _id: user._id, "letterPresets.name": name },
      { $set: { "letterPresets.$[one]": preset } },
      { arrayFilters: [{ "one.name": name }] },
    );
    if (replaced.matchedCount === 0) {
      throw new Refusal("conflict", `You can keep ${letterPresetLimit} presets. Please delete one first.`);
    }
  }
  return { id: String(preset._id), name, ...choices };
}

/** Forgets a preset. Throws Refusal (not-found). */
export async function deleteLetterPreset(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const _id = toObjectId(id);
  const mine = { _id: ownerId, "letterPresets._id": _id };
  const gone = _id && (await SavedChoices.updateOne(mine, { $pull: { letterPresets: { _id } } }));
  if (!gone || gone.modifiedCount === 0) throw new Refusal("not-found", "Preset not found");
}

import type { Types } from "mongoose";
import { SavedChoices } from "../../models/saved-choices.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";

/** Makes the place where a user's searches and presets are kept, so that one update can then add within a limit. */
export async function ensureSavedChoices(ownerId: Types.ObjectId): Promise<void> {
  try {
    await SavedChoices.updateOne({ _id: ownerId }, { $setOnInsert: { searches: [] } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

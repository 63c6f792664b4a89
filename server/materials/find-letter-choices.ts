import type { Types } from "mongoose";
import { CoverLetter } from "../../models/material.ts";
import { toObjectId } from "../database/object-id.ts";
import type { LetterChoices } from "../domain/letter-choices.ts";

/** How a user's letter was asked for; null = as usual, also where there is no such letter. */
export async function findLetterChoices(ownerId: Types.ObjectId, id: unknown): Promise<LetterChoices | null> {
  const _id = toObjectId(id);
  const letter = _id && (await CoverLetter.findOne({ _id, ownerId }).select({ letterChoices: 1 }).lean());
  // Stored by runGeneration.
  return (letter?.letterChoices as LetterChoices | null | undefined) ?? null;
}

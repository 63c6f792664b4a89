import type { Types } from "mongoose";
import { OwnWord } from "../../models/own-word.ts";
import { toObjectId } from "../database/object-id.ts";
import { Refusal } from "../http/errors.ts";

/** Takes an answer to `Is this true?` back: later documents no longer build on it. Throws Refusal (not-found). */
export async function takeBackWord(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const _id = toObjectId(id);
  const taken = _id && (await OwnWord.deleteOne({ _id, ownerId }));
  if (!taken || taken.deletedCount === 0) throw new Refusal("not-found", "This statement is not kept any more.");
}

import type { Types } from "mongoose";
import { CoverLetter } from "../../models/cover-letter.ts";
import { toObjectId } from "../database/object-id.ts";
import { type LetterVersionView, toLetterVersions } from "./find-materials.ts";

/** The earlier versions of a letter, newest first; none when there is no such letter. */
export async function findLetterVersions(ownerId: Types.ObjectId, id: string): Promise<LetterVersionView[]> {
  const _id = toObjectId(id);
  const record = _id && (await CoverLetter.findOne({ _id, ownerId }).lean());
  return record ? toLetterVersions(record) : [];
}

import type { Types } from "mongoose";
import { CoverLetter } from "../../models/material.ts";
import { toObjectId } from "../database/object-id.ts";
import type { ChangedLine } from "../engines/writing/changes/compare-texts.ts";
import { workFor } from "../http/work-for.ts";
import { type LetterVersionView, toLetterVersions } from "./find-materials.ts";

/** `changes`: what the text after it made of it; null for versions of long ago. */
export type ComparedVersion = LetterVersionView & { changes: ChangedLine[] | null };

const MOST_COMPARED = 10; // each takes a while, and the newest are what people look for

/** The earlier versions of a letter, newest first; none when there is no such letter. Throws Refusal as workFor. */
export async function findLetterVersions(ownerId: Types.ObjectId, id: string): Promise<ComparedVersion[]> {
  const _id = toObjectId(id);
  const record = _id && (await CoverLetter.findOne({ _id, ownerId }).lean());
  if (!record) return [];
  const compared: ComparedVersion[] = [];
  let after = record.content;
  for (const [at, version] of toLetterVersions(record).entries()) {
    const before = version.content;
    const changes = at < MOST_COMPARED ? await workFor(ownerId, "compareTexts", { before, after }) : null;
    compared.push({ ...version, changes });
    after = before;
  }
  return compared;
}

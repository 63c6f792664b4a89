import type { Types } from "mongoose";
import { type CoverLetterRecord, Material, type MaterialRecord } from "../../models/material.ts";
import { toObjectId } from "../database/object-id.ts";
import type { Authorship } from "../domain/authorship.ts";
import type { LetterChoices } from "../domain/letter-choices.ts";
import type { Evidence, ShownMaterial } from "../domain/material-view.ts";
import { evidenceOf, WITHOUT_HISTORY, withKind } from "./find-materials.ts";

/** Where a material comes from: what bears out its claims, who wrote it (null = not known), and for which job. */
export type Origin = {
  evidence: Evidence;
  author: Authorship | null;
  jobId: string;
  /** How a letter was asked for; null = as usual. */
  letterChoices: LetterChoices | null;
};

function originOf(record: MaterialRecord & Partial<Pick<CoverLetterRecord, "letterChoices">>): Origin {
  const { author, listingId } = record;
  return {
    evidence: evidenceOf(record),
    // What was made before authors were kept has none.
    author: author ? { model: author.model ?? null, shortfall: author.shortfall ?? null } : null,
    jobId: listingId,
    // Stored by runGeneration.
    letterChoices: (record.letterChoices as LetterChoices | null | undefined) ?? null,
  };
}

/** A user's materials of all kinds with these ids, each with where it comes from; missing ones are left out. */
export async function findDescribed(ownerId: Types.ObjectId, ids: string[]): Promise<(ShownMaterial & Origin)[]> {
  const _id = { $in: ids.map(toObjectId).filter((id) => id !== null) };
  if (_id.$in.length === 0) return [];
  const records = await Material.find({ ownerId, _id }).select(WITHOUT_HISTORY).lean();
  return records.map((record) => ({ ...withKind(record), ...originOf(record) }));
}

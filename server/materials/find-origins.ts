import type { Types } from "mongoose";
import { AiResume } from "../../models/ai-resume.ts";
import { CoverLetter } from "../../models/cover-letter.ts";
import { Interview } from "../../models/interview.ts";
import { toObjectId } from "../database/object-id.ts";
import type { Authorship } from "../domain/authorship.ts";
import type { LetterChoices } from "../domain/letter-choices.ts";
import type { Evidence } from "../domain/material-view.ts";
import { evidenceOf } from "./find-materials.ts";

/** Where a material comes from: what bears out its claims, who wrote it (null = not known), and for which job. */
export type Origin = {
  evidence: Evidence;
  author: Authorship | null;
  jobId: string;
  /** How a letter was asked for; null = as usual. */
  letterChoices: LetterChoices | null;
};

/** The origins of a user's materials by id; missing ones are left out. */
export async function findOrigins(ownerId: Types.ObjectId, ids: string[]): Promise<Map<string, Origin>> {
  const _id = { $in: ids.map(toObjectId).filter((id) => id !== null) };
  if (_id.$in.length === 0) return new Map();
  const fields = { evidence: 1, author: 1, listingId: 1 } as const;
  const records = await Promise.all([
    AiResume.find({ ownerId, _id }).select(fields).lean(),
    CoverLetter.find({ ownerId, _id })
      .select({ ...fields, letterChoices: 1 })
      .lean(),
    Interview.find({ ownerId, _id }).select(fields).lean(),
  ]);
  return new Map(
    records.flat().map((record) => {
      const { author, listingId: jobId } = record;
      // Stored by runGeneration.
      const letterChoices = ("letterChoices" in record ? (record.letterChoices as LetterChoices) : null) ?? null;
      // What was made before authors were kept has none.
      const known = author ? { model: author.model ?? null, shortfall: author.shortfall ?? null } : null;
      return [String(record._id), { evidence: evidenceOf(record), author: known, jobId, letterChoices }];
    }),
  );
}

import type { Types } from "mongoose";
import { AiResume } from "../../models/ai-resume.ts";
import { CoverLetter } from "../../models/cover-letter.ts";
import { Interview } from "../../models/interview.ts";
import { toObjectId } from "../database/object-id.ts";
import { evidenceOf } from "./find-materials.ts";
import type { Evidence } from "../domain/material-view.ts";

/** The evidence of some of a user's materials, by their ids; what is not there is left out. */
export async function findEvidence(ownerId: Types.ObjectId, ids: string[]): Promise<Map<string, Evidence>> {
  const _id = { $in: ids.map(toObjectId).filter((id) => id !== null) };
  if (_id.$in.length === 0) return new Map();
  const records = await Promise.all([
    AiResume.find({ ownerId, _id }).select({ evidence: 1 }).lean(),
    CoverLetter.find({ ownerId, _id }).select({ evidence: 1 }).lean(),
    Interview.find({ ownerId, _id }).select({ evidence: 1 }).lean(),
  ]);
  return new Map(records.flat().map((record) => [String(record._id), evidenceOf(record)]));
}

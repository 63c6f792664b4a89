import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { Resume } from "../../../models/resume.ts";
import type { ListingIndex } from "../../engines/matching/index/listing-index.ts";
import type { ResumeQuery } from "../../engines/matching/index/resume-query.ts";
import { rankFitting } from "../find-fitting.ts";
import { MAX_MATCHES } from "../write-matches.ts";

type Limited = { resumeId: Types.ObjectId; query: ResumeQuery; withSamples: boolean };

/**
 * Notes for resumes of a plan with a limit how many jobs fit that are no match: a posting may arrive several times.
 * Answers which of them have as many fitting ones as are ever counted.
 */
export async function countLocked(limited: Limited[], index: ListingIndex): Promise<Set<string>> {
  const most = new Set<string>();
  const ids = limited.map(({ resumeId }) => resumeId);
  const matches = await Match.find({ resumeId: { $in: ids } })
    .select({ resumeId: 1, listingId: 1, _id: 0 })
    .lean();
  const listings = Map.groupBy(matches, ({ resumeId }) => String(resumeId));
  const writes = limited.map(({ resumeId, query, withSamples }) => {
    const existing = new Set(listings.get(String(resumeId))?.map(({ listingId }) => listingId));
    const fitting = rankFitting(index, query, withSamples);
    if (fitting.length === MAX_MATCHES) most.add(String(resumeId));
    const lockedMore = fitting.filter(({ id }) => !existing.has(id)).length;
    const isOther = { _id: resumeId, "matching.lockedMore": { $ne: lockedMore } };
    return { updateOne: { filter: isOther, update: { $set: { "matching.lockedMore": lockedMore } } } };
  });
  if (writes.length > 0) await Resume.bulkWrite(writes, { ordered: false });
  return most;
}

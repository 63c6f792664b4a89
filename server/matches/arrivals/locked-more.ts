import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { Resume } from "../../../models/resume.ts";
import type { ListingIndex, RankedId } from "../../engines/matching/index/listing-index.ts";
import type { ResumeQuery } from "../../engines/matching/index/resume-query.ts";
import { countFitting, type FittingJobs, followFitting } from "./fitting-jobs.ts";

export type ToCount = {
  resumeId: Types.ObjectId;
  query: ResumeQuery;
  withSamples: boolean;
  /** What fitted before, and the arrived postings that are near enough to fit now; left out = counted anew. */
  since?: { known: FittingJobs; arrived: RankedId[] };
};

/** Notes for resumes of a plan with a limit how many jobs fit that are no match. Answers what fits each of them. */
export async function countLocked(limited: ToCount[], index: ListingIndex): Promise<Map<string, FittingJobs>> {
  const counted = new Map<string, FittingJobs>();
  const ids = limited.map(({ resumeId }) => resumeId);
  const matches = await Match.find({ resumeId: { $in: ids } })
    .select({ resumeId: 1, listingId: 1, _id: 0 })
    .lean();
  const listings = Map.groupBy(matches, ({ resumeId }) => String(resumeId));
  const writes = limited.map(({ resumeId, query, withSamples, since }) => {
    const existing = new Set(listings.get(String(resumeId))?.map(({ listingId }) => listingId));
    const followed = since && followFitting(since.known, { index, withSamples, arrived: since.arrived });
    const { fitting, jobs } = followed ?? countFitting(index, query, withSamples);
    counted.set(String(resumeId), jobs);
    const lockedMore = fitting.filter((id) => !existing.has(id)).length;
    const isOther = { _id: resumeId, "matching.lockedMore": { $ne: lockedMore } };
    return { updateOne: { filter: isOther, update: { $set: { "matching.lockedMore": lockedMore } } } };
  });
  if (writes.length > 0) await Resume.bulkWrite(writes, { ordered: false });
  return counted;
}

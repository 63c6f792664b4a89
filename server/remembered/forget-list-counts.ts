import type { QueryFilter } from "mongoose";
import { Arrivals } from "../../models/arrivals.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";

const HELD_MS = 15_000; // longer than the write takes that follows
const HELD_ENOUGH_MS = 3_000; // so little of it may be gone

/** Before each write to shown matches or their counts: nothing is remembered until it is through, nor after a crash. */
export async function forgetListCounts(resumes: QueryFilter<ResumeRecord>, now: Date = new Date()): Promise<void> {
  const countsHeldUntil = new Date(now.getTime() + HELD_MS);
  // Resumes are long: one that was written a moment ago is not written again.
  const isOpen = { countsHeldUntil: { $not: { $gte: new Date(now.getTime() + HELD_MS - HELD_ENOUGH_MS) } } };
  await Resume.updateMany({ $and: [resumes, isOpen] }, { $set: { listCounts: null, countsHeldUntil } });
}

/** The same before postings go that are matches of whoever it may be, which gives full lists a place. */
export async function forgetCountsOfListings(listingIds: readonly string[]): Promise<void> {
  const resumeIds = await Match.distinct("resumeId", { listingId: { $in: [...listingIds] } });
  if (resumeIds.length === 0) return;
  await forgetListCounts({ _id: { $in: resumeIds } });
  await Arrivals.updateMany({}, { $max: { listsShrankAt: new Date() } });
}

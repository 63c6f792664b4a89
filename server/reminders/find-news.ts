import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { rootId } from "../matches/find-matches.ts";
import { shownMatches } from "../matches/shown-matches.ts";

const NAMED = 10;

/** Matches that came, the best first; `total` counts those that are not named, too. */
export type News = { total: number; best: { title: string; company: string; score: number }[] };

/** The matches of a user's active resume that came since a time. */
export async function findNews(user: Pick<UserRecord, "_id" | "activeResumeId">, since: Date): Promise<News> {
  const resume =
    user.activeResumeId &&
    (await Resume.findOne({ _id: user.activeResumeId, ownerId: user._id }).select({ originalResumeId: 1 }).lean());
  if (!resume) return { total: 0, best: [] };
  const which = { ...shownMatches(rootId(resume)), newAt: { $gt: since } };
  const [total, matches] = await Promise.all([
    Match.countDocuments(which),
    Match.find(which).sort({ score: -1, _id: 1 }).limit(NAMED).select({ listingId: 1, score: 1 }).lean(),
  ]);
  const listings = await Listing.find({ _id: { $in: matches.map(({ listingId }) => listingId) } })
    .select({ title: 1, company: 1 })
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  const best = matches.flatMap(({ listingId, score }) => {
    const listing = byId.get(listingId);
    return listing ? [{ title: listing.title, company: listing.company, score }] : [];
  });
  return { total, best };
}

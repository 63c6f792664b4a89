import { Listing } from "../../models/listing.ts";
import { Match, type MatchRecord } from "../../models/match.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { type MatchSort, sortMatches } from "../../app/lib/sort-matches.ts";
import { postedDate, toJobView } from "../jobs/listing-view.ts";
import type { MatchScore } from "./match-score.ts";
import type { MatchListState, MatchView } from "./match-view.ts";
import { usageResetsOn } from "./usage.ts";

/** The resume whose matches are shown for a resume: a variant shows those of its root (DEC-36). */
function rootId(resume: Pick<ResumeRecord, "_id" | "originalResumeId">) {
  return resume.originalResumeId ?? resume._id;
}

async function withListings(matches: MatchRecord[], now: Date): Promise<MatchView[]> {
  const listings = await Listing.find({ _id: { $in: matches.map((match) => match.listingId) } })
    .select({ facts: 0 })
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  return matches.flatMap((match) => {
    const listing = byId.get(match.listingId);
    if (!listing) return [];
    // Written by scoreMatch, see match-resume.ts.
    const { parts, requirementsMet, missing, knockOuts, unstatedParts, matchedSkills } =
      match.explanation as MatchScore;
    return [
      {
        id: String(match._id),
        matchScore: match.score,
        matchDetails: { matchedSkills, hasAIGeneration: false, optimizationData: null },
        explanation: { parts, requirementsMet, missing, knockOuts, unstatedParts },
        job: toJobView(listing, now),
      },
    ];
  });
}

/** Matches of a resume, highest score first, ties newest first, then by id (DEC-33). */
export async function findMatches(
  resume: Pick<ResumeRecord, "_id" | "originalResumeId">,
  options: { limit?: number; now: Date },
): Promise<MatchView[]> {
  const matches = await Match.find({ resumeId: rootId(resume) })
    .sort({ score: -1, matchedAt: -1, _id: 1 })
    .limit(options.limit ?? 0)
    .lean();
  return withListings(matches, options.now);
}

/** How many matches a resume has. */
export async function countMatches(resume: Pick<ResumeRecord, "_id" | "originalResumeId">): Promise<number> {
  return Match.countDocuments({ resumeId: rootId(resume) });
}

/** The first `limit` matches of a resume in any of the six orders. Only what is shown is loaded whole. */
export async function findSortedMatches(
  resume: Pick<ResumeRecord, "_id" | "originalResumeId">,
  options: { sort: MatchSort; userLocation: string | null; limit: number; now: Date },
): Promise<MatchView[]> {
  if (options.sort === "match-desc") return findMatches(resume, options);
  const matches = await Match.find({ resumeId: rootId(resume) })
    .sort({ score: -1, matchedAt: -1, _id: 1 })
    .select({ listingId: 1, score: 1, matchedAt: 1 })
    .lean();
  const listings = await Listing.find({ _id: { $in: matches.map((match) => match.listingId) } })
    .select({ location: 1, postedAt: 1, postedDaysAgo: 1 })
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  const keys = matches.flatMap((match) => {
    const listing = byId.get(match.listingId);
    if (!listing) return [];
    return [
      {
        id: String(match._id),
        matchScore: match.score,
        matchedAt: match.matchedAt.toISOString(),
        job: {
          location: listing.location,
          postedDate: postedDate(listing, options.now)?.toISOString() ?? null,
        },
      },
    ];
  });
  const first = sortMatches(keys, options.sort, options)
    .slice(0, options.limit)
    .map((key) => key.id);
  const shown = await Match.find({ _id: { $in: first } }).lean();
  const order = new Map(first.map((id, position) => [id, position]));
  shown.sort((a, b) => (order.get(String(a._id)) ?? 0) - (order.get(String(b._id)) ?? 0));
  return withListings(shown, options.now);
}

/** What stands in for, or beside, the list of matches (DEC-84). */
export function matchListState(facts: {
  resumeCount: number;
  active: Pick<ResumeRecord, "matching"> | null;
  matchCount: number;
  canGenerateMore: boolean;
  now: Date;
}): MatchListState {
  const { active, matchCount } = facts;
  if (facts.resumeCount === 0) return { kind: "no-resume" };
  if (!active) return { kind: "none-active" };
  const { state } = active.matching;
  if (state === "queued" || state === "running") return { kind: "running" };
  if (matchCount > 0) return { kind: "ready" };
  if (state === "failed") return { kind: "failed" };
  if (!facts.canGenerateMore) return { kind: "limit-reached", resetsOn: usageResetsOn(facts.now).toISOString() };
  return { kind: "nothing-fits" };
}

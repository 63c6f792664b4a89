import type { QueryFilter } from "mongoose";
import { Listing } from "../../models/listing.ts";
import { Match, type MatchRecord } from "../../models/match.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import { type ScoreRangeId, scoreRangeLimits, scoreRangeOf } from "../domain/score-range.ts";
import { type MatchSort, sortMatches } from "../domain/sort-matches.ts";
import { toRemarks } from "../jobs/listing-remarks.ts";
import { postedDate, toJobView } from "../jobs/listing-view.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import type { MatchDetails, MatchListState, MatchView } from "./match-view.ts";
import { SPARE_SCORE } from "../domain/fitting-scores.ts";
import { underConditions } from "./narrow-matches.ts";
import { shownMatches } from "./shown-matches.ts";
import { usageResetsOn } from "./usage.ts";

export type Shown = Pick<ResumeRecord, "_id" | "originalResumeId">;
type Conditions = readonly QueryFilter<MatchRecord>[];

/** The resume whose matches are shown for a resume: a variant shows those of its root. */
export function rootId(resume: Shown) {
  return resume.originalResumeId ?? resume._id;
}

function optimizationOf({ optimization }: MatchRecord): MatchDetails["optimizationData"] {
  if (!optimization) return null;
  const { keywordMatchBefore, keywordMatchAfter, skillsAdded, improvedSections, addedKeywords } = optimization;
  return { keywordMatchBefore, keywordMatchAfter, skillsAdded, improvedSections, addedKeywords };
}

/** The score that is shown: the tailored text's while that variant is active, otherwise the original's. */
function shownScore(match: MatchRecord, resume: Shown): Pick<MatchRecord, "score" | "explanation"> {
  const { optimization } = match;
  return optimization && resume._id.equals(optimization.variantId) ? optimization : match;
}

/** Highest score first, ties newest posting first, then by id. */
function byShownScore(resume: Shown): (a: MatchRecord, b: MatchRecord) => number {
  return (a, b) =>
    shownScore(b, resume).score - shownScore(a, resume).score ||
    (b.postedAt?.getTime() ?? 0) - (a.postedAt?.getTime() ?? 0) ||
    (String(a._id) < String(b._id) ? -1 : 1);
}

async function tailoredMatch(resume: Shown, where: Conditions = []): Promise<MatchRecord | null> {
  if (!resume.originalResumeId) return null;
  const matches = underConditions(resume.originalResumeId, where);
  return Match.findOne({ ...matches, "optimization.variantId": resume._id }).lean();
}

async function withListings(matches: MatchRecord[], resume: Shown, now: Date): Promise<MatchView[]> {
  const listings = await Listing.find({ _id: { $in: matches.map((match) => match.listingId) } })
    .select({ facts: 0 })
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  return matches.flatMap((match) => {
    const listing = byId.get(match.listingId);
    if (!listing) return [];
    // Written by scoreMatch, see match-resume.ts.
    const shown = shownScore(match, resume);
    const { parts, requirementsMet, missing, knockOuts, unstatedParts, matchedSkills, ownWeights } =
      shown.explanation as MatchScore;
    return [
      {
        id: String(match._id),
        matchScore: shown.score,
        matchDetails: {
          matchedSkills,
          hasAIGeneration: Boolean(match.optimization),
          optimizationData: optimizationOf(match),
        },
        // Not stored with scores of older versions.
        explanation: { parts, requirementsMet, missing, knockOuts, unstatedParts, ownWeights: ownWeights ?? null },
        job: toJobView(listing, now),
        remarks: toRemarks(listing, now),
      },
    ];
  });
}

/** Matches of a resume, all or under some conditions, highest score first, ties newest posting first, then by id. */
export async function findMatches(
  resume: Shown,
  options: { limit?: number; where?: Conditions; now: Date },
): Promise<MatchView[]> {
  const matches: MatchRecord[] = await Match.find(underConditions(rootId(resume), options.where ?? []))
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .limit(options.limit ?? 0)
    .lean();
  const tailored = await tailoredMatch(resume, options.where);
  if (tailored) {
    const others = matches.filter((match) => !match._id.equals(tailored._id));
    matches.splice(0, matches.length, ...[...others, tailored].sort(byShownScore(resume)).slice(0, matches.length));
  }
  return withListings(matches, resume, options.now);
}

/** All shown scores of a resume, the same as `findMatches` gives, without the matches. */
export async function findMatchScores(resume: Shown): Promise<number[]> {
  const [matches, tailored] = await Promise.all([
    Match.find(shownMatches(rootId(resume)))
      .select({ score: 1 })
      .lean(),
    tailoredMatch(resume),
  ]);
  return matches.map((match) => (tailored?._id.equals(match._id) ? shownScore(tailored, resume).score : match.score));
}

/** A resume's match with one job; null = the job is no match of it. */
export async function findMatchWith(resume: Shown, listingId: string, now: Date): Promise<MatchView | null> {
  const match: MatchRecord | null = await Match.findOne({ resumeId: rootId(resume), listingId }).lean();
  return match && ((await withListings([match], resume, now))[0] ?? null);
}

/** The shown score of a resume for one job; null = the job is no match of it. */
export async function findShownScore(resume: Shown, listingId: string): Promise<number | null> {
  const match: MatchRecord | null = await Match.findOne({ resumeId: rootId(resume), listingId }).lean();
  return match && shownScore(match, resume).score;
}

/** How many matches a resume has. */
export async function countMatches(resume: Shown): Promise<number> {
  return Match.countDocuments(shownMatches(rootId(resume)));
}

/** The highest score that an upload has for any of its matches, from 0 to 100; null = it has none. */
export async function findBestScore(resume: Shown): Promise<number | null> {
  const best = await Match.findOne(shownMatches(rootId(resume)))
    .sort({ score: -1 })
    .select({ score: 1 })
    .lean();
  return best?.score ?? null;
}

/** The condition on matches that a resume shows with a score of this range. */
export async function scoreCondition(resume: Shown, range: ScoreRangeId): Promise<QueryFilter<MatchRecord>> {
  const { from, below } = scoreRangeLimits(range);
  const within = { score: below === null ? { $gte: from } : { $gte: from, $lt: below } };
  const tailored = await tailoredMatch(resume);
  if (!tailored) return within;
  const isWithin = scoreRangeOf(shownScore(tailored, resume).score) === range;
  const others = { ...within, _id: { $ne: tailored._id } };
  return isWithin ? { $or: [others, { _id: tailored._id }] } : others;
}

/** The first `limit` matches of a resume in the order asked for; only these are loaded whole. */
export async function findSortedMatches(
  resume: Shown,
  options: { sort: MatchSort; where: Conditions; userLocation: string | null; limit: number; now: Date },
): Promise<MatchView[]> {
  if (options.sort === "match-desc") return findMatches(resume, options);
  const matches = await Match.find(underConditions(rootId(resume), options.where))
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .select({ listingId: 1, score: 1, postedAt: 1, "optimization.variantId": 1, "optimization.score": 1 })
    .lean();
  matches.sort(byShownScore(resume));
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
        matchScore: shownScore(match, resume).score,
        postedAt: match.postedAt ?? null,
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
  return withListings(shown, resume, options.now);
}

/** Whether some match of a resume is hidden. */
export async function hasHiddenMatch(resume: Shown): Promise<boolean> {
  return (await Match.exists({ resumeId: rootId(resume), hiddenAt: { $ne: null } })) !== null;
}

/** What stands in for, or beside, the list of matches. */
export function matchListState(facts: {
  resumeCount: number;
  active: Pick<ResumeRecord, "matching"> | null;
  /** The highest score of its matches; null = it has none. */
  bestScore: number | null;
  areAllHidden?: boolean;
  canGenerateMore: boolean;
  now: Date;
}): MatchListState {
  const { active, bestScore } = facts;
  const resetsOn = usageResetsOn(facts.now).toISOString();
  if (facts.resumeCount === 0) return { kind: "no-resume" };
  if (!active) return { kind: "none-active" };
  const { state } = active.matching;
  if (state === "queued" || state === "running") return { kind: "running" };
  if (state === "failed") return { kind: "failed" };
  if (bestScore === null && facts.areAllHidden) return { kind: "all-hidden" };
  if (bestScore === null) return facts.canGenerateMore ? { kind: "nothing-fits" } : { kind: "limit-reached", resetsOn };
  const hasOthers = active.matching.lockedMore > 0 && !facts.canGenerateMore;
  return hasOthers && bestScore < SPARE_SCORE ? { kind: "others-fit", resetsOn } : { kind: "ready" };
}

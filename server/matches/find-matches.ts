import { Listing } from "../../models/listing.ts";
import { Match, type MatchRecord } from "../../models/match.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import type { MatchSort } from "../domain/match-sorts.ts";
import { toRemarks } from "../jobs/listing-remarks.ts";
import { postedDate, toJobView } from "../jobs/listing-view.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import type { MatchDetails, MatchView } from "./match-view.ts";
import type { OutlinedMatch } from "./list-counts/outline.ts";
import { shownMatches } from "./shown-matches.ts";
import { sortMatches } from "./sort-matches.ts";

export type Shown = Pick<ResumeRecord, "_id" | "originalResumeId">;

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

async function tailoredMatch(resume: Shown): Promise<MatchRecord | null> {
  if (!resume.originalResumeId) return null;
  const matches = shownMatches(resume.originalResumeId);
  return Match.findOne({ ...matches, "optimization.variantId": resume._id }).lean();
}

/** What a listing's view and remarks are made of: the rest of it is some kilobytes. */
const OF_LISTINGS = [
  ...["source", "title", "company", "companyLogo", "location", "salary", "applicantsCount", "description"],
  ...["requirements", "sourceUrl", "isSample", "postedAt", "postedDaysAgo"],
  ...["ownerId", "addresses", "firstSeenAt", "closedAt", "repostedAt"],
];

const OF_SCORES = ["score", "explanation.matchedSkills", "explanation.requirementsMet"];
const OF_OPTIMIZATIONS = [
  ...["variantId", "keywordMatchBefore", "keywordMatchAfter", "skillsAdded", "improvedSections", "addedKeywords"],
  ...OF_SCORES,
];

/** What a card shows of a match while its reasons are closed: they are most of it. */
const WITHOUT_REASONS = [
  "listingId",
  "postedAt",
  ...OF_SCORES,
  ...OF_OPTIMIZATIONS.map((name) => `optimization.${name}`),
];

async function withListings(matches: MatchRecord[], resume: Shown, now: Date): Promise<MatchView[]> {
  const listings = await Listing.find({ _id: { $in: matches.map((match) => match.listingId) } })
    .select(OF_LISTINGS)
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  return matches.flatMap((match) => {
    const listing = byId.get(match.listingId);
    if (!listing) return [];
    const shown = shownScore(match, resume);
    // Written by scoreMatch, see match-resume.ts; its reasons may not have been asked for.
    const {
      requirementsMet,
      matchedSkills,
      parts = [],
      missing = [],
      knockOuts = [],
      unstatedParts = [],
      ownWeights,
    } = shown.explanation as Pick<MatchScore, "requirementsMet" | "matchedSkills"> & Partial<MatchScore>;
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

type Read = {
  now: Date;
  /** False where no card shows its reasons: then the explanations come without them. */
  withReasons?: boolean;
};

function fieldsOf({ withReasons = true }: Read): string[] {
  return withReasons ? [] : WITHOUT_REASONS;
}

/** Matches of a resume, highest score first, ties newest posting first, then by id. */
export async function findMatches(resume: Shown, options: Read & { limit?: number }): Promise<MatchView[]> {
  const matches: MatchRecord[] = await Match.find(shownMatches(rootId(resume)))
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .limit(options.limit ?? 0)
    .select(fieldsOf(options))
    .lean();
  const tailored = await tailoredMatch(resume);
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

/** Matches with the scores and in the order that a resume shows: those of the text it was tailored to, too. */
export async function asShown(resume: Shown, matches: OutlinedMatch[]): Promise<OutlinedMatch[]> {
  const tailored = await tailoredMatch(resume);
  if (!tailored) return matches;
  const id = String(tailored._id);
  const { score } = shownScore(tailored, resume);
  const sortable = matches.map((match) => {
    const { postedAt } = match;
    const matchScore = match.id === id ? score : match.score;
    const job = { location: "", postedDate: null };
    return { ...match, score: matchScore, matchScore, postedAt: postedAt === null ? null : new Date(postedAt), job };
  });
  const byId = new Map(matches.map((match) => [match.id, match]));
  return sortMatches(sortable, "match-desc", { userLocation: null, now: new Date(0) }).flatMap(({ id, score }) => {
    const match = byId.get(id);
    return match ? [{ ...match, score }] : [];
  });
}

async function sortedIds(matches: OutlinedMatch[], { sort, userLocation, now }: Order): Promise<string[]> {
  const listings = await Listing.find({ _id: { $in: matches.map(({ listingId }) => listingId) } })
    .select({ location: 1, postedAt: 1, postedDaysAgo: 1 })
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  const keys = matches.flatMap(({ id, listingId, score, postedAt }) => {
    const listing = byId.get(listingId);
    if (!listing) return [];
    const job = { location: listing.location, postedDate: postedDate(listing, now)?.toISOString() ?? null };
    return [{ id, matchScore: score, postedAt: postedAt === null ? null : new Date(postedAt), job }];
  });
  return sortMatches(keys, sort, { userLocation, now }).map(({ id }) => id);
}

type Order = { sort: MatchSort; userLocation: string | null; now: Date };

/** The first `limit` of some matches in the order asked for; they come in the order of their scores. */
export async function findSortedMatches(
  resume: Shown,
  matches: OutlinedMatch[],
  { limit, withReasons, ...order }: Order & Read & { limit: number },
): Promise<MatchView[]> {
  const ids = order.sort === "match-desc" ? matches.map(({ id }) => id) : await sortedIds(matches, order);
  const first = ids.slice(0, limit);
  const shown: MatchRecord[] = await Match.find({ _id: { $in: first } })
    .select(fieldsOf({ withReasons, ...order }))
    .lean();
  const byId = new Map(shown.map((match) => [String(match._id), match]));
  return withListings(
    first.flatMap((id) => byId.get(id) ?? []),
    resume,
    order.now,
  );
}

/** Whether some match of a resume is hidden. */
export async function hasHiddenMatch(resume: Shown): Promise<boolean> {
  return (await Match.exists({ resumeId: rootId(resume), hiddenAt: { $ne: null } })) !== null;
}

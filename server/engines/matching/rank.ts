import type { PartWeights } from "../../domain/score-parts.ts";
import type { ListingFacts } from "./listing-facts.ts";
import type { MatchScore } from "./match-score.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import { scoreMatch, scoreTotal } from "./score.ts";
import type { SkillWeights } from "./skill-weights.ts";

export type RankedListing = { id: string; match: MatchScore };

/** `ownWeights` are the person's own of the parts of the score; not given or null = the usual ones. */
type Asked = { limit: number; minimumScore: number; ownWeights?: PartWeights | null };

function byTotalThenId(a: { id: string; total: number }, b: { id: string; total: number }): number {
  return b.total - a.total || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

function byMatchThenId(a: RankedListing, b: RankedListing): number {
  return byTotalThenId({ id: a.id, total: a.match.total }, { id: b.id, total: b.match.total });
}

/** The best listings with reasons, equal ones by id. Scores each; beyond some thousands ListingIndex finds the same. */
export function rankListings(
  resume: ResumeFacts,
  listings: readonly ListingFacts[],
  weights: SkillWeights,
  { limit, minimumScore, ownWeights = null }: Asked,
): RankedListing[] {
  const explain = (listing: ListingFacts) => ({
    id: listing.id,
    match: scoreMatch(resume, listing, weights, ownWeights),
  });
  if (limit >= listings.length && minimumScore <= 0) return listings.map(explain).sort(byMatchThenId);
  return listings
    .map((listing) => ({ id: listing.id, listing, total: scoreTotal(resume, listing, weights, ownWeights) }))
    .filter(({ total }) => Math.round(total) >= minimumScore)
    .sort(byTotalThenId)
    .slice(0, limit)
    .map(({ listing }) => explain(listing));
}

import { keepFitting, SPARE_SCORE } from "../domain/fitting-scores.ts";
import type { PartWeights } from "../domain/score-parts.ts";
import type { ListingIndex, RankedId } from "../engines/matching/index/listing-index.ts";
import type { ResumeQuery } from "../engines/matching/index/resume-query.ts";
import type { ResumeFacts } from "../engines/matching/resume-facts.ts";
import { MAX_MATCHES } from "./write-matches.ts";

export type Scoring = {
  index: ListingIndex;
  facts: ResumeFacts;
  ownWeights: PartWeights | null;
  withSamples: boolean;
};

export type Fitting = { id: string; score: number };

/** The listings that fit a resume best, with their scores; whole lists hold no more than these. */
export function findFitting({ index, facts, ownWeights, withSamples }: Scoring): Fitting[] {
  return toFitting(rankNear(index, index.queryOf(facts, { ownWeights }), withSamples));
}

/** The listings that may fit a query of this index, the best first. */
export function rankNear(index: Pick<ListingIndex, "rank">, query: ResumeQuery, withSamples: boolean): RankedId[] {
  return index.rank(query, { limit: MAX_MATCHES, minimumScore: SPARE_SCORE, withSamples });
}

/** Those of them that fit, with their scores. */
export function toFitting(ranked: RankedId[]): Fitting[] {
  return keepFitting(ranked.map(({ id, total }) => ({ id, score: Math.round(total) })));
}

import { keepFitting, SPARE_SCORE } from "../domain/fitting-scores.ts";
import type { PartWeights } from "../domain/score-parts.ts";
import type { ListingIndex } from "../engines/matching/index/listing-index.ts";
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
  return rankFitting(index, index.queryOf(facts, { ownWeights }), withSamples);
}

/** The same for a query of this index. */
function rankFitting(index: ListingIndex, query: ResumeQuery, withSamples: boolean): Fitting[] {
  const ranked = index.rank(query, { limit: MAX_MATCHES, minimumScore: SPARE_SCORE, withSamples });
  return keepFitting(ranked.map(({ id, total }) => ({ id, score: Math.round(total) })));
}

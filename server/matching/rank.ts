import type { ListingFacts } from "./listing-facts.ts";
import type { MatchScore } from "./match-score.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import { scoreMatch, scoreTotal } from "./score.ts";
import type { SkillWeights } from "./skill-weights.ts";

export type RankedListing = { id: string; match: MatchScore };

type Candidate = { listing: ListingFacts; total: number };

/** Best first: higher total, then the smaller id. */
function compare(a: Candidate, b: Candidate): number {
  return b.total - a.total || (a.listing.id < b.listing.id ? -1 : a.listing.id > b.listing.id ? 1 : 0);
}

/** Keeps the best `limit` in a heap whose root is the worst of them. */
function offer(heap: Candidate[], candidate: Candidate, limit: number): void {
  if (heap.length < limit) {
    let at = heap.push(candidate) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (compare(heap[parent]!, heap[at]!) >= 0) break;
      [heap[parent], heap[at]] = [heap[at]!, heap[parent]!];
      at = parent;
    }
    return;
  }
  if (compare(candidate, heap[0]!) >= 0) return;
  heap[0] = candidate;
  let at = 0;
  for (;;) {
    const left = at * 2 + 1;
    const right = left + 1;
    let worst = at;
    if (left < limit && compare(heap[left]!, heap[worst]!) > 0) worst = left;
    if (right < limit && compare(heap[right]!, heap[worst]!) > 0) worst = right;
    if (worst === at) return;
    [heap[worst], heap[at]] = [heap[at]!, heap[worst]!];
    at = worst;
  }
}

/** The best listings for a resume with their reasons: highest score first, equal ones by id. Scores equal `scoreMatch`. */
export function rankListings(
  resume: ResumeFacts,
  listings: ListingFacts[],
  weights: SkillWeights,
  options: { limit: number; minimumScore: number },
): RankedListing[] {
  if (options.limit <= 0) return [];
  const heap: Candidate[] = [];
  for (const listing of listings) {
    const total = scoreTotal(resume, listing, weights);
    if (Math.round(total) >= options.minimumScore) offer(heap, { listing, total }, options.limit);
  }
  return heap.sort(compare).map(({ listing }) => ({ id: listing.id, match: scoreMatch(resume, listing, weights) }));
}

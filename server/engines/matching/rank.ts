import type { PartWeights } from "../../domain/score-parts.ts";
import { doAtOnce, doInSlices, type Steps } from "../steps.ts";
import type { ListingFacts } from "./listing-facts.ts";
import type { MatchScore } from "./match-score.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import { scoreMatch, scoreTotal } from "./score.ts";
import { type BoundTable, makeBoundTable, scoreBounds } from "./score-bounds.ts";
import type { SkillWeights } from "./skill-weights.ts";

export type RankedListing = { id: string; match: MatchScore };
export type ScoredListing = { listing: ListingFacts; score: number };

type Candidate = { listing: ListingFacts; total: number };

function compare(a: Candidate, b: Candidate): number {
  return b.total - a.total || (a.listing.id < b.listing.id ? -1 : a.listing.id > b.listing.id ? 1 : 0);
}

/** The root of the heap is the worst of the best `limit`. */
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

const tables = new WeakMap<ListingFacts[], { weights: SkillWeights; count: number; table: BoundTable }>();

function* boundTable(listings: ListingFacts[], weights: SkillWeights): Steps<BoundTable> {
  const known = tables.get(listings);
  if (known?.weights === weights && known.count === listings.length) return known.table;
  const table = yield* makeBoundTable(listings, weights);
  tables.set(listings, { weights, count: listings.length, table });
  return table;
}

function stepsDown(bounds: Float64Array, least: number): [number, number[]][] {
  const steps = new Map<number, number[]>();
  bounds.forEach((bound, index) => {
    if (bound < least) return;
    const step = Math.floor(bound);
    const list = steps.get(step);
    if (list) list.push(index);
    else steps.set(step, [index]);
  });
  return [...steps].sort(([a], [b]) => b - a);
}

type Ranking = {
  resume: ResumeFacts;
  listings: ListingFacts[];
  weights: SkillWeights;
  /** The person's own weights of the parts of the score; not given or null = the usual ones. */
  ownWeights?: PartWeights | null;
  limit: number;
  minimumScore: number;
};

/** Only listings whose bound can still reach the best are scored in full, and none is explained. */
function* totals({ resume, listings, weights, ownWeights = null, ...options }: Ranking): Steps<ScoredListing[]> {
  if (options.limit <= 0) return [];
  const bounds = scoreBounds(resume, yield* boundTable(listings, weights), { weights, ownWeights });
  const heap: Candidate[] = [];
  for (const [step, indexes] of stepsDown(bounds, options.minimumScore - 0.5)) {
    if (heap.length === options.limit && heap[0]!.total >= step + 1) break;
    for (const index of indexes) {
      if (heap.length === options.limit && heap[0]!.total > bounds[index]!) continue;
      const listing = listings[index]!;
      const total = scoreTotal(resume, listing, weights, ownWeights);
      if (Math.round(total) >= options.minimumScore) offer(heap, { listing, total }, options.limit);
      yield;
    }
  }
  return heap.sort(compare).map(({ listing, total }) => ({ listing, score: Math.round(total) }));
}

function* explained(ranking: Ranking): Steps<RankedListing[]> {
  const { resume, weights, ownWeights } = ranking;
  const matches: RankedListing[] = [];
  for (const { listing } of yield* totals(ranking)) {
    matches.push({ id: listing.id, match: scoreMatch(resume, listing, weights, ownWeights) });
    yield;
  }
  return matches;
}

/** The best listings for a resume with their reasons: highest score first, equal ones by id. Scores equal `scoreMatch`. */
export function rankListings(
  resume: ResumeFacts,
  listings: ListingFacts[],
  weights: SkillWeights,
  options: Pick<Ranking, "ownWeights" | "limit" | "minimumScore">,
): RankedListing[] {
  return doAtOnce(explained({ resume, listings, weights, ...options }));
}

/** The same in slices, for a process that others wait for. */
export async function rankListingsInSlices(ranking: Ranking): Promise<RankedListing[]> {
  return await doInSlices(explained(ranking));
}

/** The scores alone, without their reasons, in slices. */
export async function rankTotalsInSlices(ranking: Ranking): Promise<ScoredListing[]> {
  return await doInSlices(totals(ranking));
}

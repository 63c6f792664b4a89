import { FILLED_UP_TO, MATCH_SCORE, SPARE_SCORE } from "../../domain/fitting-scores.ts";
import type { ListingIndex, RankedId } from "../../engines/matching/index/listing-index.ts";
import type { ResumeQuery } from "../../engines/matching/index/resume-query.ts";
import { rankNear, toFitting } from "../find-fitting.ts";
import { MAX_MATCHES } from "../write-matches.ts";

/** More fitting jobs than are counted become no more by new ones; the number stands for a day. */
const RECOUNT_MS = 24 * 3_600_000;
/** Totals have six decimals, and are rounded to scores. */
const STEP = 1e-7;
const JUST_BELOW = 0.5 + STEP;
const ALL = SPARE_SCORE - JUST_BELOW;

/** What fits a resume as it was last counted: held for thousands of resumes, so in columns. */
export type FittingJobs = {
  countedAt: number;
  withSamples: boolean;
  /** Whether as many fit as are ever counted; then none is held. */
  isMost: boolean;
  /** All jobs with a higher total are held. */
  above: number;
  ids: string[];
  totals: Float64Array;
  /** When each was changed last as it was scored, in ms. */
  changed: Float64Array;
};

type Offered = Pick<ListingIndex, "rank" | "changedAt">;
type Counted = { fitting: string[]; jobs: FittingJobs };
type Held = RankedId & { changedAt: number | null };

function idsOf(ranked: RankedId[]): string[] {
  return toFitting(ranked).map(({ id }) => id);
}

function toJobs(held: Held[], { above, withSamples }: { above: number; withSamples: boolean }): FittingJobs {
  return {
    countedAt: Date.now(),
    withSamples,
    isMost: false,
    above,
    ids: held.map(({ id }) => id),
    totals: Float64Array.from(held, ({ total }) => total),
    changed: Float64Array.from(held, ({ changedAt }) => changedAt ?? Number.NaN),
  };
}

/** Whether so many stand for themselves: no new posting changes their number for a day. */
export function isSettled(jobs: FittingJobs | null, now: number): boolean {
  return jobs?.isMost === true && now - jobs.countedAt < RECOUNT_MS;
}

/** The score that a posting has to reach to change what is held. */
export function leastCounted({ above }: FittingJobs): number {
  return Math.min(MATCH_SCORE, Math.floor(above + JUST_BELOW + STEP));
}

/** The listings that fit a query best, of all there are. */
export function countFitting(index: Offered, query: ResumeQuery, withSamples: boolean): Counted {
  const ranked = rankNear(index, query, withSamples);
  const fitting = idsOf(ranked);
  const isMost = fitting.length === MAX_MATCHES;
  const least = ranked[fitting.length - 1];
  const isFilledUp = least === undefined || Math.round(least.total) < MATCH_SCORE;
  const last = ranked.length < MAX_MATCHES ? ALL : ranked.at(-1)!.total;
  const above = isFilledUp ? last : MATCH_SCORE - JUST_BELOW;
  const held = isMost ? [] : ranked.filter(({ total }) => total > above);
  const dated = held.map(({ id, total }) => ({ id, total, changedAt: index.changedAt(id) }));
  return { fitting, jobs: { ...toJobs(dated, { above, withSamples }), isMost } };
}

/** The same from what fitted before and the arrived ones near enough to fit; null = all have to be ranked anew. */
export function followFitting(
  known: FittingJobs,
  { index, withSamples, arrived }: { index: Offered; withSamples: boolean; arrived: RankedId[] },
): Counted | null {
  const { above } = known;
  if (known.isMost || known.withSamples !== withSamples) return null;
  const byId = new Map<string, Held>();
  for (const [at, id] of known.ids.entries()) {
    const changedAt = index.changedAt(id);
    if (changedAt === known.changed[at]) byId.set(id, { id, total: known.totals[at]!, changedAt });
  }
  for (const { id, total } of arrived) {
    if (total > above) byId.set(id, { id, total, changedAt: index.changedAt(id) });
  }
  const held = [...byId.values()].sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
  const fitting = idsOf(held);
  const isShort = above !== ALL && held.length < FILLED_UP_TO;
  return isShort || fitting.length >= MAX_MATCHES ? null : { fitting, jobs: toJobs(held, { above, withSamples }) };
}

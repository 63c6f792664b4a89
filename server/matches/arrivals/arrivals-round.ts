import { setImmediate as whateverWaits } from "node:timers/promises";
import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { Resume } from "../../../models/resume.ts";
import { Usage } from "../../../models/usage.ts";
import { User } from "../../../models/user.ts";
import { MATCH_SCORE, SPARE_SCORE } from "../../domain/fitting-scores.ts";
import { PLANS } from "../../domain/plans.ts";
import { tierOf } from "../../domain/tier.ts";
import type { ListingIndex, RankedId } from "../../engines/matching/index/listing-index.ts";
import { usesSamples } from "../../jobs/uses-samples.ts";
import { requestMatching } from "../request-matching.ts";
import { usageMonth } from "../usage.ts";
import type { ActiveResume } from "./active-resumes.ts";
import { isSettled, leastCounted } from "./fitting-jobs.ts";
import { leastToEnter } from "./list-end.ts";
import { countLocked, type ToCount } from "./locked-more.ts";
import { type Entering, type KnownPostings, writeArrived } from "./write-arrived.ts";

const SCORED_AT_ONCE = 200;
const WRITTEN_AT_ONCE = 25;
const LISTINGS_AT_ONCE = 500;
const FEW_ARRIVED = 200; // among more than these something is near to everybody, who is counted without being asked

/** Postings that arrived, against all resumes that were active and matched when it began. */
export type Round = {
  index: ListingIndex;
  picked: ListingIndex;
  changedAt: Map<string, number>;
  /** By resume: the arrived ones that are its matches already, changed now. */
  existing: Map<string, string[]>;
  /** Read since it was last gone on with: postings may be closed in between. */
  known: KnownPostings;
  waiting: ActiveResume[];
};

type Candidate = { active: ActiveResume; added: string[]; existing: string[] };

export async function beginRound(
  index: ListingIndex,
  arrived: { id: string; updatedAt: number }[],
  waiting: ActiveResume[],
): Promise<Round> {
  const ids = arrived.map(({ id }) => id);
  const existing = new Map<string, string[]>();
  for (let from = 0; from < ids.length; from += LISTINGS_AT_ONCE) {
    const matches = await Match.find({ listingId: { $in: ids.slice(from, from + LISTINGS_AT_ONCE) } })
      .select({ resumeId: 1, listingId: 1, _id: 0 })
      .lean();
    for (const { resumeId, listingId } of matches) {
      const known = existing.get(String(resumeId));
      if (known) known.push(listingId);
      else existing.set(String(resumeId), [listingId]);
    }
  }
  const changedAt = new Map(arrived.map(({ id, updatedAt }) => [id, updatedAt]));
  return { index, picked: index.picked(ids), changedAt, existing, known: new Map(), waiting: [...waiting] };
}

function limitOf({ owner }: ActiveResume, now: Date): number | null {
  return PLANS[tierOf(owner, now)].jobMatchLimit;
}

/** The arrived ones that a plan without a limit keeps; what its list asks for is looked up once something comes near. */
async function findBetter(round: Round, active: ActiveResume): Promise<RankedId[]> {
  const near = changedSince(round, active, rankArrived(round, active, active.least?.score ?? MATCH_SCORE));
  if (active.least !== null || near.length === 0) return near;
  const [at, score] = [Date.now(), await leastToEnter(active.resumeId)];
  active.least = { score, at };
  return near.filter(({ total }) => Math.round(total) >= score);
}

function rankArrived({ picked }: Round, { query }: ActiveResume, minimumScore: number): RankedId[] {
  return picked.rank(query, { limit: picked.size, minimumScore, withSamples: false });
}

function changedSince({ changedAt }: Round, { seenUpTo }: ActiveResume, ranked: RankedId[]): RankedId[] {
  return ranked.filter(({ id }) => (changedAt.get(id) ?? 0) >= seenUpTo);
}

function findExisting({ existing, changedAt }: Round, { resumeId, seenUpTo }: ActiveResume): string[] {
  return (existing.get(String(resumeId)) ?? []).filter((id) => (changedAt.get(id) ?? 0) >= seenUpTo);
}

async function findCounted(limited: ActiveResume[], now: Date): Promise<Map<string, string[]>> {
  const ownerIds = limited.map(({ owner }) => owner._id);
  const usages = await Usage.find({ ownerId: { $in: ownerIds }, month: usageMonth(now) })
    .select({ ownerId: 1, countedJobIds: 1 })
    .lean();
  return new Map(usages.map(({ ownerId, countedJobIds }) => [String(ownerId), countedJobIds]));
}

type Limited = { limit: number; counted: string[]; now: Date };
/** `near` = all that arrived and may change what is counted beyond the limit; null = nothing does. */
type WithinLimit = { added: RankedId[]; near: RankedId[] | null };

/** Of a month whose jobs are all counted, only these can still be matches; many resumes need not be scored then. */
function findWithinLimit(round: Round, active: ActiveResume, { limit, counted, now }: Limited): WithinLimit {
  const { fitting: known } = active;
  const isFull = counted.length >= limit;
  const left = counted.filter((id) => round.changedAt.has(id));
  const isOver = isSettled(known, now.getTime());
  const mayEnter = !isFull || left.length > 0;
  const isAsked = !isOver && (known !== null || round.picked.size <= FEW_ARRIVED);
  const least = known ? leastCounted(known) : SPARE_SCORE;
  const near = mayEnter || isAsked ? rankArrived(round, active, isAsked ? least : MATCH_SCORE) : [];
  const later = changedSince(round, active, near);
  const fitting = later.filter(({ total }) => Math.round(total) >= MATCH_SCORE);
  const added = isFull ? fitting.filter(({ id }) => left.includes(id)) : fitting;
  const isSame = isAsked && later.length === 0 && !known?.ids.some((id) => round.changedAt.has(id));
  return { added, near: isOver || isSame ? null : near };
}

function sinceLastCount({ resumeId, query, fitting }: ActiveResume, near: RankedId[], withSamples: boolean): ToCount {
  const since = fitting ? { known: fitting, arrived: near } : undefined;
  return { resumeId, query, withSamples, since };
}

async function findEntering(candidates: Candidate[]): Promise<Entering[]> {
  const byId = new Map(candidates.map((candidate) => [String(candidate.active.resumeId), candidate]));
  const resumes = await Resume.find({
    _id: { $in: candidates.map(({ active }) => active.resumeId) },
    // Who is being matched, or waits for a turn of its own, has that one.
    "matching.state": "done",
    "matching.arrivalsAskedAt": null,
  })
    .select({ ownerId: 1, profile: 1 })
    .lean();
  const users = await User.find({ _id: { $in: resumes.map(({ ownerId }) => ownerId) } }).lean();
  const owners = new Map(users.map((user) => [String(user._id), user]));
  return resumes.flatMap((resume) => {
    const [user, candidate] = [owners.get(String(resume.ownerId)), byId.get(String(resume._id))];
    if (!user || !candidate) return [];
    return [{ resume, user, added: candidate.added, existing: candidate.existing }];
  });
}

async function write(round: Round, candidates: Candidate[], now: Date): Promise<void> {
  const entering = await findEntering(candidates);
  const leasts = await writeArrived(entering, { weights: round.index.weights, known: round.known, now });
  for (const { active } of candidates) {
    const least = leasts.get(String(active.resumeId));
    if (least !== undefined) active.least = { score: Math.max(MATCH_SCORE, least), at: now.getTime() };
  }
  const ids: Types.ObjectId[] = entering.map(({ resume }) => resume._id);
  const left = new Set((await Resume.distinct("_id", { _id: { $in: ids } })).map(String));
  const gone = ids.filter((id) => !left.has(String(id)));
  if (gone.length > 0) await Match.deleteMany({ resumeId: { $in: gone } });
}

async function matchSome(round: Round, some: ActiveResume[]): Promise<void> {
  const now = new Date();
  const candidates: Candidate[] = [];
  const near: ToCount[] = [];
  const counted = await findCounted(
    some.filter((active) => limitOf(active, now) !== null),
    now,
  );
  for (const active of some) {
    const withSamples = usesSamples(active.owner, round.index.hasRealPostings);
    if (active.usedSamples && !withSamples) {
      await requestMatching(active.resumeId, { priority: "normal" });
      continue;
    }
    const limit = limitOf(active, now);
    const existing = findExisting(round, active);
    const of = { counted: counted.get(String(active.owner._id)) ?? [], now };
    const within = limit === null ? null : findWithinLimit(round, active, { limit, ...of });
    const better = within?.added ?? (await findBetter(round, active));
    const added = better.map(({ id }) => id).filter((id) => !existing.includes(id));
    if (added.length > 0 || existing.length > 0) candidates.push({ active, added, existing });
    if (limit === null) active.fitting = null;
    if (within?.near) near.push(sinceLastCount(active, within.near, withSamples));
  }
  for (let from = 0; from < candidates.length; from += WRITTEN_AT_ONCE)
    await write(round, candidates.slice(from, from + WRITTEN_AT_ONCE), now);
  const fitting = await countLocked(near, round.index);
  for (const active of some) active.fitting = fitting.get(String(active.resumeId)) ?? active.fitting;
}

/** Goes on with a round until that time, in ms; answers whether it is through. */
export async function continueRound(round: Round, until: number): Promise<boolean> {
  round.known.clear();
  while (round.waiting.length > 0 && Date.now() < until) {
    await matchSome(round, round.waiting.slice(0, SCORED_AT_ONCE));
    round.waiting.splice(0, SCORED_AT_ONCE);
    await whateverWaits();
  }
  return round.waiting.length === 0;
}

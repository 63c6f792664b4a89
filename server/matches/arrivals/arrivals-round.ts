import { setImmediate as whateverWaits } from "node:timers/promises";
import type { Types } from "mongoose";
import { Match } from "../../../models/match.ts";
import { Resume } from "../../../models/resume.ts";
import { Usage } from "../../../models/usage.ts";
import { User } from "../../../models/user.ts";
import { MATCH_SCORE, SPARE_SCORE } from "../../domain/fitting-scores.ts";
import { PLANS } from "../../domain/plans.ts";
import { tierOf } from "../../domain/tier.ts";
import type { ListingIndex } from "../../engines/matching/index/listing-index.ts";
import { usesSamples } from "../../jobs/uses-samples.ts";
import { requestMatching } from "../request-matching.ts";
import { usageMonth } from "../usage.ts";
import type { ActiveResume } from "./active-resumes.ts";
import { leastToEnter } from "./least-to-enter.ts";
import { countLocked } from "./locked-more.ts";
import { type Entering, writeArrived } from "./write-arrived.ts";

/** Resumes that are scored, and that are read and written, at a time. */
const SCORED_AT_ONCE = 200;
const WRITTEN_AT_ONCE = 25;
const LISTINGS_AT_ONCE = 500;

/** Postings that arrived, against all resumes that were active and matched when it began. */
export type Round = {
  index: ListingIndex;
  /** The arrived ones alone, and when each was changed. */
  picked: ListingIndex;
  changedAt: Map<string, number>;
  /** By resume: the arrived ones that are its matches already, changed now. */
  existing: Map<string, string[]>;
  waiting: ActiveResume[];
};

/** What may enter the list of a resume, and what changed in it. */
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
  return { index, picked: index.picked(ids), changedAt, existing, waiting: [...waiting] };
}

function limitOf({ owner }: ActiveResume, now: Date): number | null {
  return PLANS[tierOf(owner, now)].jobMatchLimit;
}

/** The totals of what arrived after the resume was matched, down to what can be of use; the best first. */
async function findCandidate(round: Round, active: ActiveResume, now: Date): Promise<Candidate & { isNear: boolean }> {
  const isLimited = limitOf(active, now) !== null;
  const minimumScore = isLimited ? SPARE_SCORE : (active.least?.score ?? MATCH_SCORE);
  const asked = { limit: round.picked.size, minimumScore, withSamples: false };
  const isLater = (id: string) => (round.changedAt.get(id) ?? 0) >= active.seenUpTo;
  const existing = (round.existing.get(String(active.resumeId)) ?? []).filter(isLater);
  const near = round.picked.rank(active.query, asked).filter(({ id }) => isLater(id) && !existing.includes(id));
  let added = near.filter(({ total }) => Math.round(total) >= MATCH_SCORE);
  if (!isLimited && active.least === null && added.length > 0) {
    active.least = { score: await leastToEnter(active.resumeId), at: now.getTime() };
    added = added.filter(({ total }) => Math.round(total) >= (active.least?.score ?? MATCH_SCORE));
  }
  return { active, added: added.map(({ id }) => id), existing, isNear: near.length > 0 };
}

/** Of a month whose jobs are all counted, only these can still be matches. */
async function leaveCountedAlone(candidates: Candidate[], now: Date): Promise<Candidate[]> {
  const limited = candidates.filter(({ active }) => limitOf(active, now) !== null);
  const usages = await Usage.find({
    ownerId: { $in: limited.map(({ active }) => active.owner._id) },
    month: usageMonth(now),
  })
    .select({ ownerId: 1, countedJobIds: 1 })
    .lean();
  const counted = new Map(usages.map(({ ownerId, countedJobIds }) => [String(ownerId), countedJobIds]));
  return candidates.map((candidate) => {
    const limit = limitOf(candidate.active, now);
    const ids = counted.get(String(candidate.active.owner._id)) ?? [];
    if (limit === null || ids.length < limit) return candidate;
    return { ...candidate, added: candidate.added.filter((id) => ids.includes(id)) };
  });
}

async function findEntering(candidates: Candidate[]): Promise<Entering[]> {
  const byId = new Map(candidates.map((candidate) => [String(candidate.active.resumeId), candidate]));
  const resumes = await Resume.find({
    _id: { $in: candidates.map(({ active }) => active.resumeId) },
    // Who is being matched, or waits for a turn of its own, has that one.
    ...{ "matching.state": "done", "matching.arrivalsAskedAt": null },
  }).lean();
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
  const leasts = await writeArrived(entering, { weights: round.index.weights, now });
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
  const limited = [];
  for (const active of some) {
    const withSamples = usesSamples(active.owner, round.index.hasRealPostings);
    if (active.usedSamples && !withSamples) {
      await requestMatching(active.resumeId, { priority: "normal" });
      continue;
    }
    const { isNear, ...candidate } = await findCandidate(round, active, now);
    if (candidate.added.length > 0 || candidate.existing.length > 0) candidates.push(candidate);
    if (isNear && limitOf(active, now) !== null) limited.push({ ...active, withSamples });
  }
  const open = (await leaveCountedAlone(candidates, now)).filter(
    ({ added, existing }) => added.length > 0 || existing.length > 0,
  );
  for (let from = 0; from < open.length; from += WRITTEN_AT_ONCE)
    await write(round, open.slice(from, from + WRITTEN_AT_ONCE), now);
  await countLocked(limited, round.index);
}

/** Goes on with a round until that time, in ms; answers whether it is through. */
export async function continueRound(round: Round, until: number): Promise<boolean> {
  while (round.waiting.length > 0 && Date.now() < until) {
    await matchSome(round, round.waiting.slice(0, SCORED_AT_ONCE));
    round.waiting.splice(0, SCORED_AT_ONCE);
    await whateverWaits();
  }
  return round.waiting.length === 0;
}

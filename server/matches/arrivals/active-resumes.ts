import type { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../../models/resume.ts";
import { User, type UserRecord } from "../../../models/user.ts";
import type { Profile } from "../../engines/analysis/profile.ts";
import type { ListingIndex } from "../../engines/matching/index/listing-index.ts";
import type { ResumeQuery } from "../../engines/matching/index/resume-query.ts";
import { extractResumeFacts } from "../../engines/matching/resume-facts.ts";
import { ownWeightsOf } from "../own-weights.ts";
import type { FittingJobs } from "./fitting-jobs.ts";

/** Clocks differ, and a write takes a moment: what changed this shortly before the last look is looked at again. */
export const OVERLAP_MS = 60_000;
const AT_ONCE = 50;
const IDS_AT_ONCE = 1_000;

const PLAN = { activeResumeId: 1, subscriptionTier: 1, paidUntil: 1, persona: 1 } as const;
type Owner = Pick<UserRecord, "_id" | "activeResumeId" | "subscriptionTier" | "paidUntil" | "persona">;

export type ActiveResume = {
  resumeId: Types.ObjectId;
  owner: Owner;
  query: ResumeQuery;
  /** In ms; postings that changed earlier were matched with it as a whole. */
  seenUpTo: number;
  usedSamples: boolean;
  /** What the last one of a full list scores, and when it was so; null = not known yet. */
  least: { score: number; at: number } | null;
  /** Of a plan with a limit: all that fits, followed from round to round; null = not counted yet. */
  fitting: FittingJobs | null;
};

type Held = {
  words: ListingIndex["words"];
  upTo: number;
  byId: Map<string, ActiveResume>;
  uploads: Map<string, string>;
};

let held: Held | null = null;

async function findOwners({ uploads }: Held): Promise<Map<string, Owner>> {
  const owners = await User.find({ activeResumeId: { $ne: null } })
    .select(PLAN)
    .lean();
  const unknown = owners.flatMap(({ activeResumeId: id }) => (id && !uploads.has(String(id)) ? id : []));
  for (let from = 0; from < unknown.length; from += IDS_AT_ONCE) {
    const heads = await Resume.find({ _id: { $in: unknown.slice(from, from + IDS_AT_ONCE) } })
      .select({ originalResumeId: 1 })
      .lean();
    for (const { _id, originalResumeId } of heads) uploads.set(String(_id), String(originalResumeId ?? _id));
  }
  const byUpload = owners.map((owner) => [uploads.get(String(owner.activeResumeId)), owner] as const);
  return new Map(byUpload.flatMap(([id, owner]) => (id === undefined ? [] : [[id, owner]])));
}

async function take(index: ListingIndex, ids: string[], { byId }: Held): Promise<void> {
  const resumes = await Resume.find({ _id: { $in: ids }, "matching.state": "done" })
    .select({ ownerId: 1, profile: 1, matching: 1 })
    .lean();
  const users = await User.find({ _id: { $in: resumes.map(({ ownerId }) => ownerId) } })
    .select({ ...PLAN, wishes: 1, partWeights: 1 })
    .lean();
  const owners = new Map(users.map((user) => [String(user._id), user]));
  const now = new Date();
  for (const { _id: resumeId, ownerId, profile, matching } of resumes) {
    const owner = owners.get(String(ownerId));
    if (!owner) continue;
    // Written by analyseResume, see upload-resume.ts.
    const facts = extractResumeFacts(profile as Profile, owner.wishes ?? undefined);
    const query = index.queryOf(facts, { ownWeights: ownWeightsOf(owner, now), isKept: true });
    const seenUpTo = seenUpToOf(matching);
    const fresh = { usedSamples: matching.usedSamples, least: null, fitting: null };
    byId.set(String(resumeId), { resumeId, owner, query, seenUpTo, ...fresh });
  }
}

/** In ms: postings that changed earlier were matched with a resume of this state. */
export function seenUpToOf({ arrivalsUpTo, requestedAt }: ResumeRecord["matching"]): number {
  return (arrivalsUpTo ?? requestedAt).getTime() - OVERLAP_MS;
}

/** All resumes that are active and matched, held in memory: only what changed is read. Null = it took until `until`. */
export async function followActiveResumes(index: ListingIndex, until: number): Promise<ActiveResume[] | null> {
  // Queries name words by the numbers of one index and its weights.
  if (held?.words !== index.words) held = { words: index.words, upTo: 0, byId: new Map(), uploads: new Map() };
  const now = held;
  const began = Date.now();
  const owners = await findOwners(now);
  const since = { "matching.finishedAt": { $gte: new Date(now.upTo - OVERLAP_MS) } };
  const changed = now.upTo === 0 ? [] : await Resume.distinct("_id", since);
  for (const id of changed) now.byId.delete(String(id));
  now.upTo = began;
  for (const id of now.byId.keys()) if (!owners.has(id)) now.byId.delete(id);
  const missing = [...owners.keys()].filter((id) => !now.byId.has(id));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    if (Date.now() > until) return null;
    await take(index, missing.slice(from, from + AT_ONCE), now);
  }
  for (const [id, active] of now.byId) active.owner = owners.get(id) ?? active.owner;
  return [...now.byId.values()];
}

/** Lists that lost matches then, or shortly before or after, may take what they would have turned away. */
export function forgetLeasts(shrankAt: Date | null): void {
  if (!shrankAt) return;
  const validFrom = shrankAt.getTime() + OVERLAP_MS;
  for (const active of held?.byId.values() ?? []) {
    if (active.least && active.least.at < validFrom) active.least = null;
  }
}

/** After rounds of another process what fits is counted anew: this one has not seen what arrived in them. */
export function forgetFitting(): void {
  for (const active of held?.byId.values() ?? []) if (!active.fitting?.isMost) active.fitting = null;
}

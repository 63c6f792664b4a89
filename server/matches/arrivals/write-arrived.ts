import type { Types } from "mongoose";
import { Listing } from "../../../models/listing.ts";
import { Match } from "../../../models/match.ts";
import type { ResumeRecord } from "../../../models/resume.ts";
import type { UserRecord } from "../../../models/user.ts";
import { PLANS } from "../../domain/plans.ts";
import { tierOf } from "../../domain/tier.ts";
import type { Profile } from "../../engines/analysis/profile.ts";
import type { ListingFacts } from "../../engines/matching/listing-facts.ts";
import { rankListings } from "../../engines/matching/rank.ts";
import { extractResumeFacts } from "../../engines/matching/resume-facts.ts";
import type { SkillWeights } from "../../engines/matching/skill-weights.ts";
import { OFFERED } from "../../jobs/matching-basis.ts";
import { forgetListCounts } from "../../remembered/forget-list-counts.ts";
import { ownWeightsOf } from "../own-weights.ts";
import { claimJobs, countJobs } from "../usage.ts";
import { findListEnd } from "./list-end.ts";
import { MAX_MATCHES, type RankedList, TAKEN_OVER, type TakenOver, writeLists } from "../write-matches.ts";

export type KnownPostings = Map<string, TakenOver & { facts: ListingFacts }>;

const MOST_KNOWN = 4_000; // they are some KB each

/** A resume with the postings that may enter its list, the best first, and with those that are in it already. */
export type Entering = {
  resume: Pick<ResumeRecord, "_id" | "ownerId" | "profile">;
  user: UserRecord;
  added: string[];
  existing: string[];
};

type Chosen = Entering & { ids: string[] };

function limitOf({ user }: Entering, now: Date): number | null {
  return PLANS[tierOf(user, now)].jobMatchLimit;
}

/** What the plans allow, in the order of `entering`; those without a limit are counted at once. */
async function chooseWithinPlans(entering: Entering[], now: Date): Promise<Chosen[]> {
  const chosen: Chosen[] = [];
  const unlimited: { ownerId: Types.ObjectId; jobIds: string[] }[] = [];
  for (const one of entering) {
    const [limit, best] = [limitOf(one, now), one.added.slice(0, MAX_MATCHES)];
    const { ownerId, _id: resumeId } = one.resume;
    const granted = limit === null ? best : await claimJobs(ownerId, best, { now, limit, resumeId });
    if (limit === null) unlimited.push({ ownerId, jobIds: best });
    chosen.push({ ...one, ids: [...new Set([...one.existing, ...granted])] });
  }
  await countJobs(unlimited, now);
  return chosen;
}

/** Adds those that are offered and not known yet: what is prepared for scoring is kept with their facts. */
async function readOffered(ids: string[], known: KnownPostings): Promise<void> {
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  if (unknown.length === 0) return;
  if (known.size > 0 && known.size + unknown.length > MOST_KNOWN) {
    known.clear();
    return await readOffered(ids, known);
  }
  const records = await Listing.find({ _id: { $in: unknown }, ...OFFERED, isSample: { $ne: true } })
    .select({ ...TAKEN_OVER, facts: 1 })
    .lean();
  // Written by extractListingFacts of this very version, see posting-record.ts.
  for (const record of records) known.set(record._id, { ...record, facts: record.facts as ListingFacts });
}

/** Of plans without a limit only the best are kept. Answers what the last of each full list scores, 0 = it is not full. */
async function dropWorst(resumeIds: Types.ObjectId[]): Promise<Map<string, number>> {
  const leasts = new Map<string, number>();
  const worst: Types.ObjectId[] = [];
  const ends = await Promise.all(resumeIds.map(findListEnd));
  for (const [at, { least, beyond }] of ends.entries()) {
    leasts.set(String(resumeIds[at]), least);
    worst.push(...beyond);
  }
  if (worst.length === 0) return leasts;
  await forgetListCounts({ _id: { $in: resumeIds } });
  await Match.deleteMany({ _id: { $in: worst } });
  return leasts;
}

/** Writes what the plans of these people allow; answers what the last of each list without a limit scores. */
export async function writeArrived(
  entering: Entering[],
  { weights, known, now }: { weights: SkillWeights; known: KnownPostings; now: Date },
): Promise<Map<string, number>> {
  const chosen = await chooseWithinPlans(entering, now);
  const ids = chosen.flatMap((one) => one.ids);
  await readOffered(ids, known);
  const lists = chosen.map(({ resume, user, ids, existing }): RankedList => {
    // Written by analyseResume, see upload-resume.ts.
    const facts = extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
    const listings = ids.flatMap((id) => known.get(id)?.facts ?? []);
    const ownWeights = ownWeightsOf(user, now);
    return {
      resume,
      existing: new Set(existing),
      chosen: rankListings(facts, listings, weights, { limit: ids.length, minimumScore: 0, ownWeights }),
    };
  });
  await writeLists(lists, known, { now, newAt: now });
  const unlimited = entering.filter((one) => limitOf(one, now) === null);
  return await dropWorst(unlimited.map(({ resume }) => resume._id));
}

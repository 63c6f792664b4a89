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
import { claimJobs } from "../usage.ts";
import { MAX_MATCHES, type RankedList, writeLists } from "../write-matches.ts";

/** A resume with the postings that may enter its list, the best first, and with those that are in it already. */
export type Entering = { resume: ResumeRecord; user: UserRecord; added: string[]; existing: string[] };

async function chooseIds({ resume, user, added, existing }: Entering, now: Date): Promise<string[]> {
  const limit = PLANS[tierOf(user, now)].jobMatchLimit;
  const best = added.slice(0, MAX_MATCHES);
  const granted = await claimJobs(resume.ownerId, best, { now, limit, resumeId: resume._id });
  return [...new Set([...existing, ...granted])];
}

async function findOffered(ids: Set<string>): Promise<Map<string, ListingFacts>> {
  const records = await Listing.find({ _id: { $in: [...ids] }, ...OFFERED, isSample: { $ne: true } })
    .select({ facts: 1 })
    .lean();
  // Written by extractListingFacts of this very version, see posting-record.ts.
  return new Map(records.map(({ _id, facts }) => [_id, facts as ListingFacts]));
}

/** Of plans without a limit only the best are kept. Answers what the last of each full list scores, 0 = it is not full. */
async function dropWorst(resumeIds: Types.ObjectId[]): Promise<Map<string, number>> {
  const leasts = new Map<string, number>();
  const worst: Types.ObjectId[] = [];
  for (const resumeId of resumeIds) {
    const [last, ...beyond] = await Match.find({ resumeId, isOwn: { $ne: true } })
      .sort({ score: -1, postedAt: -1, _id: 1 })
      .skip(MAX_MATCHES - 1)
      .select({ score: 1 })
      .lean();
    leasts.set(String(resumeId), last?.score ?? 0);
    worst.push(...beyond.map(({ _id }) => _id));
  }
  if (worst.length === 0) return leasts;
  await forgetListCounts({ _id: { $in: resumeIds } });
  await Match.deleteMany({ _id: { $in: worst } });
  return leasts;
}

/** Writes what the plans of these people allow; answers what the last of each list without a limit scores. */
export async function writeArrived(
  entering: Entering[],
  { weights, now }: { weights: SkillWeights; now: Date },
): Promise<Map<string, number>> {
  const chosen = [];
  for (const one of entering) chosen.push({ ...one, ids: await chooseIds(one, now) });
  const offered = await findOffered(new Set(chosen.flatMap(({ ids }) => ids)));
  const lists = chosen.map(({ resume, user, ids }): RankedList => {
    // Written by analyseResume, see upload-resume.ts.
    const facts = extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
    const listings = ids.flatMap((id) => offered.get(id) ?? []);
    const ownWeights = ownWeightsOf(user, now);
    return {
      resume,
      chosen: rankListings(facts, listings, weights, { limit: ids.length, minimumScore: 0, ownWeights }),
    };
  });
  await writeLists(lists, { now, newAt: now });
  const unlimited = entering.filter(({ user }) => PLANS[tierOf(user, now)].jobMatchLimit === null);
  return await dropWorst(unlimited.map(({ resume }) => resume._id));
}

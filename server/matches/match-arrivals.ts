import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { MATCH_SCORE } from "../domain/fitting-scores.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import type { ListingIndex } from "../engines/matching/index/listing-index.ts";
import { extractResumeFacts, type ResumeFacts } from "../engines/matching/resume-facts.ts";
import { usesSamples } from "../jobs/uses-samples.ts";
import { explainMatches } from "./explain-matches.ts";
import { findFitting, type Scoring } from "./find-fitting.ts";
import { requestMatching } from "./request-matching.ts";
import { ownWeightsOf } from "./own-weights.ts";
import { claimJobs } from "./usage.ts";
import { MAX_MATCHES, type Ranked, writeMatches } from "./write-matches.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

/** Postings that one run looks at; the rest is the next run's, after other people's resumes had their turn. */
const AT_ONCE = 5_000;
/** Clocks differ, and a write takes a moment: what came this shortly before the last look is looked at again. */
const OVERLAP_MS = 60_000;
/** When a resume is looked at again that is just being matched as a whole. */
const LATER_MS = 5_000;

type Arrived = { ids: string[]; upTo: Date; isAll: boolean };

/** Asks the index alone: for each of ten thousand resumes the database would tell of the same thousands of postings. */
function findArrived(
  index: ListingIndex,
  resume: ResumeRecord,
  { atOnce, now }: { atOnce: number; now: Date },
): Arrived {
  const from = resume.matching.arrivalsUpTo ?? resume.matching.requestedAt;
  const changed = index.changedSince(from.getTime() - OVERLAP_MS).slice(0, atOnce);
  const isAll = changed.length < atOnce;
  const last = changed.at(-1)?.updatedAt ?? 0;
  return { ids: changed.map(({ id }) => id), upTo: isAll ? now : new Date(last + OVERLAP_MS), isAll };
}

/** What a new match has to reach to stay: in a full list of a plan without a limit, the score of the last one. */
async function leastToEnter(resume: ResumeRecord, limit: number | null): Promise<number> {
  if (limit !== null) return MATCH_SCORE;
  const last = await Match.findOne({ resumeId: resume._id, isOwn: { $ne: true } })
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .skip(MAX_MATCHES - 1)
    .select({ score: 1 })
    .lean();
  return Math.max(MATCH_SCORE, last?.score ?? 0);
}

/** Of a plan without a limit only the best are kept. */
async function dropWorst(resume: ResumeRecord): Promise<void> {
  const worst = await Match.find({ resumeId: resume._id, isOwn: { $ne: true } })
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .skip(MAX_MATCHES)
    .select({ _id: 1 })
    .lean();
  if (worst.length === 0) return;
  await forgetListCounts({ _id: resume._id });
  await Match.deleteMany({ _id: { $in: worst.map(({ _id }) => _id) } });
}

/** The pairs that may be written: those that exist already, and the best new ones within the plan. */
async function choose(
  resume: ResumeRecord,
  ids: string[],
  { scoring, limit, now }: { scoring: Scoring; limit: number | null; now: Date },
): Promise<Ranked[]> {
  const existing = new Set(await Match.distinct("listingId", { resumeId: resume._id, listingId: { $in: ids } }));
  const { index, facts, ownWeights } = scoring;
  const others = ids.filter((id) => !existing.has(id));
  const minimumScore = others.length === 0 ? MATCH_SCORE : await leastToEnter(resume, limit);
  const added = index.totals(index.queryOf(facts, { ownWeights }), others, { minimumScore });
  const best = added.sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1)).slice(0, MAX_MATCHES);
  const newIds = best.map(({ id }) => id);
  const granted = await claimJobs(resume.ownerId, newIds, { now, limit, resumeId: resume._id });
  return await explainMatches(new Set([...existing, ...granted]), scoring);
}

/** All that fits and is no match, counted anew: a posting may arrive several times. */
async function countLocked(resume: ResumeRecord, scoring: Scoring): Promise<number> {
  const existing = new Set(await Match.distinct("listingId", { resumeId: resume._id }));
  return findFitting(scoring).filter(({ id }) => !existing.has(id)).length;
}

function factsOf(resume: ResumeRecord, user: UserRecord): ResumeFacts {
  // Written by analyseResume, see upload-resume.ts.
  return extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
}

async function scoreArrived(
  resume: ResumeRecord,
  user: UserRecord,
  { index, atOnce, now }: { index: ListingIndex; atOnce: number; now: Date },
): Promise<{ arrived: Arrived; lockedMore: number }> {
  const arrived = findArrived(index, resume, { atOnce, now });
  const scoring = {
    index,
    facts: factsOf(resume, user),
    ownWeights: ownWeightsOf(user, now),
    withSamples: usesSamples(user, index.hasRealPostings),
  };
  const limit = PLANS[tierOf(user, now)].jobMatchLimit;
  const chosen = await choose(resume, arrived.ids, { scoring, limit, now });
  await writeMatches(resume, chosen, { now, newAt: now });
  if (limit === null) await dropWorst(resume);
  return { arrived, lockedMore: limit === null ? 0 : await countLocked(resume, scoring) };
}

/** Matches new postings of an index as new as the request; others stay. The first real one starts a full matching. */
export async function matchArrivals(resume: ResumeRecord, index: ListingIndex, atOnce = AT_ONCE): Promise<void> {
  const now = new Date();
  const askedAt = resume.matching.arrivalsAskedAt;
  const user = await User.findById(resume.ownerId).lean();
  const done = { "matching.arrivalsAskedAt": null, "matching.arrivalsClaimedAt": null };
  if (resume.matching.state === "running") {
    // It may have read the postings before these came: they are looked at when it is through.
    const later = {
      "matching.arrivalsAskedAt": new Date(now.getTime() + LATER_MS),
      "matching.arrivalsClaimedAt": null,
    };
    return void (await Resume.updateOne({ _id: resume._id }, { $set: later }));
  }
  // A full matching that is requested includes them.
  if (!user || resume.matching.state !== "done")
    return void (await Resume.updateOne({ _id: resume._id }, { $set: done }));
  if (resume.matching.usedSamples && !usesSamples(user, index.hasRealPostings)) {
    await requestMatching(resume._id, { priority: "normal" });
    return void (await Resume.updateOne({ _id: resume._id }, { $set: done }));
  }
  const { arrived, lockedMore } = await scoreArrived(resume, user, { index, atOnce, now });
  const isStill = { _id: resume._id, "matching.revision": resume.matching.revision };
  await Resume.updateOne(isStill, {
    $set: {
      "matching.arrivalsUpTo": arrived.upTo,
      "matching.arrivalsClaimedAt": null,
      "matching.lockedMore": lockedMore,
    },
  });
  // The rest of a large arrival goes to the end of the line.
  await Resume.updateOne(
    { ...isStill, "matching.arrivalsAskedAt": askedAt },
    { $set: { "matching.arrivalsAskedAt": arrived.isAll ? null : now } },
  );
  if (!(await Resume.exists({ _id: resume._id }))) await Match.deleteMany({ resumeId: resume._id });
}

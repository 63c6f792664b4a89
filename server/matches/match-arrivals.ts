import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { MATCH_SCORE } from "../domain/fitting-scores.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../engines/matching/listing-facts.ts";
import { rankListingsInSlices } from "../engines/matching/rank.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { type Catalogue, findCatalogue, usesSamples } from "../jobs/catalogue.ts";
import { requestMatching } from "./request-matching.ts";
import { claimJobs } from "./usage.ts";
import { MAX_MATCHES, type Ranked, writeMatches } from "./write-matches.ts";

/** Postings that one run looks at; the rest is the next run's, after other people's resumes had their turn. */
const AT_ONCE = 5_000;
/** Clocks differ, and a write takes a moment: what came this shortly before the last look is looked at again. */
const OVERLAP_MS = 60_000;

type Arrived = { listings: ListingFacts[]; upTo: Date; isAll: boolean };

async function findArrived(resume: ResumeRecord, now: Date): Promise<Arrived> {
  const from = resume.matching.arrivalsUpTo ?? resume.matching.requestedAt;
  const records = await Listing.find({
    ...{ ownerId: null, isSample: { $ne: true }, closedAt: null, factsVersion: LISTING_FACTS_VERSION },
    updatedAt: { $gte: new Date(from.getTime() - OVERLAP_MS) },
  })
    .sort({ updatedAt: 1 })
    .limit(AT_ONCE)
    .select({ facts: 1, updatedAt: 1 })
    .lean();
  const isAll = records.length < AT_ONCE;
  const last = records.at(-1)?.updatedAt ?? now;
  // Written by extractListingFacts of this very version, see posting-record.ts.
  const listings = records.map(({ facts }) => facts as ListingFacts);
  return { listings, upTo: isAll ? now : new Date(last.getTime() + OVERLAP_MS), isAll };
}

/** Of a plan without a limit only the best are kept. */
async function dropWorst(resume: ResumeRecord): Promise<void> {
  const worst = await Match.find({ resumeId: resume._id, isOwn: { $ne: true } })
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .skip(MAX_MATCHES)
    .select({ _id: 1 })
    .lean();
  if (worst.length > 0) await Match.deleteMany({ _id: { $in: worst.map(({ _id }) => _id) } });
}

/** The pairs that may be written: those that exist already, and the best new ones within the plan. */
async function choose(
  resume: ResumeRecord,
  ranked: Ranked[],
  options: { now: Date; limit: number | null; resumeId: ResumeRecord["_id"] },
): Promise<{ chosen: Ranked[]; locked: number }> {
  const ids = ranked.map(({ id }) => id);
  const existing = new Set(await Match.distinct("listingId", { resumeId: resume._id, listingId: { $in: ids } }));
  const added = ranked.filter(({ id, match }) => !existing.has(id) && match.score >= MATCH_SCORE);
  const newIds = added.slice(0, MAX_MATCHES).map(({ id }) => id);
  const granted = await claimJobs(resume.ownerId, newIds, options);
  return {
    chosen: ranked.filter(({ id }) => existing.has(id) || granted.has(id)),
    locked: newIds.filter((id) => !granted.has(id)).length,
  };
}

async function scoreArrived(
  resume: ResumeRecord,
  user: UserRecord,
  { weights }: Catalogue,
  now: Date,
): Promise<{ arrived: Arrived; locked: number }> {
  const arrived = await findArrived(resume, now);
  // Written by analyseResume, see upload-resume.ts.
  const facts = extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
  const ranking = { resume: facts, listings: arrived.listings, weights };
  const ranked = await rankListingsInSlices({ ...ranking, limit: AT_ONCE, minimumScore: 0 });
  const limit = PLANS[tierOf(user, now)].jobMatchLimit;
  const { chosen, locked } = await choose(resume, ranked, { now, limit, resumeId: resume._id });
  await writeMatches(resume, chosen, { now, newAt: now });
  if (limit === null) await dropWorst(resume);
  return { arrived, locked };
}

/**
 * Scores a resume against the postings that came since it was last looked at, and nothing else: its other matches stay
 * as they are. The first real postings let the samples step aside, which is a matching of its own.
 */
export async function matchArrivals(resume: ResumeRecord): Promise<void> {
  const now = new Date();
  const askedAt = resume.matching.arrivalsAskedAt;
  const [user, catalogue] = await Promise.all([User.findById(resume.ownerId).lean(), findCatalogue()]);
  const done = { "matching.arrivalsAskedAt": null, "matching.arrivalsClaimedAt": null };
  // A matching of the whole is under way or asked for: it looks at them, too.
  if (!user || resume.matching.state !== "done")
    return void (await Resume.updateOne({ _id: resume._id }, { $set: done }));
  if (resume.matching.usedSamples && !usesSamples(user, catalogue)) {
    await requestMatching(resume._id, { priority: "normal" });
    return void (await Resume.updateOne({ _id: resume._id }, { $set: done }));
  }
  const { arrived, locked } = await scoreArrived(resume, user, catalogue, now);
  const isStill = { _id: resume._id, "matching.revision": resume.matching.revision };
  await Resume.updateOne(isStill, {
    $set: { "matching.arrivalsUpTo": arrived.upTo, "matching.arrivalsClaimedAt": null },
    $inc: { "matching.lockedMore": locked },
  });
  // More than one turn's worth goes to the end of the line; what came while this ran keeps its place in it.
  await Resume.updateOne(
    { ...isStill, "matching.arrivalsAskedAt": askedAt },
    { $set: { "matching.arrivalsAskedAt": arrived.isAll ? null : now } },
  );
  if (!(await Resume.exists({ _id: resume._id }))) await Match.deleteMany({ resumeId: resume._id });
}

import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { keepFitting, MATCH_SCORE, SPARE_SCORE } from "../domain/fitting-scores.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { LISTING_FACTS_VERSION, type ListingFacts } from "../engines/matching/listing-facts.ts";
import { rankListingsInSlices, rankTotalsInSlices } from "../engines/matching/rank.ts";
import { extractResumeFacts, type ResumeFacts } from "../engines/matching/resume-facts.ts";
import { type Catalogue, findCatalogue, listingsFor, usesSamples } from "../jobs/catalogue.ts";
import { requestMatching } from "./request-matching.ts";
import { ownWeightsOf } from "./own-weights.ts";
import { claimJobs } from "./usage.ts";
import { MAX_MATCHES, type Ranked, writeMatches } from "./write-matches.ts";

/** Postings that one run looks at; the rest is the next run's, after other people's resumes had their turn. */
const AT_ONCE = 5_000;
/** Clocks differ, and a write takes a moment: what came this shortly before the last look is looked at again. */
const OVERLAP_MS = 60_000;
/** When a resume is looked at again that is just being matched as a whole. */
const LATER_MS = 5_000;

type Arrived = { listings: ListingFacts[]; upTo: Date; isAll: boolean };

async function findArrived(resume: ResumeRecord, atOnce: number, now: Date): Promise<Arrived> {
  const from = resume.matching.arrivalsUpTo ?? resume.matching.requestedAt;
  const records = await Listing.find({
    ...{ ownerId: null, isSample: { $ne: true }, closedAt: null, factsVersion: LISTING_FACTS_VERSION },
    updatedAt: { $gte: new Date(from.getTime() - OVERLAP_MS) },
  })
    .sort({ updatedAt: 1 })
    .limit(atOnce)
    .select({ facts: 1, updatedAt: 1 })
    .lean();
  const isAll = records.length < atOnce;
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
  listings: ListingFacts[],
  { user, weights, now }: { user: UserRecord; weights: Catalogue["weights"]; now: Date },
): Promise<Ranked[]> {
  const facts = factsOf(resume, user);
  const ids = listings.map(({ id }) => id);
  const existing = new Set(await Match.distinct("listingId", { resumeId: resume._id, listingId: { $in: ids } }));
  const others = listings.filter(({ id }) => !existing.has(id));
  const ranking = { resume: facts, listings: others, weights, ownWeights: ownWeightsOf(user, now) };
  const added = await rankTotalsInSlices({ ...ranking, limit: MAX_MATCHES, minimumScore: MATCH_SCORE });
  const limit = PLANS[tierOf(user, now)].jobMatchLimit;
  const newIds = added.map(({ listing }) => listing.id);
  const granted = await claimJobs(resume.ownerId, newIds, { now, limit, resumeId: resume._id });
  const chosen = listings.filter(({ id }) => existing.has(id) || granted.has(id));
  return await rankListingsInSlices({ ...ranking, listings: chosen, limit: chosen.length, minimumScore: 0 });
}

/** All that fits and is no match, counted anew: a posting may arrive several times. */
async function countLocked(
  resume: ResumeRecord,
  user: UserRecord,
  { catalogue, now }: { catalogue: Catalogue; now: Date },
): Promise<number> {
  const { weights } = catalogue;
  const ownWeights = ownWeightsOf(user, now);
  const ranking = { resume: factsOf(resume, user), listings: listingsFor(user, catalogue), weights, ownWeights };
  const ranked = await rankTotalsInSlices({ ...ranking, limit: MAX_MATCHES, minimumScore: SPARE_SCORE });
  const fitting = keepFitting(ranked);
  const existing = new Set(await Match.distinct("listingId", { resumeId: resume._id }));
  return fitting.filter(({ listing }) => !existing.has(listing.id)).length;
}

function factsOf(resume: ResumeRecord, user: UserRecord): ResumeFacts {
  // Written by analyseResume, see upload-resume.ts.
  return extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
}

async function scoreArrived(
  resume: ResumeRecord,
  user: UserRecord,
  catalogue: Catalogue,
  { atOnce, now }: { atOnce: number; now: Date },
): Promise<{ arrived: Arrived; lockedMore: number }> {
  const arrived = await findArrived(resume, atOnce, now);
  const limit = PLANS[tierOf(user, now)].jobMatchLimit;
  const chosen = await choose(resume, arrived.listings, { user, weights: catalogue.weights, now });
  await writeMatches(resume, chosen, { now, newAt: now });
  if (limit === null) await dropWorst(resume);
  return { arrived, lockedMore: limit === null ? 0 : await countLocked(resume, user, { catalogue, now }) };
}

/** Scores a resume against new postings; its other matches stay. The first real posting starts a full matching. */
export async function matchArrivals(resume: ResumeRecord, atOnce = AT_ONCE): Promise<void> {
  const now = new Date();
  const askedAt = resume.matching.arrivalsAskedAt;
  const [user, catalogue] = await Promise.all([User.findById(resume.ownerId).lean(), findCatalogue()]);
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
  if (resume.matching.usedSamples && !usesSamples(user, catalogue)) {
    await requestMatching(resume._id, { priority: "normal" });
    return void (await Resume.updateOne({ _id: resume._id }, { $set: done }));
  }
  const { arrived, lockedMore } = await scoreArrived(resume, user, catalogue, { atOnce, now });
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

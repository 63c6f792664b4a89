import { Match } from "../../../models/match.ts";
import { Resume, type ResumeRecord } from "../../../models/resume.ts";
import { User, type UserRecord } from "../../../models/user.ts";
import { MATCH_SCORE } from "../../domain/fitting-scores.ts";
import { PLANS } from "../../domain/plans.ts";
import { tierOf } from "../../domain/tier.ts";
import type { Profile } from "../../engines/analysis/profile.ts";
import type { ListingIndex } from "../../engines/matching/index/listing-index.ts";
import { extractResumeFacts } from "../../engines/matching/resume-facts.ts";
import { usesSamples } from "../../jobs/uses-samples.ts";
import { ownWeightsOf } from "../own-weights.ts";
import { requestMatching } from "../request-matching.ts";
import { OVERLAP_MS, seenUpToOf } from "./active-resumes.ts";
import { leastToEnter } from "./list-end.ts";
import { countLocked } from "./locked-more.ts";
import { writeArrived } from "./write-arrived.ts";

/** Postings that one run looks at; the rest is the next run's, after other people's resumes had their turn. */
const AT_ONCE = 5_000;
const LATER_MS = 5_000; // when a resume is looked at again that is just being matched as a whole

type Arrived = { ids: string[]; upTo: Date; isAll: boolean };

function findArrived(index: ListingIndex, resume: ResumeRecord, atOnce: number, now: Date): Arrived {
  const changed = index.changedSince(seenUpToOf(resume.matching)).slice(0, atOnce);
  const isAll = changed.length < atOnce;
  const last = changed.at(-1)?.updatedAt ?? 0;
  return { ids: changed.map(({ id }) => id), upTo: isAll ? now : new Date(last + OVERLAP_MS), isAll };
}

async function scoreArrived(
  resume: ResumeRecord,
  user: UserRecord,
  { index, ids, now }: { index: ListingIndex; ids: string[]; now: Date },
): Promise<void> {
  const picked = index.picked(ids);
  // Written by analyseResume, see upload-resume.ts.
  const facts = extractResumeFacts(resume.profile as Profile, user.wishes ?? undefined);
  const query = index.queryOf(facts, { ownWeights: ownWeightsOf(user, now), isKept: true });
  const existing = await Match.distinct("listingId", { resumeId: resume._id, listingId: { $in: ids } });
  const isLimited = PLANS[tierOf(user, now)].jobMatchLimit !== null;
  const minimumScore = isLimited ? MATCH_SCORE : await leastToEnter(resume._id);
  const fitting = picked.rank(query, { limit: picked.size, minimumScore, withSamples: false });
  const added = fitting.map(({ id }) => id).filter((id) => !existing.includes(id));
  await writeArrived([{ resume, user, added, existing }], { weights: index.weights, known: new Map(), now });
  const withSamples = usesSamples(user, index.hasRealPostings);
  if (isLimited) await countLocked([{ resumeId: resume._id, query, withSamples }], index);
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
  const { ids, upTo, isAll } = findArrived(index, resume, atOnce, now);
  await scoreArrived(resume, user, { index, ids, now });
  const isStill = { _id: resume._id, "matching.revision": resume.matching.revision };
  await Resume.updateOne(isStill, {
    $set: { "matching.arrivalsUpTo": upTo, "matching.arrivalsClaimedAt": null },
  });
  // The rest of a large arrival goes to the end of the line.
  await Resume.updateOne(
    { ...isStill, "matching.arrivalsAskedAt": askedAt },
    { $set: { "matching.arrivalsAskedAt": isAll ? null : now } },
  );
  if (!(await Resume.exists({ _id: resume._id }))) await Match.deleteMany({ resumeId: resume._id });
}

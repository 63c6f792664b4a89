import { rmSync } from "node:fs";
import mongoose from "mongoose";
import type { ArrivalsRecord } from "../../models/arrivals.ts";
import { PLANS, type Tier } from "../../server/domain/plans.ts";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { ListingIndex } from "../../server/engines/matching/index/listing-index.ts";
import type { ListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { extractResumeFacts } from "../../server/engines/matching/resume-facts.ts";
import { type RankedListing, rankListings } from "../../server/engines/matching/rank.ts";
import { skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { MATCH_SCORE } from "../../server/domain/fitting-scores.ts";
import { usageMonth } from "../../server/matches/usage.ts";
import { toPostingFacts } from "../../server/matches/posting-facts.ts";
import { MAX_MATCHES } from "../../server/matches/write-matches.ts";
import { ARRIVALS_ID } from "../../server/jobs/postings-arrived.ts";
import { openDatabase } from "../setup/app-database.ts";
import { type App, startApp } from "../setup/app-process.ts";
import { cpuOfApp } from "../setup/process-cpu.ts";
import { until } from "../setup/until.ts";
import type { BenchReport } from "./bench-report.ts";
import { storeListings } from "./speed-app.ts";

const PATIENCE_MS = 1_800_000;
const DAY_MS = 86_400_000;
const BATCH = 250;
const STORED_AT_ONCE = 1_000;
/** One person of so many has a plan without a limit; the others have seen their ten jobs of the month. */
const UNLIMITED_OF = 10;

type Given = { people: number; profiles: Profile[]; listings: ListingFacts[]; added: ListingFacts[] };

/** What each profile's list holds: the best of the listings that are there already, with their reasons. */
function listsOf(profiles: Profile[], listings: ListingFacts[]): RankedListing[][] {
  const weights = skillWeights(listings);
  const index = new ListingIndex(weights);
  for (const facts of listings) index.add(facts, { isSample: false, updatedAt: 0 });
  const byId = new Map(listings.map((facts) => [facts.id, facts]));
  const asked = { limit: MAX_MATCHES, minimumScore: MATCH_SCORE, withSamples: true };
  return profiles.map((profile) => {
    const facts = extractResumeFacts(profile);
    const best = index.rank(index.queryOf(facts), asked).flatMap(({ id }) => byId.get(id) ?? []);
    return rankListings(facts, best, weights, asked);
  });
}

function makePerson(number: number, profile: Profile, list: RankedListing[]) {
  const [ownerId, resumeId] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  const then = new Date(Date.now() - DAY_MS);
  const tier: Tier = number % UNLIMITED_OF === 0 ? "pro" : "free";
  const kept = list.slice(0, PLANS[tier].jobMatchLimit ?? MAX_MATCHES);
  const names = { issuer: "bench", subject: `person-${number}`, email: `person-${number}@example.com` };
  const matching = { state: "done", revision: 1, requestedAt: then, finishedAt: then, arrivalsUpTo: then };
  const file = { filename: "r.pdf", mediaType: "application/pdf", sizeBytes: 1, fileId: ownerId };
  return {
    user: {
      _id: ownerId,
      ...names,
      subscriptionTier: tier,
      activeResumeId: resumeId,
      paidUntil: null,
      createdAt: then,
      wishes: null,
      partWeights: null,
      persona: null,
      planGrants: [],
    },
    resume: {
      _id: resumeId,
      ownerId,
      name: "Resume",
      ...file,
      uploadedAt: then,
      profile,
      content: profile.lines.join("\n"),
      originalResumeId: null,
      optimizationScore: null,
      matching: {
        ...matching,
        startedAt: then,
        attempts: 1,
        arrivalsAskedAt: null,
        arrivalsClaimedAt: null,
        usedSamples: false,
        lockedMore: list.length - kept.length,
        gaveBack: 0,
      },
    },
    usage: { ownerId, month: usageMonth(new Date()), countedJobIds: kept.map(({ id }) => id), countedFor: [] },
    matches: kept.map(({ id, match }) => ({
      ownerId,
      resumeId,
      listingId: id,
      score: match.score,
      explanation: match,
      isOwn: false,
      postedAt: then,
      newAt: null,
      posting: toPostingFacts(null),
      hiddenAt: null,
      optimization: null,
    })),
  };
}

async function storePeople(app: App, { people, profiles, listings }: Given): Promise<void> {
  const lists = listsOf(profiles, listings);
  const { db, leave } = await openDatabase(app);
  for (let from = 0; from < people; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, people - from) }, (_, n) => {
      const which = (from + n) % profiles.length;
      return makePerson(from + n, profiles[which]!, lists[which]!);
    });
    await db.collection("users").insertMany(made.map(({ user }) => user));
    await db.collection("resumes").insertMany(made.map(({ resume }) => resume));
    await db.collection("usages").insertMany(made.map(({ usage }) => usage));
    const matches = made.flatMap((one) => one.matches);
    for (let at = 0; at < matches.length; at += STORED_AT_ONCE)
      await db.collection("matches").insertMany(matches.slice(at, at + STORED_AT_ONCE), { ordered: false });
  }
  await leave();
}

/** New listings against all active resumes by the sweep of the built product, its database included. */
export async function measureArrivals(report: BenchReport, given: Given): Promise<void> {
  const app = await startApp({ SWEEP_SECONDS: "1", LOG_LEVEL: "info" });
  await storeListings(app, given.listings, new Date(Date.now() - 2 * DAY_MS));
  await storePeople(app, given);
  const { db, leave } = await openDatabase(app);
  const arrivals = db.collection<ArrivalsRecord>("arrivals");
  const isThrough = async () => {
    const { arrivedAt, handledUpTo } = (await arrivals.findOne({ _id: ARRIVALS_ID })) ?? {};
    if (!arrivedAt || !handledUpTo || handledUpTo < arrivedAt) return null;
    return (await db.collection("resumes").findOne({ "matching.arrivalsAskedAt": { $ne: null } })) ? null : true;
  };
  const arrive = async (listings: ListingFacts[]) => {
    const before = cpuOfApp({ pid: app.process.pid, dataDir: app.dataDir });
    const now = new Date();
    await storeListings(app, listings, now);
    await arrivals.updateOne({ _id: ARRIVALS_ID }, { $max: { arrivedAt: new Date() } }, { upsert: true });
    const began = performance.now();
    await until(isThrough, PATIENCE_MS);
    const cpuMs = cpuOfApp({ pid: app.process.pid, dataDir: app.dataDir }) - before;
    const seconds = (performance.now() - began) / 1_000;
    return { cpuMs, seconds, matches: await db.collection("matches").countDocuments({ newAt: { $gte: now } }) };
  };
  report.say("stored");
  // The first listing makes the index, of listings and of people.
  const first = await arrive(given.added.slice(0, 1));
  report.say(`the very first arrival: ${(first.cpuMs / 1_000).toFixed(1)} s of CPU`);
  report.figure("arrivals_first_cpu_s", first.cpuMs / 1_000);
  // What fits is counted in the first hour, and followed in the next one.
  const half = Math.ceil(given.added.length / 2);
  for (const [name, listings] of [
    ["arrivals", given.added.slice(1, half)],
    ["arrivals_next", given.added.slice(half)],
  ] as const) {
    const { cpuMs, seconds, matches } = await arrive(listings);
    report.say(
      `${listings.length} new listings against ${given.people} active resumes beside ${given.listings.length} listings: ` +
        `${(cpuMs / 1_000).toFixed(1)} s of CPU with the database, through after ${seconds.toFixed(1)} s, ` +
        `${matches} new matches, ${(cpuMs / matches).toFixed(2)} ms each`,
    );
    report.figure(`${name}_cpu_s`, cpuMs / 1_000);
    report.figure(`${name}_ms_a_match`, cpuMs / matches);
  }
  await leave();
  await app.stop();
  rmSync(app.dataDir, { recursive: true, force: true });
}

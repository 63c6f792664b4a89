import type { QueryFilter } from "mongoose";
import { Arrivals, type ArrivalsRecord } from "../../../models/arrivals.ts";
import { Resume, type ResumeRecord } from "../../../models/resume.ts";
import type { ListingIndex } from "../../engines/matching/index/listing-index.ts";
import { findIndex } from "../../jobs/follow-listings.ts";
import { ARRIVALS_ID } from "../../jobs/postings-arrived.ts";
import { followActiveResumes, forgetFitting, forgetLeasts, OVERLAP_MS } from "./active-resumes.ts";
import { beginRound, continueRound, type Round } from "./arrivals-round.ts";
import { matchArrivals } from "./match-arrivals.ts";

export const ARRIVALS_LOCK_MS = 60_000;
/** A run that has not ended by then died with its process. */
const CLAIM_MS = ARRIVALS_LOCK_MS;
const RUN_MS = 20_000; // the time of one sweep; the next one goes on
const CLOCKS_MS = 5_000; // the clock of the process that asked may go ahead of this one's by so much

/** What this process is at; another one, or this one after a crash, begins it anew and comes to the same lists. */
let underway: { round: Round; arrivedAt: Date } | null = null;
/** Postings of the last rounds and when they were changed: none is looked at again for being within the overlap. */
let lately = new Map<string, number>();
/** How far the last round of this process came, in ms; another one may have come farther. */
let ownUpTo: number | null = null;

/** Resumes that are being matched may have missed what arrived, and those that wait for a turn of their own as well. */
async function askBusy(): Promise<void> {
  const ask = { $set: { "matching.arrivalsAskedAt": new Date() } };
  await Resume.updateMany({ "matching.state": "running" }, ask);
  await Resume.updateMany({ "matching.arrivalsAskedAt": { $gt: new Date(0) } }, ask);
}

async function begin(arrivals: ArrivalsRecord, until: number): Promise<typeof underway> {
  await askBusy();
  const index = await findIndex();
  const active = await followActiveResumes(index, until);
  if (!active) return null;
  forgetLeasts(arrivals.listsShrankAt ?? null);
  if (arrivals.handledUpTo?.getTime() !== ownUpTo) forgetFitting();
  const changed = index.changedSince((arrivals.handledUpTo?.getTime() ?? 0) - OVERLAP_MS);
  const arrived = changed.filter(({ id, updatedAt }) => lately.get(id) !== updatedAt);
  return { round: await beginRound(index, arrived, active), arrivedAt: arrivals.arrivedAt };
}

function noteHandled({ changedAt }: Round): void {
  const since = Date.now() - 2 * OVERLAP_MS;
  lately = new Map([...lately, ...changedAt].filter(([, updatedAt]) => updatedAt > since));
}

async function findArrivals(): Promise<ArrivalsRecord | null> {
  const arrivals = await Arrivals.findById(ARRIVALS_ID).lean();
  const isHandled = arrivals?.handledUpTo && arrivals.handledUpTo >= arrivals.arrivedAt;
  return isHandled ? null : arrivals;
}

/** Resumes that have a turn of their own now. */
function askedAt(now: Date): QueryFilter<ResumeRecord> {
  const staleAt = new Date(now.getTime() - CLAIM_MS);
  return {
    "matching.arrivalsAskedAt": { $lte: now },
    $or: [{ "matching.arrivalsClaimedAt": null }, { "matching.arrivalsClaimedAt": { $lt: staleAt } }],
  };
}

/** What time cut off, or what came after the last look of a sweep. */
export async function isAnyArrivalLeft(): Promise<boolean> {
  return (await findArrivals()) !== null || (await Resume.exists(askedAt(new Date()))) !== null;
}

/** Matches all active resumes with what arrived since the last round. */
async function matchEverybody(until: number): Promise<void> {
  while (Date.now() < until) {
    if (!underway) {
      const arrivals = await findArrivals();
      if (!arrivals) return;
      underway = await begin(arrivals, until);
    }
    if (!underway || !(await continueRound(underway.round, until))) return;
    noteHandled(underway.round);
    await Arrivals.updateOne({ _id: ARRIVALS_ID }, { $max: { handledUpTo: underway.arrivedAt } });
    ownUpTo = underway.arrivedAt.getTime();
    underway = null;
  }
}

/** Matches the resumes that have a turn of their own, the longest waiting first. */
async function matchAsked(until: number): Promise<void> {
  let looked: { index: ListingIndex; at: number } | null = null;
  while (Date.now() < until) {
    const now = new Date();
    const resume = await Resume.findOneAndUpdate(
      askedAt(now),
      { $set: { "matching.arrivalsClaimedAt": now } },
      { sort: { "matching.arrivalsAskedAt": 1 }, returnDocument: "after", lean: true },
    );
    if (!resume) return;
    // What arrived before somebody asked is in an index that is newer than the request.
    const since = resume.matching.arrivalsAskedAt?.getTime() ?? 0;
    if (!looked || since > looked.at - CLOCKS_MS) looked = { at: Date.now(), index: await findIndex() };
    await matchArrivals(resume, looked.index);
  }
}

/** Matches resumes with new postings; the next sweep goes on with what time or a crash cut off. */
export async function sweepArrivals(): Promise<void> {
  const until = Date.now() + RUN_MS;
  try {
    await matchEverybody(until);
  } catch (error) {
    underway = null;
    throw error;
  }
  await matchAsked(until);
}

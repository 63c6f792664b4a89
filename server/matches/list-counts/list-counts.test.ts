import { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Application } from "../../../models/application.ts";
import { Listing } from "../../../models/listing.ts";
import { Match } from "../../../models/match.ts";
import { Resume, type ResumeRecord } from "../../../models/resume.ts";
import { connectTestDatabase } from "../../jobs/postings.fixtures.ts";
import { hide } from "../hide.ts";
import { parseMatchFilters } from "../../domain/match-filters.ts";
import { findMatchList } from "../find-match-list.ts";
import { findListCounts } from "./find-list-counts.ts";
import { forgetCountsOfListings, forgetListCounts } from "../../remembered/forget-list-counts.ts";

const HOUR_MS = 3_600_000;
const NOW = new Date();
const after = (ms: number) => new Date(NOW.getTime() + ms);
const tallyAt = new Date(0);

let end: () => Promise<void>;
let ownerId: Types.ObjectId;
let resumeId: Types.ObjectId;

beforeAll(async () => {
  end = await connectTestDatabase();
});

afterAll(() => end());

beforeEach(async () => {
  [ownerId, resumeId] = [new Types.ObjectId(), new Types.ObjectId()];
  await Resume.collection.insertOne({ _id: resumeId, ownerId } as never);
});

async function addMatch(postedAt: Date | null): Promise<string> {
  const listingId = String(new Types.ObjectId());
  const posting = { version: 1, source: "Lever", workplace: "remote", employment: [], places: [], postedDaysAgo: null };
  await Listing.collection.insertOne({ _id: listingId, title: "Cook", company: "Harbor", ownerId: null } as never);
  const record = {
    ownerId,
    resumeId,
    listingId,
    score: 50,
    explanation: {},
    posting,
    postedAt,
    newAt: null,
    hiddenAt: null,
  };
  await Match.collection.insertOne(record as never);
  return listingId;
}

async function readResume(): Promise<ResumeRecord> {
  const resume = await Resume.findById(resumeId).lean<ResumeRecord | null>();
  if (!resume) throw new Error("The resume is gone");
  return resume;
}

async function countsAt(now: Date, tally: Date | null = tallyAt) {
  const { listCounts = null, countsHeldUntil = null } = await readResume();
  const remembered = { counts: listCounts, heldUntil: countsHeldUntil, tallyAt: tally };
  return findListCounts(resumeId, { ownerId, remembered, now });
}

const lastDay = (choices: { age: { value: string; count: number }[] }) =>
  choices.age.find(({ value }) => value === "day")?.count;

test("what a list counts is remembered until a verb changes it", async () => {
  const listingId = await addMatch(NOW);
  await addMatch(null);
  expect((await countsAt(NOW)).total).toBe(2);
  // Written past every verb: it is not seen, so nothing was counted again.
  await addMatch(NOW);
  expect((await countsAt(after(1_000))).total).toBe(2);
  await hide(ownerId, listingId, { kind: "job", now: after(2_000) });
  expect((await countsAt(after(3_000))).total).toBe(2);
  expect((await readResume()).listCounts).toBeNull();
  await forgetCountsOfListings([listingId]);
  expect((await readResume()).countsHeldUntil?.getTime()).toBeGreaterThan(Date.now());
});

test("a posting leaves the last 24 hours in the counts when it is older than that", async () => {
  await addMatch(after(-23.95 * HOUR_MS));
  expect(lastDay((await countsAt(NOW)).choices)).toBe(1);
  expect(lastDay((await countsAt(after(0.06 * HOUR_MS))).choices)).toBe(0);
});

test("an application changes how many of them were applied to, once the tally is another one", async () => {
  const listingId = await addMatch(NOW);
  expect((await countsAt(NOW)).applied).toBe(0);
  await Application.collection.insertOne({ ownerId, listingId, resumeId } as never);
  expect((await countsAt(after(1_000), null)).applied).toBe(1);
  expect((await countsAt(after(2_000), after(1_500))).applied).toBe(1);
});

test("what was counted before a write began is not remembered after it, nor while it may be under way", async () => {
  const { countsHeldUntil = null } = await readResume();
  await forgetListCounts({ _id: resumeId }, NOW);
  const remembered = { counts: null, heldUntil: countsHeldUntil, tallyAt };
  await findListCounts(resumeId, { ownerId, remembered, now: after(1) });
  expect((await readResume()).listCounts).toBeNull();
  await countsAt(after(1_000));
  expect((await readResume()).listCounts).toBeNull();
  await countsAt(after(60_000));
  expect((await readResume()).listCounts?.total).toBe(0);
});

test("a resume that was written for this a moment ago is not written again, as long as its hold outlasts a write", async () => {
  const heldUntil = async () => (await readResume()).countsHeldUntil?.getTime();
  await forgetListCounts({ _id: resumeId }, NOW);
  const first = await heldUntil();
  await forgetListCounts({ _id: resumeId }, after(1_000));
  expect(await heldUntil()).toBe(first);
  await forgetListCounts({ _id: resumeId }, after(5_000));
  expect(await heldUntil()).toBe(first! + 5_000);
});

test("a narrowed list is answered from what is remembered, until a verb changes it", async () => {
  const listingId = await addMatch(NOW);
  await addMatch(null);
  const remote = parseMatchFilters(new URLSearchParams("remote=remote&age=week"));
  const narrowed = async (now: Date) => {
    const { listCounts = null, countsHeldUntil = null } = await readResume();
    const remembered = { counts: listCounts, heldUntil: countsHeldUntil, tallyAt };
    const asked = { ownerId, filters: remote, sort: "match-desc" as const, range: null, userLocation: null, limit: 6 };
    return findMatchList({ _id: resumeId, originalResumeId: null }, { ...asked, since: NOW, now, remembered });
  };
  expect((await narrowed(NOW)).total).toBe(1);
  await addMatch(NOW);
  expect(await narrowed(after(1_000))).toMatchObject({
    total: 1,
    unfiltered: 2,
    matches: [{ job: { id: listingId } }],
  });
  await hide(ownerId, listingId, { kind: "job", now: after(2_000) });
  expect(await narrowed(after(60_000))).toMatchObject({ total: 1, unfiltered: 2 });
  expect((await narrowed(after(60_000))).matches[0]?.job.id).not.toBe(listingId);
});

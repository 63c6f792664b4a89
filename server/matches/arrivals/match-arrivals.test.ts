import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Arrivals } from "../../../models/arrivals.ts";
import { Listing } from "../../../models/listing.ts";
import { Match } from "../../../models/match.ts";
import { Resume, type ResumeRecord } from "../../../models/resume.ts";
import { User } from "../../../models/user.ts";
import { Usage } from "../../../models/usage.ts";
import { analyseResume } from "../../engines/analysis/analyse-resume.ts";
import { ListingIndex } from "../../engines/matching/index/listing-index.ts";
import type { Tier } from "../../domain/plans.ts";
import { BOARD, connectTestDatabase, emptyCollections, htmlOf, makeFound } from "../../jobs/postings.fixtures.ts";
import { findIndex } from "../../jobs/follow-listings.ts";
import { refreshFacts } from "../../jobs/refresh-facts.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { matchArrivals } from "./match-arrivals.ts";
import { matchResume } from "../match-resume.ts";
import { forgetCountsOfListings } from "../../remembered/forget-list-counts.ts";
import { sweepArrivals } from "./sweep-arrivals.ts";
import { makeEngineer } from "../people.fixtures.ts";

const HOUR_MS = 3_600_000;
let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
});
beforeEach(emptyCollections);
afterAll(() => end());

/** Somebody whose resume was matched an hour ago, when no posting was there yet. */
async function makePerson(tier: Tier = "pro", matching: Partial<ResumeRecord["matching"]> = {}) {
  const then = new Date(Date.now() - HOUR_MS);
  const done = { state: "done" as const, finishedAt: then, arrivalsUpTo: then };
  const { ownerId, resumeId } = await makeEngineer({
    user: { subscriptionTier: tier },
    matching: { ...done, ...matching },
    uploadedAt: then,
  });
  const matches = () => Match.find({ resumeId }).sort({ listingId: 1 }).lean();
  const state = async () => (await Resume.findById(resumeId).lean())!.matching;
  return { ownerId, resumeId, matches, state };
}

/** The same trade in so many cities, so that none is taken for another. */
function bridges(count: number, from = 0) {
  return Array.from({ length: count }, (_, n) =>
    makeFound({
      externalId: `bridge-${from + n}`,
      title: `Bridge Engineer ${from + n}`,
      company: `Works ${from + n}`,
      description: { kind: "html", content: htmlOf(`bridge ${from + n}`) },
    }),
  );
}

async function arrive(count: number, from = 0): Promise<string[]> {
  return (await storePostings(BOARD, bridges(count, from), new Date())).arrived;
}

test("only pairs with what arrived are scored: the others stand as they are, and the new ones are news", async () => {
  const { ownerId, resumeId, matches, state } = await makePerson();
  const [old] = await arrive(1);
  await Listing.updateMany({}, { $set: { updatedAt: new Date(Date.now() - 2 * HOUR_MS) } });
  await sweepArrivals();
  const frozen = { ownerId, resumeId, listingId: old!, score: 77, explanation: { frozen: true } };
  await Match.create(frozen);
  const before = (await matches())[0];

  const added = await arrive(3, 1);
  await sweepArrivals();
  const after = await matches();
  expect(after.map(({ listingId }) => listingId)).toEqual([old, ...added].sort());
  expect(after.find(({ listingId }) => listingId === old)).toEqual(before);
  const news = after.filter(({ newAt }) => newAt !== null);
  expect(news.map(({ listingId }) => listingId)).toEqual(added.toSorted());
  for (const { score, posting } of news) {
    expect(score).toBeGreaterThanOrEqual(40);
    expect(posting).toMatchObject({ source: "Greenhouse", employment: ["full-time"], places: ["Columbus, OH"] });
  }
  expect(await state()).toMatchObject({ state: "done", arrivalsAskedAt: null, arrivalsClaimedAt: null });
});

test("what does not fit makes no match, and a posting that changed is scored again without being news", async () => {
  const { matches } = await makePerson();
  const cook = makeFound({
    externalId: "cook",
    title: "Pastry Cook",
    company: "Sweet",
    places: ["Lisbon, Portugal"],
    description: { kind: "html", content: htmlOf("pastry") },
  });
  await storePostings(BOARD, [cook], new Date());
  await arrive(1);
  await sweepArrivals();
  const [before, ...none] = await matches();
  expect(none).toEqual([]);
  const changed = { ...bridges(1)[0]!, pay: { text: "$90,000 a year" } };
  await storePostings(BOARD, [changed], new Date());
  await sweepArrivals();
  const [after] = await matches();
  expect(after?.posting).toMatchObject({ yearlyPay: 90_000, currency: "USD" });
  expect([after?._id, after?.newAt]).toEqual([before?._id, before?.newAt]);
});

test("DEC-35 arrivals fill a month up to its limit, and what lies beyond it is counted once", async () => {
  const { ownerId, matches, state } = await makePerson("free");
  await arrive(14);
  await sweepArrivals();
  expect(await matches()).toHaveLength(10);
  expect((await state()).lockedMore).toBe(4);
  // Looked at again within the minute that clocks may differ by.
  await arrive(1, 14);
  await sweepArrivals();
  expect(await matches()).toHaveLength(10);
  expect((await state()).lockedMore).toBe(5);
  expect((await Usage.findOne({ ownerId }).lean())?.countedJobIds).toHaveLength(10);
});

test("DEC-35 what lies beyond a month's limit is followed from round to round, other processes' rounds included", async () => {
  const { state } = await makePerson("free");
  await arrive(14);
  await sweepArrivals();
  const ranked = vi.spyOn(ListingIndex.prototype, "rank");
  const countsAnew = () => ranked.mock.calls.filter(([, { limit }]) => limit === 300).length;
  // One is new, one fits no more, and one went.
  const cooking = { title: "Pastry Cook", description: { kind: "html" as const, content: htmlOf("pastry") } };
  await storePostings(BOARD, [...bridges(1, 14), { ...bridges(1, 12)[0]!, ...cooking }], new Date());
  const [gone] = await Listing.find({ title: "Bridge Engineer 13" }).lean();
  await Listing.updateOne({ _id: gone!._id }, { closedAt: new Date(), updatedAt: new Date() });
  await sweepArrivals();
  expect(countsAnew()).toBe(0);
  expect((await state()).lockedMore).toBe(3);

  // What another process matched, longer ago than this one looks back.
  const later = (ms: number) => new Date(Date.now() + ms);
  await arrive(2, 15);
  await findIndex();
  await Arrivals.updateOne({}, { handledUpTo: later(90_000), arrivedAt: later(95_000) });
  const [last] = await arrive(1, 17);
  await Listing.updateOne({ _id: last! }, { updatedAt: later(94_000) });
  await sweepArrivals();
  expect(countsAnew()).toBe(1);
  expect((await state()).lockedMore).toBe(6);
  ranked.mockRestore();
});

test("DEC-35 who was never counted is counted once something comes near, not for a posting of another trade", async () => {
  const { state } = await makePerson("free");
  const ranked = vi.spyOn(ListingIndex.prototype, "rank");
  const countsAnew = () => ranked.mock.calls.filter(([, { limit }]) => limit === 300).length;
  const cooking = { title: "Pastry Cook", description: { kind: "html" as const, content: htmlOf("pastry") } };
  await storePostings(BOARD, [{ ...bridges(1)[0]!, ...cooking }], new Date());
  await sweepArrivals();
  expect(countsAnew()).toBe(0);
  await arrive(12, 1);
  await sweepArrivals();
  expect(countsAnew()).toBe(1);
  expect((await state()).lockedMore).toBe(2);
  ranked.mockRestore();
});

test("many postings are looked at in turns: who had one goes behind those who wait", async () => {
  const [first, second] = [await makePerson(), await makePerson()];
  await arrive(1);
  const [one] = await Listing.find().lean();
  const copies = Array.from({ length: 320 }, (_, n) => ({
    ...one!,
    _id: `copy-${n}`,
    updatedAt: new Date(one!.updatedAt.getTime() + n),
    facts: { ...(one!.facts as object), id: `copy-${n}` },
  }));
  await Listing.collection.insertMany(copies as never);
  const askedAt = new Date(Date.now() - 1000);
  for (const [n, { resumeId }] of [first, second].entries()) {
    await Resume.updateOne({ _id: resumeId }, { "matching.arrivalsAskedAt": new Date(askedAt.getTime() + n) });
  }
  await matchArrivals((await Resume.findById(first.resumeId).lean())!, await findIndex(), 300);
  const waits = (await first.state()).arrivalsAskedAt;
  expect(waits?.getTime()).toBeGreaterThan((await second.state()).arrivalsAskedAt!.getTime());
  await sweepArrivals();
  for (const { state, matches } of [first, second]) {
    expect((await state()).arrivalsAskedAt).toBeNull();
    expect(await matches()).toHaveLength(300);
  }
});

test("a posting that a full list would drop again makes no match and takes none of its place", async () => {
  const { ownerId, resumeId, matches } = await makePerson();
  const full = Array.from({ length: 300 }, (_, n) => ({
    ownerId,
    resumeId,
    listingId: `held-${n}`,
    score: 100,
    explanation: {},
  }));
  await Match.insertMany(full);
  const written = vi.spyOn(Match.collection, "bulkWrite");
  await arrive(3);
  await sweepArrivals();
  expect(written).not.toHaveBeenCalled();
  expect((await matches()).map(({ listingId }) => listingId).sort()).toEqual(
    full.map(({ listingId }) => listingId).sort(),
  );
  // With one place free, the best of them has it.
  await forgetCountsOfListings(["held-0"]);
  await Match.deleteOne({ resumeId, listingId: "held-0" });
  await arrive(3, 3);
  await sweepArrivals();
  expect((await matches()).filter(({ score }) => score < 100)).toHaveLength(1);
});

test("what arrives while a resume is being looked at is looked at in a turn of its own", async () => {
  const { resumeId, matches, state } = await makePerson();
  await arrive(1);
  const askedAt = new Date();
  // Another process has it in hand, and has read what there was.
  await Resume.updateOne(
    { _id: resumeId },
    { "matching.arrivalsAskedAt": askedAt, "matching.arrivalsClaimedAt": askedAt },
  );
  const inHand = (await Resume.findById(resumeId).lean())!;
  await arrive(1, 1);
  await sweepArrivals();
  expect(await matches()).toEqual([]);
  await matchArrivals(inHand, await findIndex());
  expect((await state()).arrivalsAskedAt).not.toBeNull();
  await sweepArrivals();
  expect((await state()).arrivalsAskedAt).toBeNull();
  expect(await matches()).toHaveLength(2);
});

test("a matching of the whole that is under way does not swallow what arrives meanwhile", async () => {
  const { resumeId, matches, state } = await makePerson("pro", { state: "running" });
  await arrive(1);
  await sweepArrivals();
  expect(await matches()).toEqual([]);
  expect((await state()).arrivalsAskedAt).not.toBeNull();
  await Resume.updateOne(
    { _id: resumeId },
    { "matching.state": "done", "matching.arrivalsAskedAt": new Date(Date.now() - 1) },
  );
  await sweepArrivals();
  expect(await matches()).toHaveLength(1);
});

test("after an update of the product a list keeps what waits for its new facts, and scores it when it has them", async () => {
  const { resumeId, matches } = await makePerson();
  const ids = await arrive(2);
  const again = () => Resume.updateOne({ _id: resumeId }, { $set: { "matching.state": "queued" } });
  await again();
  await matchResume(resumeId);
  expect(await matches()).toHaveLength(2);
  const [old] = ids;
  await Listing.updateOne({ _id: old! }, { $set: { factsVersion: 1, updatedAt: new Date() } });
  await again();
  await matchResume(resumeId);
  expect((await matches()).map(({ listingId }) => listingId)).toEqual(ids.toSorted());

  await Match.updateOne({ resumeId, listingId: old! }, { $set: { score: 41 } });
  await refreshFacts();
  await sweepArrivals();
  expect((await matches()).find(({ listingId }) => listingId === old)?.score).toBeGreaterThan(41);
});

test("a round for everybody comes to the same lists as a turn for each, whatever the plan", async () => {
  const kinds = [{ tier: "pro" as const }, { tier: "free" as const }, { tier: "premium" as const }];
  const people = await Promise.all([...kinds, ...kinds].map(({ tier }) => makePerson(tier)));
  const held = { score: 90, explanation: {} };
  for (const { ownerId, resumeId } of [people[0]!, people[3]!]) {
    const full = Array.from({ length: 299 }, (_, n) => ({ ownerId, resumeId, listingId: `held-${n}`, ...held }));
    await Match.insertMany(full);
  }
  const alone = people.slice(3);
  await arrive(14);
  for (const { resumeId } of alone) {
    await matchArrivals((await Resume.findById(resumeId).lean())!, await findIndex());
    await User.updateOne({ activeResumeId: resumeId }, { activeResumeId: null });
  }
  await sweepArrivals();
  for (const [n, { matches, state }] of people.slice(0, 3).entries()) {
    const [mine, theirs] = [await matches(), await alone[n]!.matches()];
    const told = ({ listingId, score, explanation, posting }: (typeof mine)[number]) => [
      ...[listingId, score, explanation, posting],
    ];
    expect(mine.map(told)).toEqual(theirs.map(told));
    expect((await state()).lockedMore).toBe((await alone[n]!.state()).lockedMore);
  }
  expect(await Promise.all(people.slice(0, 3).map(async ({ matches }) => (await matches()).length))).toEqual([
    300, 10, 14,
  ]);
});

test("a round knows what a resume has become, who activated another one, and what left a list", async () => {
  const [changed, other] = [await makePerson(), await makePerson()];
  await arrive(1);
  await sweepArrivals();
  const cook = makeFound({
    externalId: "cook",
    title: "Pastry Cook",
    company: "Sweet",
    places: ["Columbus, OH"],
    description: { kind: "html", content: htmlOf("pastry") },
  });
  const profile = analyseResume([
    "Ada Girder",
    "Pastry Cook",
    "Columbus, OH",
    "",
    "Skills",
    "Pastry, Baking, Chocolate",
  ]);
  await Resume.updateOne({ _id: changed.resumeId }, { profile, "matching.state": "queued" });
  await matchResume(changed.resumeId);
  await User.updateOne({ _id: other.ownerId }, { activeResumeId: null });
  const [id] = (await storePostings(BOARD, [cook], new Date())).arrived;
  await sweepArrivals();
  expect((await changed.matches()).map(({ listingId }) => listingId)).toContain(id);
  expect(await other.matches()).toHaveLength(1);
});

test("a round that fails is begun anew, and nothing of it is lost", async () => {
  const { matches } = await makePerson();
  await arrive(2);
  const failing = vi.spyOn(Match.collection, "bulkWrite").mockRejectedValueOnce(new Error("the database went away"));
  await expect(sweepArrivals()).rejects.toThrow("went away");
  failing.mockRestore();
  await sweepArrivals();
  expect(await matches()).toHaveLength(2);
});

import mongoose from "mongoose";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import { BOARD, connectTestDatabase, makeFound } from "../jobs/postings.fixtures.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { inMatchingThread, startMatchingThread, stopMatchingThread } from "./matching-thread.ts";
import { makeEngineer } from "./people.fixtures.ts";

let end: () => Promise<void>;
let uri = "";

beforeAll(async () => {
  end = await connectTestDatabase((address) => {
    uri = address;
  });
  await storePostings(BOARD, [makeFound()], new Date());
});
afterEach(() => stopMatchingThread());
afterAll(() => end());

test("a resume is matched by the thread, and again after the thread was lost", async () => {
  startMatchingThread(uri);
  for (const _ of ["first", "after the loss"]) {
    const { resumeId } = await makeEngineer();
    await inMatchingThread({ name: "matchResume", input: String(resumeId) });
    expect(await Match.countDocuments({ resumeId })).toBe(1);
    expect((await Resume.findById(resumeId).lean())?.matching.state).toBe("done");
    await stopMatchingThread();
    startMatchingThread(uri);
  }
});

test("what the thread asks for is queued for whoever works on the queue", async () => {
  startMatchingThread(uri);
  const then = new Date(Date.now() - 3_600_000);
  const wasMatchedWithSamples = { state: "done" as const, requestedAt: then, arrivalsUpTo: then, usedSamples: true };
  const { resumeId } = await makeEngineer({ matching: { ...wasMatchedWithSamples, arrivalsAskedAt: then } });
  await inMatchingThread({ name: "sweepArrivals", input: null });
  const queued = await mongoose.connection.db!.collection("agendaJobs").find().toArray();
  expect(queued).toMatchObject([{ name: "match-resume", data: { resumeId: String(resumeId) } }]);
});

test("samples of an earlier list go when real postings are there, though their listings are offered still", async () => {
  const [listing] = await Listing.find({ ownerId: null }).lean();
  const sample = { ...listing!, _id: "sample", isSample: true, facts: { ...(listing!.facts as object), id: "sample" } };
  await Listing.create({ ...sample, updatedAt: new Date() });
  const { resumeId } = await makeEngineer({ matching: { usedSamples: true } });
  const { ownerId } = (await Resume.findById(resumeId).lean())!;
  await User.updateOne({ _id: ownerId }, { $set: { subscriptionTier: "free" } });
  await Match.create({ ownerId, resumeId, listingId: "sample", score: 80, explanation: {} });
  await inMatchingThread({ name: "matchResume", input: String(resumeId) });
  expect(await Match.distinct("listingId", { resumeId })).toEqual([listing?._id]);
});

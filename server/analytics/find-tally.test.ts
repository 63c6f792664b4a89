import { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Application } from "../../models/application.ts";
import { CoverLetter } from "../../models/material.ts";
import { Resume } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { findTally } from "./find-tally.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

const MINUTE_MS = 60_000;
const NOW = new Date("2026-11-22T12:00:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const resumeId = new Types.ObjectId();

let end: () => Promise<void>;
let userId: Types.ObjectId;

beforeAll(async () => {
  end = await connectTestDatabase();
});

afterAll(() => end());

beforeEach(async () => {
  const user = await User.create({
    issuer: "https://id.example",
    subject: String(new Types.ObjectId()),
    email: "a@b.c",
  });
  userId = user._id;
});

async function readUser(): Promise<UserRecord> {
  const user = await User.findById(userId).lean<UserRecord | null>();
  if (!user) throw new Error("The user is gone");
  return user;
}

async function tallyAt(now: Date) {
  return findTally(await readUser(), now);
}

async function apply(interviewAt: Date | null = null): Promise<void> {
  const _id = new Types.ObjectId();
  const record = { _id, ownerId: userId, listingId: String(_id), resumeId, interviewAt };
  await Application.collection.insertOne(record as never);
}

test("what is counted is the same as in the records, and remembered with the user", async () => {
  await Resume.collection.insertOne({ ownerId: userId, optimizationScore: null } as never);
  await Resume.collection.insertOne({ ownerId: userId, optimizationScore: 80 } as never);
  await CoverLetter.collection.insertOne({ kind: "cover-letter", ownerId: userId } as never);
  await apply();
  await apply(NOW);
  const counted = await tallyAt(NOW);
  expect(counted).toEqual({
    countedAt: NOW,
    uploads: 1,
    materials: { resumes: 0, coverLetters: 1, interviews: 0 },
    applications: [{ resumeId, sent: 2, interviews: 1 }],
    hasSearches: false,
    hasSavedJobs: false,
    nextSteps: [],
    isQuiet: true,
  });
  expect((await readUser()).tally).toEqual(counted);
  // Written past every verb, as nothing in the product does: what is remembered shows that it was not counted again.
  await apply();
  expect(await tallyAt(after(MINUTE_MS))).toEqual(counted);
});

test("what another program wrote is seen after ten minutes", async () => {
  await tallyAt(NOW);
  await apply();
  expect((await tallyAt(after(11 * MINUTE_MS))).applications[0]?.sent).toBe(1);
});

test("a write is seen at once, also when the process ends between forgetting and writing and is started again", async () => {
  await tallyAt(NOW);
  await forgetTally(userId, after(1_000));
  // A reader in between counts what there is, and nothing of it is remembered.
  expect((await tallyAt(after(2_000))).applications).toEqual([]);
  expect((await readUser()).tally).toBeNull();
  await apply();
  expect((await tallyAt(after(3_000))).applications[0]?.sent).toBe(1);
  // The write never came: a minute later it is remembered again.
  await forgetTally(userId, after(4_000));
  await tallyAt(after(MINUTE_MS));
  expect((await readUser()).tally?.countedAt).toEqual(after(MINUTE_MS));
});

test("what was counted before a write began is not remembered after it", async () => {
  const user = await readUser();
  await forgetTally(userId, NOW);
  await findTally(user, after(1));
  expect((await readUser()).tally).toBeNull();
});

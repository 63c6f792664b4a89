import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Arrivals } from "../../models/arrivals.ts";
import { Match } from "../../models/match.ts";
import { Resume } from "../../models/resume.ts";
import { ARRIVALS_ID, postingsArrived } from "../jobs/postings-arrived.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { makeEngineer } from "./people.fixtures.ts";
import { POSTING_VERSION } from "./posting-facts.ts";
import { refreshPostings } from "./refresh-postings.ts";

let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
});
afterAll(() => end());

test("copies made anew are counted anew, and no list is taken for shorter", async () => {
  const { resumeId } = await makeEngineer();
  const other = await makeEngineer();
  const match = { ownerId: new Types.ObjectId(), score: 70, explanation: {} };
  await Match.create({ ...match, resumeId, listingId: "one" });
  const current = { version: POSTING_VERSION, source: "Lever" };
  await Match.create({ ...match, resumeId: other.resumeId, listingId: "one", posting: current });
  await postingsArrived(["one"]);

  await refreshPostings();

  expect((await Match.findOne({ resumeId }).lean())?.posting?.version).toBe(POSTING_VERSION);
  expect((await Resume.findById(resumeId).lean())?.countsHeldUntil).not.toBeNull();
  expect((await Resume.findById(other.resumeId).lean())?.countsHeldUntil).toBeNull();
  expect((await Arrivals.findById(ARRIVALS_ID).lean())?.listsShrankAt).toBeNull();
});

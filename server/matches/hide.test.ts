import { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Hidden } from "../../models/hidden.ts";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { countMatches, findMatchScores } from "./find-matches.ts";
import { findHidden } from "./find-hidden.ts";
import { hide, showAgain } from "./hide.ts";
import { writeMatches } from "./write-matches.ts";

const NOW = new Date("2026-11-22T08:00:00Z");
const COMPANIES = ["Harbor Works", "Harbor Works, Inc.", "Ember Hall", ""];
const resume = { _id: new Types.ObjectId(), ownerId: new Types.ObjectId(), originalResumeId: null };
const { ownerId } = resume;

let disconnect: () => Promise<void>;

beforeAll(async () => {
  disconnect = await connectTestDatabase();
});
afterAll(() => disconnect());
beforeEach(async () => {
  await Promise.all([Hidden.deleteMany({}), Listing.deleteMany({}), Match.deleteMany({})]);
  await post(COMPANIES);
});

/** Listings of these companies, "0" and on, that are matches of the resume. */
async function post(companies: string[], from = 0): Promise<void> {
  const stored = companies.map((company, index) => ({
    _id: String(from + index),
    source: "indeed",
    title: `Job ${from + index}`,
    company,
    ownerId: null,
    facts: {},
    factsVersion: 1,
    updatedAt: NOW,
  }));
  await Listing.create(stored);
  await Match.create(
    stored.map(({ _id }, index) => ({
      ...resume,
      _id: new Types.ObjectId(),
      resumeId: resume._id,
      listingId: _id,
      score: 50 + index,
      explanation: {},
    })),
  );
}

const shown = async () =>
  (await Match.find({ ownerId, hiddenAt: null }).sort({ listingId: 1 }).lean()).map(({ listingId }) => listingId);

test("DEC-103 a hidden job counts nowhere, a second click changes nothing, and it comes back once", async () => {
  const { id } = await hide(ownerId, "0", { kind: "job", now: NOW });
  expect((await hide(ownerId, "0", { kind: "job", now: NOW })).id).toBe(id);
  expect(await shown()).toEqual(["1", "2", "3"]);
  expect(await countMatches(resume)).toBe(3);
  expect((await findMatchScores(resume)).sort()).toEqual([51, 52, 53]);
  expect(await findHidden(ownerId)).toEqual([{ id, kind: "job", title: "Job 0", company: "Harbor Works" }]);
  expect(await showAgain(ownerId, id, NOW)).toMatchObject({ title: "Job 0" });
  expect(await shown()).toHaveLength(4);
  await expect(showAgain(ownerId, id, NOW)).rejects.toMatchObject({ kind: "not-found" });
});

test("DEC-103 a hidden company is hidden in every spelling of its legal form, also in what is found later", async () => {
  const { id } = await hide(ownerId, "0", { kind: "company", now: NOW });
  await hide(ownerId, "1", { kind: "job", now: NOW });
  expect(await shown()).toEqual(["2", "3"]);
  await Listing.create({
    _id: "later",
    source: "x",
    title: "Later",
    company: "HARBOR WORKS",
    facts: {},
    factsVersion: 1,
    updatedAt: NOW,
  });
  const match = { score: 90 } as Parameters<typeof writeMatches>[1][number]["match"];
  await writeMatches(resume, [{ id: "later", match }], { now: NOW, newAt: null });
  expect(await shown()).toEqual(["2", "3"]);
  await showAgain(ownerId, id, NOW);
  // The job of that company that was hidden by itself stays so.
  expect(await shown()).toEqual(["0", "2", "3", "later"]);
});

test("what cannot be hidden is said: no such job, no company's name, somebody else's, too many", async () => {
  await expect(hide(ownerId, "none", { kind: "job", now: NOW })).rejects.toMatchObject({ kind: "not-found" });
  await expect(hide(ownerId, { $ne: "" }, { kind: "job", now: NOW })).rejects.toMatchObject({ kind: "not-found" });
  await expect(hide(ownerId, "3", { kind: "company", now: NOW })).rejects.toMatchObject({ kind: "invalid" });
  const { id } = await hide(ownerId, "0", { kind: "job", now: NOW });
  await expect(showAgain(new Types.ObjectId(), id, NOW)).rejects.toMatchObject({ kind: "not-found" });
  await Hidden.insertMany(
    Array.from({ length: 199 }, (_, index) => ({ ownerId, kind: "job", key: `x${index}`, hiddenAt: NOW })),
  );
  await expect(hide(ownerId, "1", { kind: "job", now: NOW })).rejects.toMatchObject({ kind: "conflict" });
  // What is hidden already is no more than that.
  expect((await hide(ownerId, "0", { kind: "job", now: NOW })).id).toBe(id);
});

test("a job that the user added is not hidden with its company", async () => {
  await Match.updateOne({ ownerId, listingId: "1" }, { $set: { isOwn: true } });
  await hide(ownerId, "0", { kind: "company", now: NOW });
  expect(await shown()).toEqual(["1", "2", "3"]);
});

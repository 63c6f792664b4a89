import { Types } from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { connectTestDatabase } from "../jobs/postings.fixtures.ts";
import { type Ranked, type TakenOver, writeLists, writeMatches } from "./write-matches.ts";

const [FIRST, LATER] = [new Date("2026-11-22T08:00:00Z"), new Date("2026-11-23T08:00:00Z")];
const resume = { _id: new Types.ObjectId(), ownerId: new Types.ObjectId() };
const IDS = ["a", "b", "c"];
let listings: Map<string, TakenOver>;
let disconnect: () => Promise<void>;

beforeAll(async () => {
  disconnect = await connectTestDatabase();
  await Listing.create(
    IDS.map((_id) => ({
      ...{ _id, source: "x", title: _id, company: `Works ${_id}` },
      ...{ facts: { of: _id }, factsVersion: 1, updatedAt: FIRST },
    })),
  );
  listings = new Map((await Listing.find().lean()).map((listing) => [listing._id, listing]));
});
beforeEach(() => Match.deleteMany({}));
afterAll(() => disconnect());

function ranked(score: number, ids: string[]): Ranked[] {
  // Nothing here reads more of a score.
  return ids.map((id) => ({ id, match: { score } as Ranked["match"] }));
}

async function stored() {
  const matches = await Match.find({ resumeId: resume._id }).sort({ listingId: 1 }).lean();
  return matches.map(({ _id, ...match }) => match);
}

test("what is known to be new is stored as if nobody had looked", async () => {
  await writeMatches(resume, ranked(70, IDS), { now: FIRST, newAt: FIRST });
  const looked = await stored();
  expect(looked).toHaveLength(IDS.length);
  await Match.deleteMany({});
  const list = { resume, chosen: ranked(70, IDS), existing: new Set<string>() };
  await writeLists([list], listings, { now: FIRST, newAt: FIRST });
  expect(await stored()).toEqual(looked);
});

test("a match that another process added since somebody looked is updated, and the others are added", async () => {
  await writeMatches(resume, ranked(60, ["b"]), { now: FIRST, newAt: FIRST });
  const list = { resume, chosen: ranked(80, IDS), existing: new Set<string>() };
  await writeLists([list], listings, { now: LATER, newAt: LATER });
  const told = (await stored()).map(({ listingId, score, newAt }) => [listingId, score, newAt]);
  expect(told).toEqual([
    ["a", 80, LATER],
    ["b", 80, FIRST],
    ["c", 80, LATER],
  ]);
});

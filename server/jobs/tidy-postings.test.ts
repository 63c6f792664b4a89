import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Application } from "../../models/application.ts";
import { CoverLetter } from "../../models/material.ts";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { PostingAddress } from "../../models/posting-address.ts";
import { Sighting } from "../../models/sighting.ts";
import { closeUnseen } from "./close-postings.ts";
import { day, BOARD, connectTestDatabase, LIST, makeFound, MONDAY } from "./postings.fixtures.ts";
import { storePostings } from "./store-postings.ts";
import { tidyPostings } from "./tidy-postings.ts";

let disconnect: () => Promise<void>;

beforeAll(async () => {
  disconnect = await connectTestDatabase();
});
afterAll(() => disconnect());
beforeEach(async () => {
  for (const model of [Listing, Sighting, PostingAddress, Match, Application, CoverLetter]) {
    await mongoose.connection.collection(model.collection.name).deleteMany({});
  }
});

const titles = async () => (await Listing.find({}).sort({ title: 1 }).lean()).map(({ title }) => title);

async function insert(model: { collection: { name: string } }, listingId: string): Promise<void> {
  await mongoose.connection
    .collection(model.collection.name)
    .insertOne({ listingId, ownerId: new mongoose.Types.ObjectId(), resumeId: new mongoose.Types.ObjectId() });
}

test("DEC-102 what was closed 60 days ago goes with its matches, unless somebody applied or wrote", async () => {
  const found = ["Applied", "Cook", "Letter", "Welder"].map((title) =>
    makeFound({ externalId: title, title, url: `https://jobs.example/${title}` }),
  );
  await storePostings(BOARD, found, MONDAY);
  await closeUnseen(BOARD, day(1), day(1));
  const [applied, cook, letter] = await Listing.find({}).sort({ title: 1 }).lean();
  await insert(Application, applied?._id ?? "");
  await insert(CoverLetter, letter?._id ?? "");
  await insert(Match, cook?._id ?? "");
  await insert(Match, applied?._id ?? "");
  await storePostings(BOARD, [found[3]!], day(50));
  await closeUnseen(BOARD, day(51), day(51));

  await tidyPostings(day(61));
  expect(await titles()).toEqual(["Applied", "Cook", "Letter", "Welder"]);
  await tidyPostings(day(62));
  expect(await titles()).toEqual(["Applied", "Letter", "Welder"]);
  expect(await Match.countDocuments({})).toBe(1);
  expect(await Sighting.countDocuments({})).toBe(3);
  expect(await PostingAddress.countDocuments({})).toBe(3);
  await tidyPostings(day(200));
  expect(await titles()).toEqual(["Applied", "Letter"]);
  // The same posting is new when it comes again.
  expect(await storePostings(BOARD, [found[1]!], day(201))).toMatchObject({ added: 1 });
});

test("what a crash left half deleted is deleted by the next run", async () => {
  const found = Array.from({ length: 450 }, (_, at) => makeFound({ externalId: `${at}`, title: `Job number ${at}` }));
  await storePostings(BOARD, found, MONDAY);
  await closeUnseen(BOARD, day(1), day(1));
  await Sighting.deleteMany({ _id: { $in: (await Sighting.find({}).limit(30).lean()).map(({ _id }) => _id) } });
  await Promise.all([tidyPostings(day(90)), tidyPostings(day(90))]);
  expect([await Listing.countDocuments({}), await Sighting.countDocuments({})]).toEqual([0, 0]);
});

test("a posting that names its closing day is closed when it has passed, and stays so", async () => {
  const found = makeFound({ title: "Cook", closesAt: day(3), url: "https://jobs.example/cook" });
  await storePostings(BOARD, [found, makeFound({ externalId: "2", title: "Welder" })], MONDAY);
  await storePostings(LIST, [{ ...found, externalId: "list", closesAt: null }], MONDAY);
  const open = async () => (await Listing.find({ closedAt: null }).sort({ title: 1 }).lean()).map(({ title }) => title);
  await tidyPostings(day(2));
  expect(await Sighting.countDocuments({ closedAt: null })).toBe(3);
  await tidyPostings(day(4));
  // Another source offers it still.
  expect(await open()).toEqual(["Cook", "Welder"]);
  expect(await Listing.findOne({ title: "Cook" }).lean()).toMatchObject({ source: "Arbeitnow" });
  await closeUnseen(LIST, day(4), day(4));
  expect(await open()).toEqual(["Welder"]);
  expect((await storePostings(BOARD, [found], day(5))).leftOut).toHaveLength(1);
  expect(await open()).toEqual(["Welder"]);
  expect(await storePostings(BOARD, [{ ...found, closesAt: day(30) }], day(6))).toMatchObject({ changed: 1 });
  expect(await open()).toEqual(["Cook", "Welder"]);
});

import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Listing } from "../../models/listing.ts";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import type { ListingFacts } from "../engines/matching/listing-facts.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { scoreTotal } from "../engines/matching/score.ts";
import { closeUnseen } from "./close-postings.ts";
import { findIndex } from "./follow-listings.ts";
import { OFFERED } from "./matching-basis.ts";
import { BOARD, connectTestDatabase, makeFound } from "./postings.fixtures.ts";
import { storePostings } from "./store-postings.ts";

const TITLES = ["Bridge Engineer", "Tunnel Engineer", "Welder", "Mason"];
const FOUND = TITLES.map((title) => makeFound({ externalId: title, title }));
/** Enough for the index to be stored. */
const MANY = 1_100;
const RESUME = extractResumeFacts(analyseResume(["Ada Girder", "Bridge Engineer", "Columbus, OH"]));

let end: () => Promise<void>;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "northfold-index-"));
  vi.stubEnv("DATA_DIR", folder);
  end = await connectTestDatabase();
});
afterAll(async () => {
  await end();
  await rm(folder, { recursive: true, force: true });
});

async function ranked() {
  const index = await findIndex();
  return index.rank(index.queryOf(RESUME), { limit: 10, minimumScore: 0, withSamples: true });
}

test("the index holds what is offered, and follows each change at once", async () => {
  await storePostings(BOARD, FOUND, new Date());
  expect(await ranked()).toHaveLength(TITLES.length);
  const read = vi.spyOn(Listing.collection, "find");
  const factsRead = () => read.mock.calls.filter(([, options]) => JSON.stringify(options).includes("facts.words"));
  await ranked();
  expect(factsRead()).toEqual([]);

  const changed = { ...FOUND[2]!, title: "Bridge Welder" };
  await storePostings(BOARD, [changed, makeFound({ externalId: "new", title: "Bridge Inspector" })], new Date());
  const listings = await Listing.find(OFFERED).lean();
  const { weights } = await findIndex();
  const expected = listings.map(({ facts }) => scoreTotal(RESUME, facts as ListingFacts, weights));
  expect((await ranked()).map(({ total }) => total)).toEqual(expected.sort((a, b) => b - a));
  expect(factsRead()).toMatchObject([[{ _id: { $in: [expect.any(String), expect.any(String)] } }, {}]]);

  const seenAt = new Date();
  await storePostings(BOARD, FOUND.slice(0, 1), seenAt);
  await closeUnseen(BOARD, seenAt, seenAt);
  const [left, ...none] = await Listing.find(OFFERED).lean();
  expect(none).toEqual([]);
  expect((await ranked()).map(({ id }) => id)).toEqual([left?._id]);
});

test("whoever asks while the index follows gets what was written before the question", async () => {
  const first = findIndex();
  await storePostings(BOARD, [makeFound({ externalId: "late", title: "Late Bridge Engineer" })], new Date());
  const [, index] = await Promise.all([first, findIndex()]);
  expect(index.size).toBe(await Listing.countDocuments(OFFERED));
});

test("a listing of an older version, which has no closing day to be empty, is offered when it changes", async () => {
  const found = makeFound({ externalId: "older", title: "Older Bridge Engineer" });
  await storePostings(BOARD, [found], new Date());
  const { size } = await findIndex();
  const older = { $unset: { closedAt: 1 }, $set: { updatedAt: new Date() } };
  await Listing.collection.updateOne({ title: found.title }, older as object);
  expect((await findIndex()).size).toBe(size);
});

test("after a restart the stored index takes what was added, changed and deleted meanwhile, and reads nothing else", async () => {
  const like = await Listing.findOne(OFFERED).lean();
  const then = new Date(Date.now() - 3_600_000);
  const copy = (id: string, updatedAt = then) => ({
    ...like!,
    _id: id,
    updatedAt,
    near: [],
    addresses: [],
    facts: { ...(like!.facts as ListingFacts), id },
  });
  await Listing.insertMany(Array.from({ length: MANY }, (_, at) => copy(`many-${at}`)));
  for (const name of ["listing-index.1", "listing-index.2"]) await writeFile(join(folder, name), "of a killed process");
  await utimes(join(folder, "listing-index.1"), new Date(0), new Date(0));
  vi.resetModules();
  const first = await import("./follow-listings.ts");
  expect((await first.findIndex()).size).toBe(await Listing.countDocuments(OFFERED));
  // Another process may be writing the younger one just now.
  expect((await readdir(folder)).sort()).toEqual(["listing-index", "listing-index.2"]);

  await Listing.create(copy("added", new Date()));
  await Listing.updateOne({ _id: "many-7" }, { $set: { updatedAt: new Date() } });
  vi.resetModules();
  const { findIndex: findAgain } = await import("./follow-listings.ts");
  const { Listing: sameListing } = await import("../../models/listing.ts");
  const heads = vi.spyOn(sameListing, "find").mockClear();
  const facts = vi.spyOn(sameListing.collection, "find").mockClear();
  const again = await findAgain();
  expect(again.size).toBe(await Listing.countDocuments(OFFERED));
  expect(again.changedAt("added")).not.toBeNull();
  expect(again.changedAt("many-7")).toBeGreaterThan(then.getTime());
  expect(heads.mock.calls).toMatchObject([[{ updatedAt: { $gte: expect.any(Date) } }]]);
  const read = facts.mock.calls.filter(([, options]) => JSON.stringify(options).includes("facts.words"));
  expect(read).toMatchObject([[{ _id: { $in: expect.arrayContaining(["added", "many-7"]) } }, {}]]);

  await Listing.deleteOne({ _id: "many-8" });
  vi.resetModules();
  const third = await (await import("./follow-listings.ts")).findIndex();
  expect(third.changedAt("many-8")).toBeNull();
  expect(third.size).toBe(await Listing.countDocuments(OFFERED));
});

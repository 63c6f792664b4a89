import { addressKeys, sightingKey } from "./posting-keys.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Listing } from "../../models/listing.ts";
import { PostingAddress } from "../../models/posting-address.ts";
import { Sighting } from "../../models/sighting.ts";
import { closeUnseen, countUnseen } from "./close-postings.ts";
import { findFresh, keepPostings } from "./keep-postings.ts";
import { day, BOARD, connectTestDatabase, htmlOf, LIST, makeFound, MONDAY } from "./postings.fixtures.ts";
import { storePostings } from "./store-postings.ts";

let disconnect: () => Promise<void>;

beforeAll(async () => {
  disconnect = await connectTestDatabase();
});
afterAll(() => disconnect());
beforeEach(async () => {
  await Promise.all([Listing.deleteMany({}), Sighting.deleteMany({}), PostingAddress.deleteMany({})]);
});

const store = async (source: typeof BOARD, found: ReturnType<typeof makeFound>[], at: Date) => {
  const { added, changed, same, leftOut } = await storePostings(source, found, at);
  return { added, changed, same, leftOut: leftOut.length };
};
const all = () => Listing.find({}).sort({ firstSeenAt: 1, _id: 1 }).lean();

test("a new posting is understood and stored once", async () => {
  const found = makeFound({ pay: { text: "$45/hr" }, url: "https://jobs.example/bridge/1" });
  expect(await store(BOARD, [found], MONDAY)).toEqual({ added: 1, changed: 0, same: 0, leftOut: 0 });
  const [listing] = await all();
  expect(listing).toMatchObject({
    ownerId: null,
    source: "Greenhouse",
    title: "Bridge Engineer",
    location: "Columbus, OH",
    places: [{ text: "Columbus, OH", city: "Columbus", region: "OH", country: "US" }],
    workplace: null,
    salary: "$45/hr",
    pay: { least: 45, most: 45, currency: "USD", period: "hour" },
    employment: ["full-time"],
    requirements: ["3 years of Bridge Engineer experience", "Steel"],
    language: "en",
    sourceUrl: "https://jobs.example/bridge/1",
    firstSeenAt: MONDAY,
    closedAt: null,
    postedAt: found.postedAt,
  });
  expect(listing?.description).toContain("Requirements\n- 3 years of Bridge Engineer experience\n- Steel");
});

test("what is known in the same words is only seen again: no listing is written", async () => {
  const found = [makeFound(), makeFound({ externalId: "2", title: "Tunnel Engineer" })];
  await store(BOARD, found, MONDAY);
  await Listing.updateMany({}, { $set: { salary: "untouched", updatedAt: MONDAY } });
  expect(await store(BOARD, found, day(1))).toEqual({ added: 0, changed: 0, same: 2, leftOut: 0 });
  expect((await all()).map(({ salary, updatedAt }) => ({ salary, updatedAt }))).toEqual([
    { salary: "untouched", updatedAt: MONDAY },
    { salary: "untouched", updatedAt: MONDAY },
  ]);
  expect(await countUnseen(BOARD, day(1))).toEqual({ open: 2, unseen: 0 });
});

test("how many applied and a date that is stamped anew each day are no change", async () => {
  await store(BOARD, [makeFound({ applicants: "4" })], MONDAY);
  const stamped = makeFound({ applicants: "9", postedAt: day(3) });
  expect(await store(BOARD, [stamped], day(3))).toMatchObject({ changed: 0, same: 1 });
});

test("a changed posting is written with new facts, and keeps its id and its first day", async () => {
  await store(BOARD, [makeFound()], MONDAY);
  const [before] = await all();
  const changed = makeFound({ description: { kind: "html", content: "<p>Must know Docker and Kubernetes.</p>" } });
  expect(await store(BOARD, [changed], day(2))).toEqual({ added: 0, changed: 1, same: 0, leftOut: 0 });
  const [after] = await all();
  expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
  expect(after?._id).toBe(before?._id);
  expect(after).toMatchObject({
    firstSeenAt: MONDAY,
    description: "Must know Docker and Kubernetes.",
  });
  expect(JSON.stringify(after?.facts)).toContain("kubernetes");
  expect(JSON.stringify(before?.facts)).not.toContain("kubernetes");
});

test("what is over, and what a source lists twice, is left out with why", async () => {
  const found = [makeFound(), makeFound({ title: "Again" }), makeFound({ externalId: "9", closesAt: day(-1) })];
  const { leftOut, added } = await storePostings(BOARD, found, MONDAY);
  expect(added).toBe(1);
  expect(leftOut.map(({ externalId, why }) => `${externalId}: ${why}`)).toEqual([
    "1: The source lists it twice.",
    "9: It closed on 2026-11-01.",
  ]);
});

test("the same posting of three sources is one listing with three addresses, told in the employer's own words", async () => {
  const page = "https://jobs.example/bridge/1";
  await store(LIST, [makeFound({ externalId: "a", applyUrl: `${page}/apply?utm_source=list` })], MONDAY);
  expect(
    await store(BOARD, [makeFound({ url: page, description: { kind: "text", content: "Our words." } })], day(1)),
  ).toEqual({
    added: 0,
    changed: 0,
    same: 1,
    leftOut: 0,
  });
  const other = { ...LIST, id: "other", name: "Remotive" };
  await store(other, [makeFound({ externalId: "x", url: `http://www.jobs.example/bridge/1/#top` })], day(2));
  const listings = await all();
  expect(listings).toHaveLength(1);
  expect(listings[0]?.addresses.map(({ label }) => label)).toEqual(["Arbeitnow", "Greenhouse", "Remotive"]);
  expect(listings[0]).toMatchObject({ source: "Greenhouse", description: "Our words.", sourceUrl: page });
});

test("the same posting without an address is found by company, title, place and text, in other formatting", async () => {
  await store(BOARD, [makeFound()], MONDAY);
  const text = htmlOf("Bridge Engineer").replace(/<[^>]+>/g, "\n");
  const copied = makeFound({
    externalId: "77",
    title: "Bridge Engineer (m/w/d) - Full-time",
    company: "Harbor Works, Inc.",
    places: ["Columbus, Ohio, United States"],
    description: { kind: "text", content: text },
  });
  await store(LIST, [copied], day(1));
  expect(await all()).toHaveLength(1);
});

test("near misses stay apart: another city, level, company, or a second opening of the same source", async () => {
  const misses = [
    makeFound({ externalId: "city", places: ["Denver, CO"] }),
    makeFound({ externalId: "level", title: "Senior Bridge Engineer" }),
    makeFound({ externalId: "agency", company: "Talent Scouts Ltd" }),
    makeFound({ externalId: "second opening" }),
  ];
  await store(BOARD, [makeFound(), ...misses], MONDAY);
  expect(await all()).toHaveLength(5);
  // Each of them is found again at the list, one for one.
  await store(LIST, [makeFound(), ...misses], day(1));
  const listings = await all();
  expect(listings).toHaveLength(5);
  expect(listings.map(({ addresses }) => addresses.length)).toEqual([2, 2, 2, 2, 2]);
});

test("an address that a source gives to all of its postings makes no two of them one", async () => {
  const careers = "https://harbor.example/careers";
  const found = ["Bridge Engineer", "Crane Operator", "Welder"].map((title) =>
    makeFound({ title, externalId: title, url: careers }),
  );
  expect(await store(BOARD, found, MONDAY)).toMatchObject({ added: 3 });
  await store(LIST, [makeFound({ title: "Welder", externalId: "w", url: careers })], day(1));
  const listings = await all();
  expect(listings).toHaveLength(3);
  expect(listings.find(({ title }) => title === "Welder")?.addresses).toHaveLength(2);
});

test("the text of a listing is read for comparison where it may be the same job, not where its source lists it still", async () => {
  const inTown = (at: number) => makeFound({ externalId: String(at), places: [`Columbus ${at}, OH`] });
  await store(
    BOARD,
    Array.from({ length: 30 }, (_, at) => inTown(at)),
    MONDAY,
  );
  const find = vi.spyOn(Listing, "find");
  const textsAsked = () => find.mock.results.filter(({ value }) => "description" in (value.projection() ?? {})).length;
  await store(BOARD, [inTown(30)], day(1));
  expect(find).toHaveBeenCalled();
  expect(textsAsked()).toBe(0);
  await store(LIST, [inTown(31)], day(1));
  expect(textsAsked()).toBe(1);
  find.mockRestore();
});

test("two processes that find the same posting at the same moment make one listing", async () => {
  const found = Array.from({ length: 40 }, (_, number) =>
    makeFound({ externalId: `${number}`, title: `Fitter ${number}`, url: `https://jobs.example/fitters/${number}` }),
  );
  const answers = await Promise.all([
    store(BOARD, found, MONDAY),
    store(LIST, found, MONDAY),
    store(BOARD, found, MONDAY),
    store({ ...LIST, id: "third" }, found, MONDAY),
  ]);
  const listings = await all();
  expect(listings).toHaveLength(40);
  for (const { addresses } of listings)
    expect(addresses.map(({ sourceId }) => sourceId).sort()).toEqual(["board", "list", "third"]);
  expect(answers.reduce((sum, { added }) => sum + added, 0)).toBeGreaterThanOrEqual(40);
});

test("a listing whose address is claimed, but which is not written yet, is waited for, though not for ever", async () => {
  const found = makeFound({ externalId: "1", title: "Fitter", url: "https://jobs.example/fitter" });
  const [address = ""] = addressKeys(found);
  await PostingAddress.create({ _id: address, listingId: sightingKey(BOARD.id, "1") });
  const find = vi.spyOn(PostingAddress, "find");
  await store(LIST, [found], MONDAY);
  const looks = find.mock.calls.length;
  find.mockRestore();
  expect(looks).toBe(5);
  expect(await all()).toHaveLength(1);
});

test("what was not seen is closed, and a listing that is offered elsewhere stays and leads there", async () => {
  const shared = makeFound({ externalId: "shared", title: "Diver", url: "https://board.example/diver" });
  await store(BOARD, [makeFound(), shared], MONDAY);
  await store(LIST, [{ ...shared, url: "https://list.example/diver" }], MONDAY);
  await store(BOARD, [makeFound()], day(1));
  expect(await countUnseen(BOARD, day(1))).toEqual({ open: 2, unseen: 1 });
  expect(await closeUnseen(BOARD, day(1), day(1))).toBe(1);
  expect(await closeUnseen(BOARD, day(1), day(1))).toBe(0);
  const diver = (await all()).find(({ title }) => title === "Diver");
  expect(diver).toMatchObject({ closedAt: null, source: "Arbeitnow", sourceUrl: "https://list.example/diver" });
  expect(await closeUnseen(LIST, day(2), day(2))).toBe(1);
  expect((await all()).map(({ title, closedAt }) => [title, closedAt])).toEqual(
    expect.arrayContaining([
      ["Diver", day(2)],
      ["Bridge Engineer", null],
    ]),
  );
});

test("a posting that comes back is the same one, opened again", async () => {
  await store(BOARD, [makeFound()], MONDAY);
  await closeUnseen(BOARD, day(1), day(1));
  expect(await store(BOARD, [makeFound({ postedAt: day(9) })], day(9))).toMatchObject({ added: 0, changed: 1 });
  const [listing] = await all();
  expect(listing).toMatchObject({ closedAt: null, repostedAt: [day(9)], postedAt: day(9), firstSeenAt: MONDAY });
  expect(await countUnseen(BOARD, day(9))).toEqual({ open: 1, unseen: 0 });
});

test("a posting put up anew under another id is the old one, posted again", async () => {
  await store(BOARD, [makeFound(), makeFound({ externalId: "2", title: "Diver" })], MONDAY);
  const [old] = (await all()).filter(({ title }) => title === "Bridge Engineer");
  const anew = makeFound({ externalId: "900", url: "https://jobs.example/900" });
  await store(BOARD, [anew, makeFound({ externalId: "2", title: "Diver" })], day(30));
  await closeUnseen(BOARD, day(30), day(30));
  const listings = await all();
  expect(listings).toHaveLength(2);
  const again = listings.find(({ title }) => title === "Bridge Engineer");
  expect(again).toMatchObject({
    _id: old?._id,
    closedAt: null,
    repostedAt: [day(30)],
    sourceUrl: "https://jobs.example/900",
  });
  expect(again?.facts).toMatchObject({ id: old?._id });
  // From now on it is known by its new id.
  expect(await store(BOARD, [anew], day(31))).toEqual({ added: 0, changed: 0, same: 1, leftOut: 0 });
  expect(await PostingAddress.countDocuments({ listingId: old?._id })).toBe(1);
});

test("what was not read again is kept open, and what is fresh need not be read", async () => {
  const found = ["a", "b", "c"].map((externalId) => makeFound({ externalId, title: `Fitter ${externalId}` }));
  await store(BOARD, found, MONDAY);
  const records = ["a", "b", "d"].map((externalId) => ({ externalId, changedAt: day(-1) }));
  expect(await findFresh(BOARD, records, day(1))).toEqual(new Set(["a", "b"]));
  expect(await findFresh(BOARD, [{ externalId: "a", changedAt: day(1) }], day(2))).toEqual(new Set());
  expect(await findFresh(BOARD, records, day(8))).toEqual(new Set());
  await keepPostings(BOARD, ["a", "b"], day(1));
  expect(await countUnseen(BOARD, day(1))).toEqual({ open: 3, unseen: 1 });
  await keepPostings(BOARD, null, day(2));
  expect(await countUnseen(BOARD, day(2))).toEqual({ open: 3, unseen: 0 });
});

test("a crash between the listing and its sighting leaves no second listing behind", async () => {
  const found = makeFound();
  await store(BOARD, [found], MONDAY);
  await Sighting.deleteMany({});
  await store(BOARD, [found], day(1));
  expect(await all()).toHaveLength(1);
  expect(await store(BOARD, [found], day(2))).toMatchObject({ same: 1 });
  // The listing is gone, its sighting is not: it comes back when its words change or it is opened anew.
  await Listing.deleteMany({});
  await Sighting.updateMany({}, { $set: { closedAt: day(2) } });
  await store(BOARD, [found], day(3));
  expect(await all()).toHaveLength(1);
});

test("stored text never runs: a hostile description is words", async () => {
  const content = `<script>alert(1)</script><p onclick="x()">Hello <img src=x onerror=alert(2)>there</p><style>p{}</style>`;
  await store(BOARD, [makeFound({ title: "A <img src=x> title", description: { kind: "html", content } })], MONDAY);
  expect(await all()).toMatchObject([{ title: "A <img src=x> title", description: "Hello there" }]);
});

test("likely twins are looked up by the index of their keys, however many listings there are", async () => {
  await Listing.createIndexes();
  const find = vi.spyOn(Listing, "find");
  await store(BOARD, [makeFound()], MONDAY);
  const asked = find.mock.calls.flatMap(([filter]) => (filter && "near" in filter ? [filter] : []));
  find.mockRestore();
  expect(asked).toHaveLength(2);
  for (const each of asked) {
    expect(JSON.stringify(await Listing.find(each).explain())).toContain('"indexName":"near_1"');
  }
});

import type mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyDoc, codeOf, openTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function fresh(name: string): mongoose.mongo.Collection<AnyDoc> {
  return database.db.collection<AnyDoc>(name);
}

test("a duplicate key is error 11000 with keyPattern and keyValue", async () => {
  const users = fresh("users");
  await users.createIndex({ email: 1, org: -1 }, { unique: true });
  await users.insertOne({ email: "a@example.org", org: 1 });
  const error = await users.insertOne({ email: "a@example.org", org: 1 }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    code: 11000,
    keyPattern: { email: 1, org: -1 },
    keyValue: { email: "a@example.org", org: 1 },
  });
  expect(await users.countDocuments()).toBe(1);
});

test("unique indexes hold numbers of every type equal, and null and missing too", async () => {
  const unique = fresh("unique");
  await unique.createIndex({ n: 1 }, { unique: true });
  await unique.insertOne({ n: 1 });
  const { Decimal128, Double, Long } = await import("bson");
  for (const n of [new Double(1), Long.fromNumber(1), Decimal128.fromString("1.0")])
    expect(await codeOf(unique.insertOne({ n }))).toBe(11000);
  await unique.insertOne({ other: 1 });
  expect(await codeOf(unique.insertOne({ n: null }))).toBe(11000);
});

test("64-bit integers and decimals beyond 2^53 are told apart in an index", async () => {
  const wide = fresh("wide");
  const { Decimal128, Long } = await import("bson");
  await wide.createIndex({ n: 1 }, { unique: true });
  const texts = [
    "9007199254740992",
    "9007199254740993",
    "9223372036854775806",
    "9223372036854775807",
    "-9007199254740993",
  ];
  for (const text of texts) await wide.insertOne({ n: Long.fromString(text) });
  expect(await codeOf(wide.insertOne({ n: Decimal128.fromString("9007199254740993") }))).toBe(11000);
  await wide.insertOne({ n: Decimal128.fromString("9007199254740993.5") });
  const sorted = await wide.find({}, { promoteLongs: false }).sort({ n: 1 }).toArray();
  expect(sorted.map((doc) => String(doc.n))).toEqual([
    "-9007199254740993",
    "9007199254740992",
    "9007199254740993",
    "9007199254740993.5",
    "9223372036854775806",
    "9223372036854775807",
  ]);
});

test("sparse and partial unique indexes leave out what they do not cover", async () => {
  const sparse = fresh("sparse");
  await sparse.createIndex({ e: 1 }, { unique: true, sparse: true });
  await sparse.insertMany([{ a: 1 }, { a: 2 }]);
  expect(await sparse.find({ e: null }).toArray()).toHaveLength(2);
  expect(await sparse.find().sort({ e: 1 }).toArray()).toHaveLength(2);
  const partial = fresh("partial");
  await partial.createIndex({ e: 1 }, { unique: true, partialFilterExpression: { active: true } });
  await partial.insertMany([{ e: 1 }, { e: 1 }, { e: 1, active: true }]);
  expect(await codeOf(partial.insertOne({ e: 1, active: true }))).toBe(11000);
  expect(await partial.find({ e: 1 }).toArray()).toHaveLength(3);
});

test("a unique index on arrays compares the elements of different documents", async () => {
  const tags = fresh("tags");
  await tags.createIndex({ t: 1 }, { unique: true });
  await tags.insertOne({ t: ["a", "a", "b"] });
  expect(await codeOf(tags.insertOne({ t: ["b", "c"] }))).toBe(11000);
  expect(await codeOf(fresh("parallel").createIndex({ a: 1, b: 1 }))).toBeNull();
  expect(await codeOf(fresh("parallel").insertOne({ a: [1, 2], b: [1, 2] }))).toBe(171);
});

test("collation of strength 2: equality, $in, distinct, delete and uniqueness ignore case, not accents", async () => {
  const words = fresh("words");
  const collation = { locale: "en_US", strength: 2 };
  await words.insertMany([{ s: "PING" }, { s: "ping" }, { s: "pïng" }]);
  expect(await words.countDocuments({ s: "ping" }, { collation })).toBe(2);
  expect(await words.countDocuments({ s: "ping" })).toBe(1);
  expect(await words.find({ s: { $in: ["Ping"] } }, { collation }).toArray()).toHaveLength(2);
  expect(await words.distinct("s", {}, { collation })).toHaveLength(2);
  expect((await words.deleteMany({ s: "PiNg" }, { collation })).deletedCount).toBe(2);
  const unique = fresh("folded");
  await unique.createIndex({ s: 1 }, { unique: true, collation });
  await unique.insertOne({ s: "Ab" });
  expect(await codeOf(unique.insertOne({ s: "aB" }))).toBe(11000);
  expect(await stageOf(unique.find({ s: "AB" }, { collation }))).toBe("IXSCAN");
  expect(await stageOf(unique.find({ s: "AB" }))).toBe("COLLSCAN");
});

async function stageOf(cursor: mongoose.mongo.FindCursor<AnyDoc>): Promise<string> {
  const { winningPlan } = (await cursor.explain()).queryPlanner;
  return winningPlan.inputStage?.stage ?? winningPlan.stage;
}

test("equality, $in, a range on the prefix and a sort on it use the index", async () => {
  const jobs = fresh("jobs");
  await jobs.createIndexes([{ key: { owner: 1, at: -1 } }, { key: { city: 1 } }]);
  await jobs.insertMany(Array.from({ length: 500 }, (_, n) => ({ owner: n % 5, at: n, city: `c${n % 50}`, plain: n })));
  expect(await stageOf(jobs.find({ owner: 1 }).sort({ at: -1 }))).toBe("IXSCAN");
  expect(await stageOf(jobs.find({ owner: 1 }).sort({ at: 1 }))).toBe("IXSCAN");
  expect(await stageOf(jobs.find({ owner: 1, at: { $gt: 5 } }))).toBe("IXSCAN");
  expect(await stageOf(jobs.find({ city: { $in: ["c1", "c2"] } }))).toBe("IXSCAN");
  expect(await stageOf(jobs.find({ city: /^c1/ }))).toBe("IXSCAN");
  expect(await stageOf(jobs.find({}).sort({ city: 1 }))).toBe("IXSCAN");
  expect(await stageOf(jobs.find({ city: { $in: ["c2", "c1"] } }).sort({ city: -1 }))).toBe("IXSCAN");
  expect(await stageOf(jobs.find({ plain: 1 }))).toBe("COLLSCAN");
  const sorted = await jobs.find({ owner: 2 }).sort({ at: -1 }).limit(3).toArray();
  expect(sorted.map((doc) => doc.at)).toEqual([497, 492, 487]);
});

test("contradicting index definitions are refused with MongoDB's codes", async () => {
  const names = fresh("names");
  await names.createIndex({ a: 1 });
  await names.createIndex({ a: 1 });
  expect(await codeOf(names.createIndex({ a: 1 }, { unique: true }))).toBe(86);
  expect(await codeOf(names.createIndex({ a: 1 }, { name: "other" }))).toBe(85);
  expect(await codeOf(names.dropIndex("nope"))).toBe(27);
  expect(await codeOf(names.dropIndex("_id_"))).toBe(72);
  expect(await codeOf(fresh("nowhere").indexes())).toBe(26);
  expect(await codeOf(names.createIndex({ a: "text" }))).toBe(238);
  await names.insertMany([{ b: 1 }, { b: 1 }]);
  expect(await codeOf(names.createIndex({ b: 1 }, { unique: true }))).toBe(11000);
  expect((await names.indexes()).map((index) => index.name)).toEqual(["_id_", "a_1"]);
});

test("an index over two paths of one array finds what no single element holds", async () => {
  const orders = fresh("orders");
  await orders.createIndex({ "items.sku": 1, "items.qty": 1 });
  await orders.insertOne({
    _id: 1,
    items: [
      { sku: "a", qty: 1 },
      { sku: "b", qty: 5 },
    ],
  });
  expect(await orders.countDocuments({ "items.sku": "a", "items.qty": 5 })).toBe(1);
  expect(await orders.countDocuments({ items: { $elemMatch: { sku: "a", qty: 5 } } })).toBe(0);
});

test("an index on an element of an array is refused by name", async () => {
  const error = await fresh("rows")
    .createIndex({ "a.0": 1 })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 238, message: expect.stringContaining("a.0") });
});

test("NaN is one key, below all other numbers, and none of theirs", async () => {
  const numbers = fresh("numbers");
  await numbers.createIndex({ n: 1 }, { unique: true });
  await numbers.insertMany([{ n: 1 }, { n: Number.NEGATIVE_INFINITY }, { n: Number.NaN }]);
  expect(await codeOf(numbers.insertOne({ n: Number.NaN }))).toBe(11000);
  const sorted = await numbers.find({}).sort({ n: 1 }).toArray();
  expect(sorted.map(({ n }) => n)).toEqual([Number.NaN, Number.NEGATIVE_INFINITY, 1]);
  expect(await numbers.countDocuments({ n: Number.NEGATIVE_INFINITY })).toBe(1);
  expect(await numbers.distinct("n")).toHaveLength(3);
});

test("an index with a filter of another collation is left alone", async () => {
  const words = fresh("other-words");
  const collation = { locale: "en", strength: 2 };
  await words.insertMany([{ s: "b" }, { s: "B" }]);
  await words.createIndex({ n: 1 }, { partialFilterExpression: { s: { $gt: "a" } }, collation });
  await words.createIndex({ n: -1 }, { partialFilterExpression: { s: "b" } });
  expect(await words.countDocuments({ s: "b", n: null }, { collation })).toBe(2);
  expect(await words.countDocuments({ s: "b", n: null })).toBe(1);
});

test("collation options that are not told apart here are refused by name", async () => {
  for (const option of [{ strength: 4 }, { alternate: "shifted" }, { caseFirst: "upper" }, { backwards: true }])
    expect(
      await codeOf(
        fresh("words")
          .find({})
          .collation({ locale: "en", ...option })
          .toArray(),
      ),
    ).toBe(238);
});

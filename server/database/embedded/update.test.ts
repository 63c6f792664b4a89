import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyDoc, codeOf, openTestDatabase, type TestDatabase } from "./test-database.ts";

const { Decimal128, Double, Long } = mongoose.mongo;

let database: TestDatabase;
let docs: mongoose.mongo.Collection<AnyDoc>;

beforeAll(async () => {
  database = await openTestDatabase();
  docs = database.db.collection<AnyDoc>("docs");
});
afterAll(() => database.close());

type Case = [
  name: string,
  before: AnyDoc,
  filter: AnyDoc,
  update: AnyDoc | AnyDoc[],
  after: AnyDoc,
  options?: mongoose.mongo.UpdateOptions,
];

const CHANGES: Case[] = [
  [
    "$set makes the documents on the way",
    { a: { b: 1 } },
    {},
    { $set: { "a.c": 2, "x.y.z": 3 } },
    { a: { b: 1, c: 2 }, x: { y: { z: 3 } } },
  ],
  ["$set pads an array with null", { a: [1] }, {}, { $set: { "a.3": 9 } }, { a: [1, null, null, 9] }],
  [
    "new fields come in the order of their names",
    {},
    {},
    { $set: { z: 1, b: 2 }, $inc: { c: 1 } },
    { b: 2, c: 1, z: 1 },
  ],
  ["$ is the element the filter found", { g: [80, 85, 90] }, { g: 85 }, { $set: { "g.$": 82 } }, { g: [80, 82, 90] }],
  [
    "$ follows $elemMatch",
    {
      g: [
        { k: 1, m: 5 },
        { k: 2, m: 7 },
      ],
    },
    { g: { $elemMatch: { k: 2, m: { $gt: 6 } } } },
    { $set: { "g.$.s": 6 } },
    {
      g: [
        { k: 1, m: 5 },
        { k: 2, m: 7, s: 6 },
      ],
    },
  ],
  ["$[] is every element", { g: [1, 2] }, {}, { $inc: { "g.$[]": 10 } }, { g: [11, 12] }],
  [
    "$[name] is what its array filter finds",
    {
      g: [
        { k: 1, a: [1, 5] },
        { k: 2, a: [7] },
      ],
    },
    {},
    { $set: { "g.$[e].a.$[n]": 0 } },
    {
      g: [
        { k: 1, a: [1, 0] },
        { k: 2, a: [7] },
      ],
    },
    { arrayFilters: [{ "e.k": 1 }, { n: { $gt: 2 } }] },
  ],
  [
    "$push sorts, then slices",
    { q: [{ s: 3 }, { s: 1 }] },
    {},
    { $push: { q: { $each: [{ s: 2 }], $sort: { s: -1 }, $slice: 2 } } },
    { q: [{ s: 3 }, { s: 2 }] },
  ],
  ["$push puts at a position", { q: [1, 2] }, {}, { $push: { q: { $each: [9], $position: -1 } } }, { q: [1, 9, 2] }],
  [
    "$pull by a query on the elements",
    {
      r: [
        { i: "A", s: 5 },
        { i: "B", s: 8 },
      ],
    },
    {},
    { $pull: { r: { s: 8, i: "B" } } },
    { r: [{ i: "A", s: 5 }] },
  ],
  ["$pull by a condition", { v: [1, 5, 8] }, {}, { $pull: { v: { $gte: 5 } } }, { v: [1] }],
  ["$pullAll", { v: [1, 2, 1] }, {}, { $pullAll: { v: [1] } }, { v: [2] }],
  ["$addToSet adds each once", { v: [1] }, {}, { $addToSet: { v: { $each: [1, 2, 2] } } }, { v: [1, 2] }],
  [
    "$addToSet knows documents by order and numbers by value",
    { v: [{ a: 1, b: 2 }] },
    {},
    { $addToSet: { v: { a: new Double(1), b: 2 } } },
    { v: [{ a: 1, b: 2 }] },
  ],
  ["$rename into a document", { a: 1, b: 2 }, {}, { $rename: { a: "n.x" } }, { b: 2, n: { x: 1 } }],
  ["$unset in an array leaves null", { a: [1, 2] }, {}, { $unset: { "a.0": 1 } }, { a: [null, 2] }],
  ["$mul of nothing is zero", {}, {}, { $mul: { x: 5 } }, { x: 0 }],
  ["$bit", { x: 13 }, {}, { $bit: { x: { and: 10 } } }, { x: 8 }],
  ["$min and $max", { a: 5, b: 5 }, {}, { $min: { a: 3 }, $max: { b: 3 } }, { a: 3, b: 5 }],
  ["$pop", { a: [1, 2, 3] }, {}, { $pop: { a: -1 } }, { a: [2, 3] }],
  [
    "a pipeline reads the document",
    { a: 1, b: 2 },
    {},
    [{ $set: { c: { $add: ["$a", "$b"] } } }, { $unset: "a" }],
    { b: 2, c: 3 },
  ],
];

for (const [name, before, filter, update, after, options] of CHANGES)
  test(`update: ${name}`, async () => {
    await docs.deleteMany({});
    await docs.insertOne({ _id: 1, ...before });
    await docs.updateOne(filter, update, options ?? {});
    const found = await docs.findOne({});
    expect(found).toEqual({ _id: 1, ...after });
    expect(Object.keys(found ?? {})).toEqual(["_id", ...Object.keys(after)]);
  });

const REFUSALS: [name: string, before: AnyDoc, update: AnyDoc, code: number][] = [
  ["two operators on one field", { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ["a field and what is in it", { a: 1 }, { $set: { a: 1, "a.b": 1 } }, 40],
  ["a changed _id", { a: 1 }, { $set: { _id: 2 } }, 66],
  ["a field of a number", { a: 1 }, { $set: { "a.b": 1 } }, 28],
  ["$inc of a string", { a: "x" }, { $inc: { a: 1 } }, 14],
  ["$push to a string", { a: "x" }, { $push: { a: 1 } }, 2],
  ["an unknown operator", { a: 1 }, { $nope: { a: 1 } }, 9],
  ["an array filter nobody uses", { a: [1] }, { $set: { b: 1 } }, 9],
];

for (const [name, before, update, code] of REFUSALS)
  test(`update is refused and changes nothing: ${name}`, async () => {
    await docs.deleteMany({});
    await docs.insertOne({ _id: 1, ...before });
    const options = name.includes("array filter") ? { arrayFilters: [{ x: 1 }] } : {};
    expect(await codeOf(docs.updateOne({}, update, options))).toBe(code);
    expect(await docs.findOne({})).toEqual({ _id: 1, ...before });
  });

test("numbers keep their BSON type through $inc: int32 grows to int64, doubles and decimals stay", async () => {
  await docs.deleteMany({});
  await docs.insertOne({
    int: 2_147_483_647,
    small: 1,
    long: Long.fromNumber(1),
    double: new Double(1),
    decimal: Decimal128.fromString("0.1"),
  });
  await docs.updateOne({}, { $inc: { int: 1, small: 1, long: 1, double: 1, decimal: 0.2 } });
  for (const [field, type] of [
    ["int", "long"],
    ["small", "int"],
    ["long", "long"],
    ["double", "double"],
    ["decimal", "decimal"],
  ])
    expect(await docs.countDocuments({ [field!]: { $type: type as "int" } }), field).toBe(1); // a name of a BSON type
  expect(String((await docs.findOne({}))?.decimal)).toBe("0.3");
});

test("an update that changes nothing says so", async () => {
  await docs.deleteMany({});
  await docs.insertOne({ a: 1 });
  const { matchedCount, modifiedCount } = await docs.updateOne({}, { $set: { a: 1 } });
  expect([matchedCount, modifiedCount]).toEqual([1, 0]);
});

test("an upsert starts from the filter's equalities, adds $setOnInsert and reports its _id", async () => {
  await docs.deleteMany({});
  const filter = { _id: 7, a: 1, "b.c": 2, d: { $gt: 1 }, e: { $in: [3] } };
  const first = await docs.updateOne(filter, { $set: { z: 1 }, $setOnInsert: { k: 2 } }, { upsert: true });
  expect(first.upsertedId).toBe(7);
  expect(await docs.findOne({})).toEqual({ _id: 7, a: 1, b: { c: 2 }, e: 3, k: 2, z: 1 });
  const second = await docs.updateOne({ _id: 7 }, { $setOnInsert: { k: 3 } }, { upsert: true });
  expect([second.upsertedId, second.matchedCount]).toEqual([null, 1]);
  expect((await docs.findOne({}))?.k).toBe(2);
});

test("a replacement keeps the _id and refuses another", async () => {
  await docs.deleteMany({});
  await docs.insertOne({ _id: 1, a: 1, b: 2 });
  await docs.replaceOne({ a: 1 }, { c: 3 });
  expect(await docs.findOne({})).toEqual({ _id: 1, c: 3 });
  expect(await codeOf(docs.replaceOne({}, { _id: 2 }))).toBe(66);
});

test("findAndModify gives the document before or after, in the order asked for", async () => {
  await docs.deleteMany({});
  await docs.insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: 2 },
  ]);
  const after = await docs.findOneAndUpdate(
    { a: { $gt: 0 } },
    { $inc: { a: 10 } },
    { sort: { a: -1 }, returnDocument: "after" },
  );
  expect(after).toEqual({ _id: 2, a: 12 });
  expect(await docs.findOneAndDelete({ _id: 1 })).toEqual({ _id: 1, a: 1 });
  expect(await docs.findOneAndReplace({ _id: 2 }, { z: 1 })).toEqual({ _id: 2, a: 12 });
});

test("concurrent findAndModify never takes one document twice", async () => {
  await docs.deleteMany({});
  await docs.insertMany(Array.from({ length: 200 }, (_, n) => ({ n, taken: 0 })));
  const taken = await Promise.all(
    Array.from({ length: 200 }, () =>
      docs.findOneAndUpdate({ taken: 0 }, { $inc: { taken: 1 } }, { sort: { n: 1 }, returnDocument: "after" }),
    ),
  );
  expect(new Set(taken.map((doc) => doc?.n)).size).toBe(200);
  expect(await docs.countDocuments({ taken: 1 })).toBe(200);
});

test("an updateMany that moves documents ahead of its own index scan changes each once", async () => {
  const moving = database.db.collection<AnyDoc>("moving");
  await moving.createIndex({ n: 1 });
  await moving.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })));
  const { modifiedCount } = await moving.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000, times: 1 } });
  expect(modifiedCount).toBe(300);
  expect(await moving.countDocuments({ times: 1 })).toBe(300);
});

test("what an update does not name stays as it was stored, also where indexes and a unique key look at it", async () => {
  const kept = database.db.collection<AnyDoc>("kept");
  await kept.createIndex({ "deep.key": 1 }, { unique: true });
  const others = { long: Long.fromString("9007199254740993"), one: new Double(1), deep: { key: "a", list: [1, [2]] } };
  await kept.insertMany([
    { _id: 1, count: 1, ...others },
    { _id: 2, deep: { key: "b" } },
  ]);
  await kept.updateOne({ _id: 1 }, { $inc: { count: 1 }, $set: { "made.here": true }, $rename: { one: "first" } });
  const [stored] = await kept.find({ _id: 1 }, { promoteValues: false }).toArray();
  expect(stored).toMatchObject({ count: { value: 2 }, first: { value: 1 }, made: { here: true } });
  expect(String(stored?.long)).toBe("9007199254740993");
  expect(await kept.findOne({ "deep.key": "a" })).toMatchObject({ deep: others.deep });
  expect(await codeOf(kept.updateOne({ _id: 1 }, { $set: { "deep.key": "b" } }))).toBe(11000);
  await kept.updateMany({ _id: 1 }, { $unset: { deep: "" }, $set: { note: "x" } });
  expect(await kept.findOne({ _id: 1 }, { projection: { deep: 1, note: 1 } })).toEqual({ _id: 1, note: "x" });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyDoc, codeOf, openTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a view reads through its pipeline and refuses writes", async () => {
  const { db } = database;
  await db.collection<AnyDoc>("numbers").insertMany([
    { _id: 1, a: 1 },
    { _id: 2, a: 2 },
    { _id: 3, a: 3 },
  ]);
  await db.createCollection("large", {
    viewOn: "numbers",
    pipeline: [{ $match: { a: { $gt: 1 } } }, { $set: { b: { $add: ["$a", 1] } } }],
  });
  const view = db.collection<AnyDoc>("large");
  expect(await view.find({ b: { $gt: 3 } }, { projection: { a: 0 } }).toArray()).toEqual([{ _id: 3, b: 4 }]);
  expect([await view.countDocuments(), await view.estimatedDocumentCount(), await view.distinct("b")]).toEqual([
    2,
    2,
    [3, 4],
  ]);
  expect(await view.aggregate([{ $group: { _id: null, sum: { $sum: "$b" } } }]).toArray()).toEqual([
    { _id: null, sum: 7 },
  ]);
  expect(await codeOf(view.insertOne({ a: 1 }))).toBe(166);
  expect(await codeOf(view.updateOne({}, { $set: { a: 1 } }))).toBe(166);
  expect(await codeOf(view.deleteOne({}))).toBe(166);
  expect(await codeOf(view.findOneAndDelete({}))).toBe(166);
});

test("a capped collection keeps its newest documents", async () => {
  const capped = await database.db.createCollection<AnyDoc>("capped", { capped: true, size: 4096, max: 3 });
  for (let i = 0; i < 6; i++) await capped.insertOne({ _id: i });
  expect((await capped.find().toArray()).map((doc) => doc._id)).toEqual([3, 4, 5]);
});

test("a validator refuses what it does not describe", async () => {
  const { db } = database;
  const validator = {
    $jsonSchema: {
      bsonType: "object",
      required: ["n"],
      properties: { n: { bsonType: "int", minimum: 3 }, t: { bsonType: "array", items: { type: "string" } } },
    },
  };
  const strict = await db.createCollection<AnyDoc>("strict", { validator });
  expect(await codeOf(strict.insertOne({ n: 5, t: ["a"] }))).toBeNull();
  for (const doc of [{ n: 1 }, { t: ["a"] }, { n: 5, t: [1] }, { n: "5" }])
    expect(await codeOf(strict.insertOne(doc))).toBe(121);
  expect(await codeOf(strict.updateOne({}, { $set: { n: 2 } }))).toBe(121);
  expect(await codeOf(strict.insertOne({ n: 1 }, { bypassDocumentValidation: true }))).toBeNull();
});

test("collections are made, listed, renamed and dropped with MongoDB's codes", async () => {
  const { db } = database;
  await db.createCollection("plain");
  await db.createCollection("plain");
  expect(await codeOf(db.createCollection("plain", { collation: { locale: "en" } }))).toBe(48);
  expect(await codeOf(db.createCollection("a$b"))).toBe(73);
  expect(await codeOf(db.createCollection("clock", { timeseries: { timeField: "t" } }))).toBe(238);
  expect(await codeOf(db.renameCollection("nowhere", "x"))).toBe(26);
  await db.renameCollection("plain", "renamed");
  const names = (await db.listCollections({ name: /^(plain|renamed)$/ }).toArray()).map(({ name }) => name);
  expect(names).toEqual(["renamed"]);
  expect(await db.dropCollection("renamed")).toBe(true);
});

test("a fail point makes the next commands fail, so that callers can be tested", async () => {
  const admin = database.client.db("admin");
  await admin.command({
    configureFailPoint: "failCommand",
    mode: { times: 1 },
    data: { failCommands: ["insert"], errorCode: 91, errorLabels: ["Any"] },
  });
  const docs = database.db.collection<AnyDoc>("failing");
  expect(await codeOf(docs.insertOne({ a: 1 }))).toBe(91);
  expect(await codeOf(docs.insertOne({ a: 1 }))).toBeNull();
});

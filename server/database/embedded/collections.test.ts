import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyDoc, codeOf, openTestDatabase, type TestDatabase } from "./test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a capped collection keeps its newest documents", async () => {
  const capped = await database.db.createCollection<AnyDoc>("capped", { capped: true, size: 4096, max: 3 });
  for (let i = 0; i < 6; i++) await capped.insertOne({ _id: i });
  expect((await capped.find().toArray()).map((doc) => doc._id)).toEqual([3, 4, 5]);
});

test("views, validators and what an aggregation would store are refused by name", async () => {
  const { db } = database;
  const plain = db.collection<AnyDoc>("numbers");
  const asked = {
    viewOn: () => db.createCollection("large", { viewOn: "numbers", pipeline: [] }),
    validator: () => db.createCollection("strict", { validator: { n: 1 } }),
    $jsonSchema: () => plain.find({ $jsonSchema: { required: ["n"] } }).toArray(),
    $out: () => plain.aggregate([{ $out: "made" }]).toArray(),
    $merge: () => plain.aggregate([{ $merge: { into: "made" } }]).toArray(),
  };
  for (const [name, answer] of Object.entries(asked))
    await expect(answer()).rejects.toMatchObject({ code: 238, message: expect.stringContaining(name) });
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

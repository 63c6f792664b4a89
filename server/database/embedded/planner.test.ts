import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestEngine } from "./test-engine.ts";
import { type AnyDoc, openTestDatabase, type TestDatabase } from "./test-database.ts";

const MANY = 4_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  const jobs = database.db.collection<AnyDoc>("jobs");
  await jobs.createIndexes([{ key: { version: 1 } }, { key: { isSample: 1, at: -1 } }, { key: { ownerId: 1 } }]);
  await jobs.insertMany(
    Array.from({ length: MANY }, (_, _id) => ({
      _id,
      version: 11,
      isSample: _id % 1_000 === 0,
      at: _id,
      ownerId: null,
    })),
  );
});
afterAll(() => database.close());

async function indexOf(filter: AnyDoc, sort: Record<string, 1 | -1> = {}): Promise<unknown> {
  const told = await database.db.collection<AnyDoc>("jobs").find(filter).sort(sort).explain();
  return JSON.stringify(told).match(/"indexName":"([^"]+)"/)?.[1];
}

test("of two indexes for one filter, the one that leaves fewer documents is read", async () => {
  expect(await indexOf({ version: 11, isSample: true })).toBe("isSample_1_at_-1");
  expect(await indexOf({ version: { $lt: 11 }, isSample: false })).toBe("version_1");
  expect(await indexOf({ ownerId: null, version: { $gt: 11 } }, { _id: 1 })).toBe("version_1");
});

test("nothing is a value of its own in an index", async () => {
  const jobs = database.db.collection<AnyDoc>("jobs");
  expect(await jobs.countDocuments({ ownerId: null })).toBe(MANY);
  await jobs.insertOne({ _id: MANY, ownerId: 7 });
  await jobs.insertOne({ _id: MANY + 1 });
  expect(await jobs.countDocuments({ ownerId: null })).toBe(MANY + 1);
  await jobs.insertOne({ _id: MANY + 2, ownerId: [] });
  expect(await jobs.countDocuments({ ownerId: null })).toBe(MANY + 1);
});

test("a sort leaves room for others while its documents are read again", () => {
  const engine = openTestEngine();
  const documents = Array.from({ length: 640 }, (_, _id) => ({ _id, order: _id % 7 }));
  engine.run({ insert: "jobs", documents });
  const pausesOf = (sort: Record<string, 1>) => {
    const work = engine.begin({ find: "jobs", filter: {}, sort, batchSize: documents.length });
    let pauses = 0;
    while (!work.next().done) pauses += 1;
    return pauses;
  };
  const reading = pausesOf({});
  // Once more while their keys are taken, and once more while they are given.
  expect(pausesOf({ order: 1 })).toBeGreaterThanOrEqual(reading + (2 * documents.length) / 64);
  engine.storage.close();
});

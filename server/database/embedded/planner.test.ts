import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runs } from "../../../tests/setup/run-length.ts";
import type { Doc } from "./bson-document.ts";
import { batchOf, openTestEngine } from "./test-engine.ts";
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

test("an update to an empty array is known to an index in which its document keeps its key", () => {
  const engine = openTestEngine();
  engine.run({ createIndexes: "jobs", indexes: [{ key: { "a.y": 1 }, name: "a.y" }] });
  engine.run({ insert: "jobs", documents: [{ _id: 1 }, { _id: 2 }] });
  engine.run({ update: "jobs", updates: [{ q: { _id: 1 }, u: { a: [] } }] });
  expect(batchOf(engine.run({ find: "jobs", filter: { "a.y": null } })).map(({ _id }) => _id)).toEqual([2]);
  engine.storage.close();
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

test("many values are looked up as few are: each document once, in the order asked for", () => {
  const engine = openTestEngine();
  engine.run({ createIndexes: "indexed", indexes: [{ key: { tags: 1 }, name: "tags", unique: true }] });
  const documents = Array.from({ length: 300 }, (_, at) => {
    const _id = at % 3 === 0 ? `job-${at}` : at;
    return { _id, copy: _id, tags: at % 2 === 0 ? [at, at + 1_000, `t${at}`] : at };
  });
  for (const insert of ["indexed", "plain"]) engine.run({ insert, documents });
  const value = fc.oneof(
    fc.nat(1_400),
    fc.nat(320).map((at) => `job-${at}`),
    fc.nat(320).map((at) => `t${at}`),
    fc.constant(null),
  );
  const asked = fc.record({
    values: fc.array(value, { maxLength: 250, size: "max" }),
    order: fc.constantFrom(1, -1),
    limit: fc.constantFrom(0, 3, 70),
  });
  const run = fc.property(asked, ({ values: $in, order, limit }) => {
    const find = (name: string, filter: Doc) =>
      batchOf(engine.run({ find: name, filter, sort: { _id: order }, limit, batchSize: 300 })).map(({ _id }) => _id);
    expect(find("plain", { _id: { $in } })).toEqual(find("plain", { copy: { $in } }));
    expect(find("indexed", { tags: { $in } })).toEqual(find("plain", { tags: { $in } }));
  });
  fc.assert(run, { numRuns: runs({ few: 60, many: 2_000 }), endOnFailure: true });
  engine.storage.close();
});

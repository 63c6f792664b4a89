import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyDoc, openTestDatabase, type TestDatabase } from "./test-database.ts";

const RUNS = 150;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom("a", "b", null, true));
const leaf = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }));
const inner = fc.dictionary(fc.constantFrom("b", "c", "0"), leaf, { maxKeys: 3 });
const field = fc.oneof(leaf, inner, fc.array(fc.oneof(inner, scalar), { maxLength: 3 }));
const documents = fc.array(fc.dictionary(fc.constantFrom("a", "d"), field, { maxKeys: 2 }), { maxLength: 12 });

const path = fc.constantFrom("a", "d", "a.b", "a.c", "a.0", "a.0.b", "a.b.0");
const indexed = fc.constantFrom("a", "d", "a.b", "a.c", "d.b");
const index = fc.uniqueArray(indexed, { minLength: 1, maxLength: 2 }).chain((paths) =>
  fc.record({
    paths: fc.constant(paths),
    directions: fc.tuple(fc.constantFrom(1, -1), fc.constantFrom(1, -1)),
    sparse: fc.boolean(),
  }),
);
const condition = fc.oneof(
  scalar,
  fc.record({ $in: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
  fc.record({ $gte: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ $gt: fc.integer({ min: 0, max: 2 }), $lt: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $ne: scalar }),
);
const filter = fc.dictionary(path, condition, { minKeys: 1, maxKeys: 3 });

test("a find answers the same with any index as without one, in any order, and after updates", async () => {
  const collection = database.db.collection<AnyDoc>("choice");
  await fc.assert(
    fc.asyncProperty(documents, index, filter, path, async (docs, { paths, directions, sparse }, asked, sortPath) => {
      await collection.drop();
      if (docs.length > 0) await collection.insertMany(docs.map((doc, at) => ({ _id: at, ...doc })));
      const key = Object.fromEntries(paths.map((name, at) => [name, directions[at] ?? 1]));
      try {
        await collection.createIndex(key, sparse ? { sparse } : {});
        await collection.updateMany({ d: 1 }, { $set: { "a.b": 2 } }).catch(() => null);
      } catch {
        // Two arrays side by side have no common key: such documents and such an index exclude each other.
        return;
      }
      const ids = async (hint: object | undefined, sort: Record<string, 1 | -1>) =>
        (
          await collection
            .find(asked, hint ? { hint } : {})
            .sort(sort)
            .toArray()
        ).map(({ _id }) => _id);
      expect((await ids(undefined, {})).sort()).toEqual((await ids({ $natural: 1 }, {})).sort());
      const order = { [sortPath]: 1, _id: 1 } as const;
      expect(await ids(undefined, order)).toEqual(await ids({ $natural: 1 }, order));
      expect(await collection.countDocuments(asked)).toBe((await ids({ $natural: 1 }, {})).length);
    }),
    { numRuns: RUNS },
  );
});

test("an index over two paths of one array finds what no single element holds", async () => {
  const orders = database.db.collection<AnyDoc>("orders");
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
  const error = await database.db
    .collection("rows")
    .createIndex({ "a.0": 1 })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 238, message: expect.stringContaining("a.0") });
});

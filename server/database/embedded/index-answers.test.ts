import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from "bson";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/setup/run-length.ts";
import type { Doc } from "./bson-document.ts";
import { encodeKey } from "./keys.ts";
import { batchOf, openTestEngine, type TestEngine } from "./test-engine.ts";

/** The same random operations on a collection with indexes and on one without: every answer must be the same. */
const NUMBERS = [
  0,
  1,
  2,
  1.5,
  -1,
  new Double(1),
  Long.fromNumber(2),
  Long.fromString("9007199254740993"),
  2 ** 53,
  Decimal128.fromString("1.0"),
  Decimal128.fromString("9007199254740993"),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
];
const TEXTS = ["", "a", "b", "B", "ab", "a\u0000", "ä", "a10", "a9", "ﬁ", "fi", "a\u00ad"];
const OTHERS = [
  null,
  null,
  undefined,
  true,
  false,
  new Date(0),
  new Date(5),
  new ObjectId("650000000000000000000001"),
  new BSONRegExp("^a"),
  new Binary(Buffer.from("a")),
  new Timestamp({ t: 1, i: 1 }),
  new MinKey(),
  new MaxKey(),
];
const PATHS = ["a", "b", "a.x", "a.y", "b.x", "a.0", "a.1", "a.x.y", "a.x.0", "a.0.x", "b.0"];
const INDEXED_PATHS = ["a", "b", "a.x", "a.y", "b.x", "a.x.y"];
const COLLATIONS: Doc[] = [
  { locale: "en", strength: 2 },
  { locale: "en", strength: 1, numericOrdering: true },
  { locale: "de" },
];

type Few = { indexed: string[]; others: string[]; scalars: unknown[]; collation: Doc };

/** Few paths and few values, so that documents, indexes and filters meet each other. */
const few: fc.Arbitrary<Few> = fc.record({
  indexed: fc.uniqueArray(fc.constantFrom(...INDEXED_PATHS), { minLength: 1, maxLength: 3 }),
  others: fc.uniqueArray(fc.constantFrom(...PATHS), { maxLength: 2 }),
  scalars: fc.oneof(
    fc.uniqueArray(fc.constantFrom<unknown>(...NUMBERS, null), { minLength: 2, maxLength: 4 }),
    fc.uniqueArray(fc.constantFrom<unknown>(...TEXTS, null), { minLength: 2, maxLength: 4 }),
    fc.uniqueArray(fc.constantFrom<unknown>(...NUMBERS, ...TEXTS, ...OTHERS), { minLength: 3, maxLength: 5 }),
  ),
  collation: fc.constantFrom(...COLLATIONS),
});

function isPattern(value: unknown): boolean {
  return value instanceof BSONRegExp;
}

/** Documents, indexes and operations of few paths and values; long because each kind of operation is drawn here once. */
function arbitraries({ indexed, others, scalars, collation: known }: Few) {
  const scalar = fc.constantFrom(...scalars);
  const bound = fc.constantFrom(0, ...scalars.filter((value) => !isPattern(value)));
  const path = fc.constantFrom(...indexed, ...others);
  const indexedPath = fc.constantFrom(...indexed);
  const { value } = fc.letrec((tie) => ({
    fields: fc.dictionary(fc.constantFrom("x", "x", "y", "0", "1"), tie("value"), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    list: fc.oneof(fc.array(tie("value"), { maxLength: 3 }), {
      weight: 2,
      arbitrary: fc.array(fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }), { minLength: 1, maxLength: 3 }),
    }),
    value: fc.oneof({ maxDepth: 3 }, { weight: 3, arbitrary: scalar }, tie("fields"), {
      weight: 3,
      arbitrary: tie("list"),
    }),
  }));
  const document: fc.Arbitrary<Doc> = fc.record({ a: value, b: value }, { requiredKeys: [] });
  const range = fc
    .tuple(fc.constantFrom("$gt", "$gte", "$lt", "$lte"), bound)
    .map(([name, limit]): Doc => ({ [name]: limit }));
  const operator: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 4, arbitrary: range },
    { weight: 4, arbitrary: fc.tuple(range, range).map(([low, high]) => ({ ...low, ...high })) },
    fc.tuple(range, bound).map(([asked, other]) => ({ ...asked, $ne: other })),
    value.map((given) => ({ $eq: given })),
    fc.array(value, { maxLength: 3 }).map((given) => ({ $in: given })),
    fc.array(bound, { maxLength: 3 }).map((given) => ({ $nin: given })),
    fc.boolean().map((given) => ({ $exists: given })),
    fc.constantFrom("string", "number", "null", "array", "object").map((given) => ({ $type: given })),
    range.map((given) => ({ $not: given })),
    range.map((given) => ({ $elemMatch: given })),
    value.map((given) => ({ $elemMatch: { x: given } })),
    fc.nat(2).map((given) => ({ $size: given })),
    fc.array(bound, { minLength: 1, maxLength: 2 }).map((given) => ({ $all: given })),
    fc.constantFrom("^a", "^ab?", "^a|b", "b").map((given) => ({ $regex: given })),
  );
  const condition = fc.oneof({ weight: 4, arbitrary: scalar }, value, { weight: 4, arbitrary: operator });
  const simple = fc.dictionary(path, condition, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
  const filter: fc.Arbitrary<Doc> = fc.oneof(
    { weight: 8, arbitrary: simple },
    fc.tuple(simple, simple).map((given): Doc => ({ $and: given })),
    fc.tuple(simple, simple).map((given): Doc => ({ $or: given })),
    fc.tuple(simple, simple).map(([first, second]): Doc => ({ ...first, $nor: [second] })),
    fc.constant({}),
  );
  const collation = fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, fc.constant({ collation: known }));
  const partial = fc.dictionary(
    path,
    fc.oneof(bound, range, fc.constant({ $exists: true }), fc.constant({ $type: "string" })),
    { minKeys: 1, maxKeys: 1, noNullPrototype: true },
  );
  const directions = fc.constantFrom(1, -1);
  const index = fc
    .tuple(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.dictionary(indexedPath, directions, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
        },
        indexedPath.map((given): Doc => ({ [given]: "hashed" })),
      ),
      collation,
      fc.oneof(
        { weight: 2, arbitrary: fc.constant({}) },
        fc.constant({ sparse: true }),
        partial.map((given) => ({ partialFilterExpression: given })),
      ),
    )
    .map(([key, ...options]): Doc => Object.assign({ key, name: JSON.stringify(key) }, ...options));
  const order = fc.dictionary(path, directions, { maxKeys: 2, noNullPrototype: true });
  const step = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant("find" as const), filter, order, collation, window: fc.boolean() }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("count" as const), filter, collation }) },
    fc.record({ kind: fc.constant("distinct" as const), filter, path }),
    fc.record({ kind: fc.constant("delete" as const), filter, collation }),
    fc.record({ kind: fc.constant("insert" as const), document }),
    fc.record({ kind: fc.constant("update" as const), id: fc.nat(9), document }),
    fc.record({ kind: fc.constant("modify" as const), filter, order, collation, mark: fc.nat(3) }),
  );
  return fc.record({
    indexes: fc.array(index, { minLength: 1, maxLength: 2 }),
    documents: fc.array(document, { minLength: 4, maxLength: 12 }),
    steps: fc.array(step, { minLength: 6, maxLength: 16 }),
  });
}

type Run = ReturnType<typeof arbitraries> extends fc.Arbitrary<infer Given> ? Given : never;
type Step = Run["steps"][number];

type Answer = { error: unknown } | { reply: unknown };

function answerOf(run: () => unknown): Answer {
  try {
    return { reply: run() };
  } catch (error) {
    return { error: (error as { code?: unknown }).code ?? error }; // a refusal has its code
  }
}

function commandOf(engine: TestEngine, name: string, given: Step): unknown {
  const { kind } = given;
  switch (kind) {
    case "find":
      return batchOf(
        engine.run({
          find: name,
          filter: given.filter,
          sort: { ...given.order, _id: 1 },
          ...(given.window ? { skip: 1, limit: 3 } : {}),
          ...given.collation,
        }),
      ).map((doc) => doc._id);
    case "count":
      return engine.run({
        count: name,
        query: given.filter,
        ...given.collation,
      }).n;
    case "distinct":
      // Of values that are equal, as 1 and 1.0 are, whichever is met first stands for all.
      return (
        engine.run({
          distinct: name,
          key: given.path,
          query: { $and: [given.filter] },
        }).values as unknown[]
      ).map((value) => encodeKey([value], [1]).toString("hex"));
    case "delete": {
      const q = { $and: [given.filter, { _id: { $mod: [4, 0] } }] };
      return engine.run({ delete: name, deletes: [{ q, limit: 0, ...given.collation }] }).n;
    }
    case "insert":
      return null;
    case "update":
      return engine.run({ update: name, updates: [{ q: { _id: given.id }, u: given.document }] });
    case "modify":
      return engine.run({
        findAndModify: name,
        query: given.filter,
        sort: { ...given.order, _id: 1 },
        update: { $set: { mark: given.mark } },
        ...given.collation,
      }).value;
  }
}

/** Inserts into both, or into neither where an index refuses the document. */
function insertBoth(engine: TestEngine, doc: Doc): void {
  const { writeErrors } = engine.run({ insert: "indexed", documents: [doc] });
  if (writeErrors === undefined) engine.run({ insert: "plain", documents: [doc] });
}

function refusesWrite(answer: Answer): boolean {
  return "error" in answer || (answer.reply as Doc | null)?.writeErrors !== undefined; // the reply of a write command
}

function checkRun({ indexes, documents, steps }: Run): void {
  const engine = openTestEngine();
  let id = 0;
  for (const made of indexes) answerOf(() => engine.run({ createIndexes: "indexed", indexes: [made] }));
  for (const doc of documents) insertBoth(engine, { _id: id++, ...doc });
  for (const given of steps) {
    if (given.kind === "insert") {
      insertBoth(engine, { _id: id++, ...given.document });
      continue;
    }
    const indexed = answerOf(() => commandOf(engine, "indexed", given));
    if (given.kind === "update" && refusesWrite(indexed)) continue;
    expect(indexed).toEqual(answerOf(() => commandOf(engine, "plain", given)));
  }
  const { valid, errors } = engine.run({ validate: "indexed" });
  expect({ valid, errors }).toEqual({ valid: true, errors: [] });
  engine.storage.close();
}

test("every answer is the same with every kind of index and without, with writes in between", {
  timeout: 1_200_000,
}, () => {
  fc.assert(fc.property(few.chain(arbitraries), checkRun), { numRuns: runs({ few: 300, many: 20_000 }) });
});

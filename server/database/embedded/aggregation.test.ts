import mongoose from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnyDoc, openTestDatabase, type TestDatabase } from "./test-database.ts";

const { Decimal128, Long, ObjectId } = mongoose.mongo;

let database: TestDatabase;
let docs: mongoose.mongo.Collection<AnyDoc>;

beforeAll(async () => {
  database = await openTestDatabase();
  docs = database.db.collection<AnyDoc>("docs");
  await docs.insertOne({
    _id: 1,
    a: 5,
    s: "Hello World",
    arr: [3, 1, 2],
    d: new Date("2024-02-29T13:45:30.123Z"),
    o: { x: 1, y: { z: 2 } },
    n: null,
    long: Long.fromString("9007199254740993"),
    decimal: Decimal128.fromString("1.10"),
    oid: new ObjectId("650000000000000000000001"),
    docs: [
      { q: 1, p: "a" },
      { q: 2, p: "b" },
    ],
  });
});
afterAll(() => database.close());

const EXPRESSIONS: [expression: unknown, value: unknown][] = [
  [{ $add: ["$d", 1000] }, new Date("2024-02-29T13:45:31.123Z")],
  [{ $add: ["$a", "$missing"] }, null],
  [{ $divide: ["$a", 2] }, 2.5],
  [{ $toLower: "$n" }, ""],
  [{ $indexOfCP: ["$s", "World"] }, 6],
  [{ $regexMatch: { input: "$s", regex: "hello", options: "i" } }, true],
  [{ $filter: { input: "$arr", as: "i", cond: { $gt: ["$$i", 1] } } }, [3, 2]],
  [{ $reduce: { input: "$arr", initialValue: 0, in: { $add: ["$$value", "$$this"] } } }, 6],
  [
    {
      $arrayToObject: [
        [
          ["k", "v"],
          ["k2", 2],
        ],
      ],
    },
    { k: "v", k2: 2 },
  ],
  [
    { $dateToString: { date: "$d", format: "%Y-%m-%dT%H:%M:%S%z", timezone: "America/New_York" } },
    "2024-02-29T08:45:30-0500",
  ],
  [{ $dateAdd: { startDate: "$d", unit: "month", amount: 12 } }, new Date("2025-02-28T13:45:30.123Z")],
  [{ $dateTrunc: { date: "$d", unit: "week" } }, new Date("2024-02-25T00:00:00Z")],
  [{ $toString: "$oid" }, "650000000000000000000001"],
  [{ $convert: { input: "x", to: "int", onError: "bad" } }, "bad"],
  [{ $eq: ["$o", { y: { z: 2 }, x: 1 }] }, false],
  [{ $lt: ["$a", "text sorts after numbers"] }, true],
  [{ $literal: "$a" }, "$a"],
  [{ k: "$a", missing: "$missing" }, { k: 5 }],
  [
    ["$a", "$missing"],
    [5, null],
  ],
  [{ $setField: { field: "k", input: "$o", value: 3 } }, { x: 1, y: { z: 2 }, k: 3 }],
];

for (const [expression, value] of EXPRESSIONS)
  test(`expression ${JSON.stringify(expression)}`, async () => {
    const [result] = await docs.aggregate([{ $project: { _id: 0, value: expression } }]).toArray();
    expect(result?.value).toEqual(value);
  });

test("sums of decimals and of 64-bit integers are exact", async () => {
  const numbers = database.db.collection<AnyDoc>("numbers");
  await numbers.insertMany([
    { d: Decimal128.fromString("0.1"), l: Long.fromString("9007199254740993") },
    { d: Decimal128.fromString("0.2"), l: 2 },
  ]);
  const [sums] = await numbers
    .aggregate([{ $group: { _id: null, d: { $sum: "$d" }, l: { $sum: "$l" }, max: { $max: "$d" } } }], {
      promoteLongs: false,
    })
    .toArray();
  expect([String(sums?.d), String(sums?.l), String(sums?.max)]).toEqual(["0.3", "9007199254740995", "0.2"]);
});

const PIPELINES: [name: string, stages: AnyDoc[], result: object[]][] = [
  [
    "$bucket",
    [{ $unwind: "$arr" }, { $bucket: { groupBy: "$arr", boundaries: [0, 2, 5], output: { v: { $push: "$arr" } } } }],
    [
      { _id: 0, v: [1] },
      { _id: 2, v: [3, 2] },
    ],
  ],
  [
    "$facet",
    [{ $facet: { a: [{ $count: "n" }], b: [{ $project: { _id: 1 } }] } }],
    [{ a: [{ n: 1 }], b: [{ _id: 1 }] }],
  ],
  [
    "$setWindowFields",
    [
      { $unwind: "$arr" },
      {
        $setWindowFields: {
          sortBy: { arr: 1 },
          output: { run: { $sum: "$arr", window: { documents: ["unbounded", "current"] } } },
        },
      },
      { $project: { _id: 0, arr: 1, run: 1 } },
    ],
    [
      { arr: 1, run: 1 },
      { arr: 2, run: 3 },
      { arr: 3, run: 6 },
    ],
  ],
  [
    "$unwind with an index",
    [{ $project: { arr: 1 } }, { $unwind: { path: "$arr", includeArrayIndex: "i" } }, { $limit: 2 }],
    [
      { _id: 1, arr: 3, i: 0 },
      { _id: 1, arr: 1, i: 1 },
    ],
  ],
  [
    "$addFields into documents",
    [{ $project: { o: 1 } }, { $addFields: { "o.x": { $add: ["$o.x", 1] }, "k.j": 1 } }],
    [{ _id: 1, o: { x: 2, y: { z: 2 } }, k: { j: 1 } }],
  ],
  [
    "$lookup by field",
    [
      { $lookup: { from: "docs", localField: "docs.q", foreignField: "docs.q", as: "m" } },
      { $project: { n: { $size: "$m" } } },
    ],
    [{ _id: 1, n: 1 }],
  ],
  [
    "$lookup by pipeline with variables",
    [
      {
        $lookup: {
          from: "docs",
          let: { k: "$a" },
          pipeline: [{ $match: { $expr: { $eq: ["$a", "$$k"] } } }, { $project: { _id: 1 } }],
          as: "m",
        },
      },
      { $project: { m: 1 } },
    ],
    [{ _id: 1, m: [{ _id: 1 }] }],
  ],
  [
    "$graphLookup",
    [
      { $graphLookup: { from: "docs", startWith: "$_id", connectFromField: "_id", connectToField: "_id", as: "g" } },
      { $project: { n: { $size: "$g" } } },
    ],
    [{ _id: 1, n: 1 }],
  ],
  [
    "$group by a document",
    [
      { $unwind: "$docs" },
      { $group: { _id: { p: "$docs.p" }, q: { $first: "$docs.q" }, all: { $addToSet: "$docs.q" } } },
      { $sort: { _id: 1 } },
    ],
    [
      { _id: { p: "a" }, q: 1, all: [1] },
      { _id: { p: "b" }, q: 2, all: [2] },
    ],
  ],
  ["$replaceRoot", [{ $replaceRoot: { newRoot: "$o" } }], [{ x: 1, y: { z: 2 } }]],
];

for (const [name, stages, result] of PIPELINES)
  test(`pipeline ${name}`, async () => {
    expect(await docs.aggregate(stages).toArray()).toEqual(result);
  });

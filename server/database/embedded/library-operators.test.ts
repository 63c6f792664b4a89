import { afterAll, beforeAll, expect, test } from "vitest";
import { LIBRARY_ACCUMULATORS, LIBRARY_EXPRESSIONS } from "./library-operators.ts";
import { mingo } from "./mingo-library.ts";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

const DAY = new Date("2024-02-29T13:05:09.123Z");

/** Expressions and what MongoDB's manual says of them, asked of one document with `list: [3, 1, 2]` and `day`. */
const ANSWERS: [unknown, unknown][] = [
  [{ $abs: -4.5 }, 4.5],
  [{ $add: [1, 2, 0.5] }, 3.5],
  [{ $ceil: 7.2 }, 8],
  [{ $divide: [7, 2] }, 3.5],
  [{ $exp: 0 }, 1],
  [{ $floor: -2.3 }, -3],
  [{ $ln: 1 }, 0],
  [{ $log: [100, 10] }, 2],
  [{ $log10: 1000 }, 3],
  [{ $mod: [-7, 3] }, -1],
  [{ $multiply: [3, 4] }, 12],
  [{ $pow: [2, 10] }, 1024],
  [{ $round: [2.5] }, 2],
  [{ $round: [19.25, 1] }, 19.2],
  [{ $sqrt: 25 }, 5],
  [{ $subtract: [10, 4] }, 6],
  [{ $subtract: ["$day", 1000] }, new Date(DAY.getTime() - 1000)],
  [{ $trunc: -7.9 }, -7],
  [{ $and: [true, 1, "x"] }, true],
  [{ $or: [false, 0, null] }, false],
  [{ $not: [[false]] }, false],
  [{ $cond: [{ $gt: [2, 1] }, "yes", "no"] }, "yes"],
  [{ $ifNull: ["$missing", null, "spare"] }, "spare"],
  // biome-ignore lint/suspicious/noThenProperty: the operator names it so
  [{ $switch: { branches: [{ case: { $eq: [1, 2] }, then: "a" }], default: "b" } }, "b"],
  [{ $literal: "$list" }, "$list"],
  [{ $let: { vars: { x: 2 }, in: { $multiply: ["$$x", 5] } } }, 10],
  [{ $isNumber: "7" }, false],
  [{ $lt: [{ $rand: {} }, 1] }, true],
  [{ $arrayElemAt: ["$list", -1] }, 2],
  [{ $concatArrays: ["$list", [9]] }, [3, 1, 2, 9]],
  [{ $filter: { input: "$list", as: "n", cond: { $gte: ["$$n", 2] } } }, [3, 2]],
  [{ $first: "$list" }, 3],
  [{ $indexOfArray: ["$list", 2] }, 2],
  [{ $isArray: ["$list"] }, true],
  [{ $last: "$list" }, 2],
  [{ $map: { input: "$list", as: "n", in: { $add: ["$$n", 1] } } }, [4, 2, 3]],
  [{ $range: [0, 10, 4] }, [0, 4, 8]],
  [{ $reduce: { input: "$list", initialValue: 0, in: { $add: ["$$value", "$$this"] } } }, 6],
  [{ $reverseArray: "$list" }, [2, 1, 3]],
  [{ $size: "$list" }, 3],
  [{ $slice: ["$list", 1, 2] }, [1, 2]],
  [{ $sortArray: { input: "$list", sortBy: 1 } }, [1, 2, 3]],
  [
    {
      $zip: {
        inputs: [
          [1, 2],
          ["a", "b"],
        ],
      },
    },
    [
      [1, "a"],
      [2, "b"],
    ],
  ],
  [{ $allElementsTrue: [[true, 1]] }, true],
  [{ $anyElementTrue: [[false, 0]] }, false],
  [{ $setDifference: [["a", "b"], ["b"]] }, ["a"]],
  [
    {
      $setEquals: [
        ["a", "b"],
        ["b", "a", "a"],
      ],
    },
    true,
  ],
  [{ $setIntersection: [["a", "b"], ["b"]] }, ["b"]],
  [{ $setIsSubset: [["a"], ["a", "b"]] }, true],
  [{ $sortArray: { input: { $setUnion: [["a"], ["b", "a"]] }, sortBy: 1 } }, ["a", "b"]],
  [{ $concat: ["ab", "cd"] }, "abcd"],
  [{ $concat: ["ab", "$missing"] }, null],
  [{ $ltrim: { input: "  x " } }, "x "],
  [{ $rtrim: { input: "  x " } }, "  x"],
  [{ $trim: { input: "--x-", chars: "-" } }, "x"],
  [{ $regexFind: { input: "abcb", regex: /b/ } }, { match: "b", idx: 1, captures: [] }],
  [
    { $regexFindAll: { input: "abcb", regex: "(b)" } },
    [
      { match: "b", idx: 1, captures: ["b"] },
      { match: "b", idx: 3, captures: ["b"] },
    ],
  ],
  [{ $regexMatch: { input: "Line", regex: /^l/i } }, true],
  [{ $replaceAll: { input: "a.b.c", find: ".", replacement: "-" } }, "a-b-c"],
  [{ $replaceOne: { input: "a.b.c", find: ".", replacement: "-" } }, "a-b.c"],
  [{ $split: ["a-b", "-"] }, ["a", "b"]],
  [{ $strLenBytes: "é" }, 2],
  [{ $strLenCP: "é" }, 1],
  [{ $strcasecmp: ["AB", "ab"] }, 0],
  [{ $substrBytes: ["hello", 1, 3] }, "ell"],
  [{ $substrCP: ["héllo", 1, 3] }, "éll"],
  [{ $dateFromString: { dateString: "2024-02-29T13:05:09.123Z" } }, DAY],
  [
    { $dateToParts: { date: "$day" } },
    { year: 2024, month: 2, day: 29, hour: 13, minute: 5, second: 9, millisecond: 123 },
  ],
  [{ $dateToString: { date: "$day", format: "%Y-%m-%d %H:%M" } }, "2024-02-29 13:05"],
  [{ $dateTrunc: { date: "$day", unit: "month" } }, new Date("2024-02-01T00:00:00Z")],
  [{ $dateAdd: { startDate: "$day", unit: "year", amount: 1 } }, new Date("2025-02-28T13:05:09.123Z")],
  [{ $dateSubtract: { startDate: "$day", unit: "day", amount: 1 } }, new Date("2024-02-28T13:05:09.123Z")],
  [{ $dayOfMonth: "$day" }, 29],
  [{ $dayOfWeek: "$day" }, 5],
  [{ $dayOfYear: "$day" }, 60],
  [{ $hour: "$day" }, 13],
  [{ $millisecond: "$day" }, 123],
  [{ $minute: "$day" }, 5],
  [{ $month: "$day" }, 2],
  [{ $second: "$day" }, 9],
  [{ $year: "$day" }, 2024],
  [{ $getField: { field: "a", input: { a: 1 } } }, 1],
  [{ $mergeObjects: [{ a: 1, b: 1 }, null, { b: 2 }] }, { a: 1, b: 2 }],
  [{ $objectToArray: { a: 1 } }, [{ k: "a", v: 1 }]],
  [{ $setField: { field: "b", input: { a: 1 }, value: 2 } }, { a: 1, b: 2 }],
  [{ $unsetField: { field: "a", input: { a: 1, b: 2 } } }, { b: 2 }],
];

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.collection("one").insertOne({ list: [3, 1, 2], day: DAY });
});
afterAll(() => database.close());

async function answer(expression: unknown): Promise<unknown> {
  const [row] = await database.db
    .collection("one")
    .aggregate([{ $project: { _id: 0, value: expression } }])
    .toArray();
  return row?.value ?? null;
}

test("every operator taken from the library answers as MongoDB's manual says", async () => {
  for (const [expression, expected] of ANSWERS)
    expect(await answer(expression), JSON.stringify(expression)).toEqual(expected);
  const asked = new Set(
    ANSWERS.flatMap(([expression]) => JSON.stringify(expression).match(/(?<=")\$\w+(?=":)/g) ?? []),
  );
  expect([...LIBRARY_EXPRESSIONS].filter((name) => !asked.has(name))).toEqual([]);
});

test("every accumulator taken from the library gathers as MongoDB's manual says", async () => {
  const rows = database.db.collection<{ n: number; o: object }>("rows");
  await rows.insertMany([
    { n: 1, o: { a: 1 } },
    { n: 2, o: { b: 2 } },
    { n: 2, o: { a: 3 } },
  ]);
  const gathered = {
    $addToSet: [1, 2],
    $avg: 5 / 3,
    $first: 1,
    $last: 2,
    $max: 2,
    $min: 1,
    $push: [1, 2, 2],
    $stdDevPop: Math.sqrt(2 / 9),
    $stdDevSamp: Math.sqrt(1 / 3),
    $sum: 5,
  };
  const fields = Object.fromEntries(Object.keys(gathered).map((name) => [name.slice(1), { [name]: "$n" }]));
  const [row] = await rows
    .aggregate([
      { $sort: { n: 1 } },
      { $group: { _id: null, count: { $count: {} }, mergeObjects: { $mergeObjects: "$o" }, ...fields } },
    ])
    .toArray();
  const { _id, count, mergeObjects, ...others } = row ?? {};
  expect(count).toBe(3);
  expect(Object.keys(mergeObjects as object).sort()).toEqual(["a", "b"]);
  for (const [name, expected] of Object.entries(gathered)) {
    const got = others[name.slice(1)];
    if (typeof expected === "number") expect(got, name).toBeCloseTo(expected, 12);
    else expect([...(got as number[])].sort(), name).toEqual(expected);
  }
  const asked = new Set([...Object.keys(gathered), "$count", "$mergeObjects"]);
  expect([...LIBRARY_ACCUMULATORS].filter((name) => !asked.has(name))).toEqual([]);
});

test("whatever else the library knows is refused by its name, as are things it would answer otherwise", async () => {
  const names = Object.keys(mingo().expression).filter((name) => name.startsWith("$"));
  const others = ["$week", "$indexOfBytes", "$sin", "$median", "$dateDiff", "$dateFromParts", "$isoWeek", "$bitAnd"];
  expect(names).toEqual(expect.arrayContaining(others));
  const refused: [unknown, string][] = [
    ...others.map((name): [unknown, string] => [{ [name]: ["$day"] }, name]),
    [{ $dateAdd: { startDate: "$day", unit: "day", amount: 1, timezone: "Europe/Berlin" } }, "timezone"],
    [{ $sum: [9007199254740991, 1] }, "2^53"],
    [{ $add: [9007199254740991, 2] }, "2^53"],
    [{ $regexMatch: { input: "a1", regex: "\\A[[:digit:]]" } }, "pattern"],
  ];
  for (const [expression, named] of refused)
    await expect(answer(expression), named).rejects.toMatchObject({
      code: 238,
      message: expect.stringContaining(named),
    });
  const one = database.db.collection("one");
  for (const pattern of ["\\Aab", "ab\\z", "\\Qa.b\\E", "[[:alpha:]]x"])
    await expect(one.countDocuments({ list: { $regex: pattern } }), pattern).rejects.toMatchObject({ code: 238 });
  expect(await one.countDocuments({ list: { $regex: "\\\\Ab" } })).toBe(0);
  for (const name of ["$top", "$bottomN", "$firstN", "$percentile"])
    await expect(one.aggregate([{ $group: { _id: null, x: { [name]: "$n" } } }]).toArray()).rejects.toMatchObject({
      code: 238,
      message: expect.stringContaining(name),
    });
});

test("no pipeline writes a 64-bit number back as another type", async () => {
  const { Long } = await import("bson");
  const typed = database.db.collection<{ _id: number; n: unknown; x?: number }>("typed");
  await typed.insertMany([
    { _id: 1, n: { long: Long.fromNumber(5) } },
    { _id: 2, n: [Long.fromNumber(2)] },
  ]);
  await expect(typed.updateMany({}, [{ $set: { "n.y": 1 } }])).rejects.toMatchObject({ code: 238 });
  await typed.updateMany({}, [{ $set: { x: 1 } }]);
  const raw = await typed.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
  expect(raw[0]?.n).toEqual({ long: Long.fromNumber(5) });
  expect(raw[1]?.n).toEqual([Long.fromNumber(2)]);
});

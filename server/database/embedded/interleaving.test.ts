import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../tests/setup/run-length.ts";
import type { Doc } from "./bson-document.ts";
import { batchOf, openTestEngine, type TestEngine } from "./test-engine.ts";

/** One command goes on step by step, and at each pause others have their turn: what they were told stays true. */
const MANY = 400;
const INDEXES: Doc[] = [{ status: 1 }, { status: 1, n: -1 }, { tags: 1 }, { n: 1 }];
const FILTERS: Doc[] = [
  { status: "queued" },
  { status: { $in: ["queued", "other"] } },
  { status: { $gte: "queued", $lt: "r" } },
  { tags: "open", status: "queued" },
  { n: { $gte: 0 }, status: "queued" },
  { _id: { $in: Array.from({ length: MANY }, (_, _id) => _id) }, status: "queued" },
];
const CLAIMED = { status: "running", tags: ["taken"] };

function filledWith(count: number, index: Doc | null): TestEngine {
  const engine = openTestEngine();
  if (index) engine.run({ createIndexes: "jobs", indexes: [{ key: index, name: "only" }] });
  const documents = Array.from({ length: count }, (_, _id) => ({ _id, n: _id, status: "queued", tags: ["open", "x"] }));
  engine.run({ insert: "jobs", documents });
  return engine;
}

/** Runs a command to its end and calls `between` at its pauses. */
function runPaused(engine: TestEngine, body: Doc, between: () => void): Doc {
  const work = engine.begin(body);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    between();
  }
}

function statuses(engine: TestEngine): Map<unknown, unknown> {
  const found = batchOf(engine.run({ find: "jobs", filter: {}, batchSize: MANY }));
  return new Map(found.map(({ _id, status }) => [_id, status]));
}

const situation = fc.record({
  index: fc.option(fc.constantFrom(...INDEXES)),
  filter: fc.constantFrom(...FILTERS),
  claims: fc.array(fc.array(fc.nat(MANY - 1), { maxLength: 20 }), { minLength: 20, maxLength: 60 }),
});

/** At each pause somebody claims some documents; gives those that were still queued, and so acknowledged. */
function claimer(engine: TestEngine, claims: number[][]): { claimed: Set<number>; claim(): void } {
  const claimed = new Set<number>();
  let turn = 0;
  return {
    claimed,
    claim() {
      for (const _id of claims[turn++ % claims.length] ?? []) {
        const updates = [{ q: { _id, status: "queued" }, u: { $set: CLAIMED } }];
        if (engine.run({ update: "jobs", updates }).nModified === 1) claimed.add(_id);
      }
    },
  };
}

test("updateMany and deleteMany leave alone what others were told is theirs, over any index and without one", () => {
  fc.assert(
    fc.property(situation, fc.boolean(), ({ index, filter, claims }, deletes) => {
      const engine = filledWith(MANY, index);
      const { claimed, claim } = claimer(engine, claims);
      const body = deletes
        ? { delete: "jobs", deletes: [{ q: filter, limit: 0 }] }
        : { update: "jobs", updates: [{ q: filter, u: { $set: { status: "expired" } }, multi: true }] };
      const reply = runPaused(engine, body, claim);
      const after = statuses(engine);
      expect([...claimed].filter((_id) => after.get(_id) !== "running")).toEqual([]);
      expect([...after.values()].filter((status) => status === "queued")).toEqual([]);
      expect(reply.n).toBe(MANY - claimed.size);
      expect(engine.run({ validate: "jobs" })).toMatchObject({ valid: true });
      engine.storage.close();
    }),
    { numRuns: runs({ few: 20, many: 500 }) },
  );
});

test("no batch of a find holds what no longer matches when it is given, sorted or not", () => {
  fc.assert(
    fc.property(
      situation,
      fc.constantFrom<Doc>({}, { n: -1 }, { status: 1, n: 1 }, { tags: -1 }),
      ({ index, filter, claims }, sort) => {
        const engine = filledWith(MANY, index);
        const { claimed, claim } = claimer(engine, claims);
        let reply = runPaused(engine, { find: "jobs", filter, sort, batchSize: 5 }, claim);
        const given = new Set<unknown>();
        for (;;) {
          for (const { _id, status } of batchOf(reply)) {
            expect([_id, status, given.has(_id)]).toEqual([_id, "queued", false]);
            expect(claimed.has(Number(_id))).toBe(false);
            given.add(_id);
          }
          const { id } = reply.cursor as { id: unknown }; // a find's reply
          if (String(id) === "0") break;
          claim();
          reply = runPaused(engine, { getMore: id, collection: "jobs", batchSize: 7 }, () => {});
        }
        for (let _id = 0; _id < MANY; _id++) expect(given.has(_id) || claimed.has(_id), String(_id)).toBe(true);
        engine.storage.close();
      },
    ),
    { numRuns: runs({ few: 20, many: 500 }) },
  );
});

test.each([{}, { n: -1 }, { status: 1, n: 1 }, { tags: -1 }])(
  "a first batch sorted by %o holds none of those that were taken at every pause before it",
  (sort) => {
    for (const index of [null, ...INDEXES])
      for (const filter of FILTERS) {
        const engine = filledWith(MANY, index);
        const ends = Array.from({ length: 20 }, (_, turn) => [turn * 2, turn * 2 + 1, MANY - 1 - turn]);
        const { claimed, claim } = claimer(engine, ends);
        const reply = runPaused(engine, { find: "jobs", filter, sort, batchSize: 5 }, claim);
        expect(batchOf(reply).filter(({ _id }) => claimed.has(Number(_id)))).toEqual([]);
        engine.storage.close();
      }
  },
);

test("a sorted findAndModify finds the next one when others took all that came first", () => {
  const count = 1_500;
  const engine = filledWith(count, null);
  let taken = 0;
  const reply = runPaused(
    engine,
    { findAndModify: "jobs", query: { status: "queued" }, sort: { n: 1 }, update: { $set: CLAIMED } },
    () => {
      taken += 20;
      engine.run({ update: "jobs", updates: [{ q: { n: { $lt: taken } }, u: { $set: CLAIMED }, multi: true }] });
    },
  );
  expect(taken).toBeGreaterThan(100);
  expect(taken).toBeLessThan(count);
  expect(reply.value).toMatchObject({ n: taken });
  engine.storage.close();
});

test.each([true, false])("an upsert (of many: %s) inserts nothing that another has inserted meanwhile", (multi) => {
  const engine = filledWith(MANY, null);
  let inserted = false;
  const reply = runPaused(
    engine,
    { update: "jobs", updates: [{ q: { key: "new" }, u: { $inc: { hits: 1 } }, upsert: true, multi }] },
    () => {
      // Behind where the search is already, where it will not come by again.
      if (!inserted) engine.run({ update: "jobs", updates: [{ q: { _id: 0 }, u: { $set: { key: "new" } } }] });
      inserted = true;
    },
  );
  expect([inserted, reply]).toMatchObject([true, { n: 1, nModified: 1 }]);
  expect(engine.run({ count: "jobs", query: { key: "new" } }).n).toBe(1);
  engine.storage.close();
});

test.each([{ drop: "jobs" }, { dropIndexes: "jobs", index: "only" }])(
  "work on what is dropped meanwhile ends with code 175, even where all is made anew (%o)",
  (body) => {
    for (const sort of [{}, { n: -1 }]) {
      const engine = filledWith(MANY, { status: 1 });
      const find = { find: "jobs", filter: { status: "queued" }, hint: "only", sort, batchSize: 5 };
      const { id } = engine.run(find).cursor as { id: unknown }; // a find's reply
      engine.run(body);
      engine.run({ createIndexes: "jobs", indexes: [{ key: { n: 1 }, name: "other" }] });
      expect(() => engine.run({ getMore: id, collection: "jobs" })).toThrow(expect.objectContaining({ code: 175 }));
      engine.storage.close();
    }
  },
);

test("a document too large for the batch is not read ahead of the next one", () => {
  const engine = openTestEngine();
  const text = "x".repeat(9_000_000);
  engine.run({ insert: "jobs", documents: [1, 2, 3].map((_id) => ({ _id, status: "queued", text })) });
  const first = engine.run({ find: "jobs", filter: { status: "queued" } });
  expect(batchOf(first).map(({ _id }) => _id)).toEqual([1, 2]);
  engine.run({ update: "jobs", updates: [{ q: { _id: 3 }, u: { $set: { status: "done" } } }] });
  const { id } = first.cursor as { id: unknown }; // a find's reply
  expect(batchOf(engine.run({ getMore: id, collection: "jobs" }))).toEqual([]);
  engine.storage.close();
});

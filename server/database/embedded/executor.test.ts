import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Doc } from "./bson-document.ts";
import { Executor } from "./executor.ts";
import { PAUSE, type Pause } from "./scan.ts";
import { batchOf, openTestEngine } from "./test-engine.ts";

/** Work that writes in each of its rounds, and is longer than a slice in each. */
function* longWrite(rounds: number, store: { open: number; writing: boolean }): Generator<Pause, Doc> {
  for (let round = 0; round < rounds; round++) {
    store.writing = true;
    store.open += 1;
    const until = performance.now() + 8;
    while (performance.now() < until);
    yield PAUSE;
  }
  return { ok: 1, n: rounds };
}

test("work whose writes of one round were undone ends with the error, and says nothing was stored that was not", async () => {
  const store = { open: 0, stored: 0, writing: false, commits: 0 };
  const executor = new Executor(
    {
      get writing() {
        return store.writing;
      },
      commit() {
        store.commits += 1;
        if (store.commits === 2) throw new Error("disk full for a moment");
        store.stored += store.open;
        store.open = 0;
        store.writing = false;
      },
      rollback() {
        store.open = 0;
        store.writing = false;
      },
    },
    () => {},
  );
  const reply = await new Promise<Doc>((answer) => executor.submit(longWrite(4, store), answer));
  expect(reply).toMatchObject({ ok: 0 });
  expect(String(reply.errmsg)).toContain("could not be stored");
  expect(store.stored).toBe(1);
  // Whoever comes next is served.
  const next = await new Promise<Doc>((answer) => executor.submit(longWrite(1, store), answer));
  expect(next).toEqual({ ok: 1, n: 1 });
  expect(store.stored).toBe(2);
});

test("nobody writes in a round after its failure, which may have ended the transaction", async () => {
  const told: string[] = [];
  const executor = new Executor(
    {
      writing: true,
      commit: () => told.push("commit"),
      rollback: () => told.push("rollback"),
    },
    () => {},
  );
  const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  // biome-ignore lint/correctness/useYield: it ends before it would
  function* work(name: string, failure: Error | null): Generator<Pause, Doc> {
    told.push(name);
    if (failure) throw failure;
    return { ok: 1, name };
  }
  const replies = [work("before", null), work("failing", full), work("after", null)].map(
    (begun) => new Promise<Doc>((answer) => executor.submit(begun, answer)),
  );
  expect(await Promise.all(replies)).toMatchObject([{ code: 14031 }, { code: 14031 }, { ok: 1, name: "after" }]);
  expect(told).toEqual(["before", "failing", "rollback", "after", "commit"]);
});

const UNLIMITED_PAGES = 1_000_000;

/** A database on a disk that can be filled: SQLite then answers as it does on a full one. */
function smallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), "northfold-full-"));
  const engine = openTestEngine(path.join(folder, "data.sqlite"));
  onTestFinished(() => {
    engine.storage.close();
    rmSync(folder, { recursive: true, force: true });
  });
  function setFull(isFull: boolean): void {
    const pages = Number(engine.storage.statement("PRAGMA page_count").get()?.page_count);
    engine.storage.statement(`PRAGMA max_page_count = ${isFull ? pages + 2 : UNLIMITED_PAGES}`).get();
  }
  return { ...engine, setFull };
}

test("a disk that is full for a moment: what was acknowledged is stored, what was undone answers an error", async () => {
  const { run, submit, setFull } = smallDisk();
  run({ createIndexes: "docs", indexes: [{ key: { group: 1 }, name: "group_1" }] });
  const text = "x".repeat(900);
  const acknowledged: string[] = [];
  const errors: Doc[] = [];
  async function insert(ids: string[]): Promise<void> {
    const reply = await submit({ insert: "docs", documents: ids.map((_id) => ({ _id, group: _id[0], text })) });
    if (reply.ok === 1 && reply.writeErrors === undefined) acknowledged.push(...ids);
    else errors.push(reply);
  }
  async function client(name: string): Promise<void> {
    for (let i = 0; i < 25; i++)
      await insert(i % 5 === 4 ? Array.from({ length: 400 }, (_, k) => `${name}-${i}-${k}`) : [`${name}-${i}`]);
  }
  const clients = Promise.all(["a", "b", "c", "d"].map(client));
  let goesOn = true;
  async function fillNowAndThen(): Promise<void> {
    for (let turn = 0; goesOn; turn++) {
      setFull(turn % 8 > 3);
      await nextTurn();
    }
    setFull(false);
  }
  const disk = fillNowAndThen();
  await clients;
  goesOn = false;
  await disk;
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toMatchObject({ ok: 0, code: 14031 });
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const _id of acknowledged) expect(run({ count: "docs", query: { _id } }).n, _id).toBe(1);
  expect(run({ validate: "docs" })).toMatchObject({ valid: true, errors: [] });
  await insert(["last"]);
  expect(acknowledged.at(-1)).toBe("last");
});

test("a batch of updates in which the disk was full for a moment does not say that it was stored", async () => {
  const { run, submit, setFull } = smallDisk();
  const count = 2_000;
  run({ insert: "docs", documents: Array.from({ length: count }, (_, _id) => ({ _id, n: 0 })) });
  const text = "x".repeat(2_000);
  const updates = Array.from({ length: count }, (_, _id) => ({ q: { _id }, u: { $set: { n: 1, text } } }));
  const reply = submit({ update: "docs", updates });
  await nextTurn();
  await nextTurn();
  setFull(true);
  expect(await reply).toMatchObject({ ok: 0, code: 14031 });
  setFull(false);
  expect(run({ count: "docs", query: { n: 1 } }).n).toBeLessThan(count);
  expect(await submit({ update: "docs", updates })).toMatchObject({ ok: 1, n: count });
  expect(run({ count: "docs", query: { n: 1 } }).n).toBe(count);
});

test("whoever reads while writes are undone reads on", async () => {
  const { run, submit, setFull } = smallDisk();
  run({ insert: "docs", documents: Array.from({ length: 500 }, (_, _id) => ({ _id })) });
  const { id } = run({ find: "docs", filter: {}, batchSize: 100 }).cursor as { id: unknown }; // a find's reply
  setFull(true);
  const documents = Array.from({ length: 200 }, (_, k) => ({ _id: 1000 + k, text: "x".repeat(2_000) }));
  expect(await submit({ insert: "docs", documents })).toMatchObject({ ok: 0, code: 14031 });
  setFull(false);
  expect(batchOf(await submit({ getMore: id, collection: "docs" })).map(({ _id }) => _id)).toEqual(
    Array.from({ length: 400 }, (_, k) => 100 + k),
  );
});

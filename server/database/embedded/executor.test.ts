import { expect, test } from "vitest";
import type { Doc } from "./bson-document.ts";
import { Executor } from "./executor.ts";
import { PAUSE, type Pause } from "./scan.ts";

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

import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { NoTurnError, Turns } from "./turns.ts";

const RULES = { atOnce: 2, mostWaiting: { count: 100, weight: 1_000 }, patienceMs: 60_000 };

/** Begins pieces of work that go on until they are ended, and tells which of them are being done. */
function makeDesk(rules = RULES) {
  const turns = new Turns(rules);
  const doing: { name: string; end: () => void }[] = [];
  const outcomes: string[] = [];
  async function send(owner: string, piece: string, weight = 1): Promise<void> {
    try {
      const endTurn = await turns.take(owner, weight);
      const { promise, resolve } = Promise.withResolvers<void>();
      doing.push({ name: `${owner}${piece}`, end: resolve });
      await promise;
      outcomes.push(`${owner}${piece}`);
      endTurn();
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error;
      outcomes.push(`${owner}${piece} ${error.reason}`);
    }
  }
  async function settle(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
  }
  async function endFirst(): Promise<void> {
    doing.shift()?.end();
    await settle();
  }
  return { turns, send, settle, endFirst, outcomes, doing: () => doing.map(({ name }) => name) };
}

test("owners take turns, one piece of each at a time, whatever each sent", async () => {
  const desk = makeDesk();
  for (const piece of ["1", "2", "3"]) void desk.send("a", piece);
  await desk.settle();
  expect(desk.doing()).toEqual(["a1"]);
  for (const owner of ["b", "c"]) for (const piece of ["1", "2"]) void desk.send(owner, piece);
  await desk.settle();
  expect(desk.doing()).toEqual(["a1", "b1"]);
  const served: string[] = [];
  while (desk.doing().length > 0) {
    served.push(desk.doing()[0]!);
    await desk.endFirst();
  }
  expect(served).toEqual(["a1", "b1", "c1", "a2", "b2", "c2", "a3"]);
});

test("a full queue takes from the owner with most; who has as much as anybody is refused himself", async () => {
  const desk = makeDesk({ ...RULES, mostWaiting: { count: 3, weight: 1_000 } });
  for (const piece of ["1", "2", "3", "4"]) void desk.send("a", piece);
  void desk.send("b", "1");
  void desk.send("b", "2");
  await desk.settle();
  expect(desk.outcomes).toEqual(["a4 own"]);
  void desk.send("c", "1");
  await desk.settle();
  expect(desk.outcomes).toEqual(["a4 own", "a3 own"]);
  void desk.send("d", "1");
  void desk.send("a", "5");
  await desk.settle();
  expect(desk.outcomes).toEqual(["a4 own", "a3 own", "d1 full", "a5 own"]);
});

test("what waits is bounded by weight, too", async () => {
  const desk = makeDesk();
  void desk.send("a", "1", 900);
  void desk.send("a", "2", 900);
  void desk.send("b", "1");
  void desk.send("c", "1", 200);
  await desk.settle();
  expect(desk.outcomes).toEqual(["a2 own"]);
});

test("who waited too long is refused, and leaves nothing behind", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const desk = makeDesk();
  for (const owner of ["a", "b", "c"]) void desk.send(owner, "1");
  await vi.advanceTimersByTimeAsync(RULES.patienceMs);
  await desk.settle();
  expect(desk.outcomes).toEqual(["c1 full"]);
  vi.useRealTimers();
  await desk.endFirst();
  expect(desk.doing()).toEqual(["b1"]);
});

test("whatever is sent and ended in whatever order, the rules hold and all that was not refused is served", async () => {
  const step = fc.oneof(
    fc.record({ owner: fc.constantFrom("a", "b", "c", "d"), weight: fc.integer({ min: 1, max: 400 }) }),
    fc.constant("end" as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const desk = makeDesk({ ...RULES, mostWaiting: { count: 6, weight: 1_000 } });
      function check(): void {
        const owners = desk.doing().map(([owner]) => owner);
        expect(owners.length).toBeLessThanOrEqual(RULES.atOnce);
        expect(new Set(owners).size).toBe(owners.length);
      }
      for (const [piece, what] of steps.entries()) {
        if (what === "end") await desk.endFirst();
        else void desk.send(what.owner, String(piece), what.weight);
        await desk.settle();
        check();
      }
      while (desk.doing().length > 0) {
        await desk.endFirst();
        check();
      }
      expect(desk.outcomes).toHaveLength(steps.filter((what) => what !== "end").length);
    }),
    { numRuns: 100 },
  );
});

import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { ownTurn } from "./own-turn.ts";

const WORK_MS = 4;
const MOST_AT_A_TIME_MS = 3 * 10;

function work(): void {
  const until = performance.now() + WORK_MS;
  while (performance.now() < until);
}

test("forty pages that are ready at once let others in between, and come in the order in which they asked", async () => {
  const order: number[] = [];
  const lookedIn: number[] = [];
  let isDone = false;
  async function look(): Promise<void> {
    while (!isDone) {
      lookedIn.push(order.length);
      await wait(1);
    }
  }
  const looking = look();
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      await ownTurn();
      work();
      order.push(index);
    }),
  );
  isDone = true;
  await looking;
  expect(order).toEqual(Array.from({ length: 40 }, (_, index) => index));
  const between = lookedIn.slice(1).map((count, index) => count - lookedIn[index]!);
  expect(Math.max(...between) * WORK_MS).toBeLessThanOrEqual(MOST_AT_A_TIME_MS);
});

test("who comes alone waits for one turn, however long nobody came before", async () => {
  await wait(30);
  let isIn = false;
  const waiting = ownTurn().then(() => {
    isIn = true;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  await waiting;
  expect(isIn).toBe(true);
});

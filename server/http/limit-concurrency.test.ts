import { EventEmitter } from "node:events";
import type { Request, Response } from "express";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

const AT_ONCE = 8;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Visit extends EventEmitter {
  closed = false;
  isServed = false;

  leave() {
    this.closed = true;
    this.emit("close");
  }
}

function openDoor() {
  const handler = limitConcurrency();
  return (method = "GET") => {
    const visit = new Visit();
    const serve = () => {
      visit.isServed = true;
    };
    handler({ method } as Request, visit as unknown as Response, serve);
    return visit;
  };
}

const served = (visits: Visit[]) => visits.map(({ isServed }) => isServed);

test("eight pages are worked on at once, and the others in the order in which they came", async () => {
  const come = openDoor();
  const first = Array.from({ length: AT_ONCE }, () => come());
  const later = [come(), come()];
  expect(served(first)).not.toContain(false);
  expect(served(later)).toEqual([false, false]);
  first[3]?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(served(later)).toEqual([true, false]);
  first[0]?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(served(later)).toEqual([true, true]);
});

test("what takes long does not keep others waiting, and makes no second place when it ends", async () => {
  const come = openDoor();
  const slow = Array.from({ length: AT_ONCE }, () => come());
  const later = Array.from({ length: AT_ONCE }, () => come());
  const last = come();
  expect(served(later)).not.toContain(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(served(later)).not.toContain(false);
  for (const visit of slow) visit.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(last.isServed).toBe(false);
});

test("whoever leaves while waiting is not worked for, and takes nobody's place", async () => {
  const come = openDoor();
  const [first] = Array.from({ length: AT_ONCE }, () => come());
  const [gone, next] = [come(), come()];
  gone.leave();
  first?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(served([gone, next])).toEqual([false, true]);
});

test("a form does not wait for pages", () => {
  const come = openDoor();
  for (let count = 0; count < AT_ONCE; count += 1) come();
  expect(come().isServed).toBe(false);
  expect(come("POST").isServed).toBe(true);
});

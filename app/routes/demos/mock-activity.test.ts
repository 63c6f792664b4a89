import { expect, test } from "vitest";
import { activitiesAt, FIRST_MS, RUN_MS } from "./mock-activity.ts";

test("DM-02 every item is queued, then active and rising, and flips to completed at 100", () => {
  const seen = new Map<string, { status: string; progress: number }[]>();
  for (let elapsedMs = -10; elapsedMs <= RUN_MS; elapsedMs += 10) {
    for (const { id, status, progress } of activitiesAt(elapsedMs)) {
      seen.set(id, [...(seen.get(id) ?? []), { status, progress }]);
    }
  }
  for (const moments of seen.values()) {
    expect([...new Set(moments.map(({ status }) => status))]).toEqual(["queued", "active", "completed"]);
    const figures = moments.map(({ progress }) => progress);
    expect(figures).toEqual([...figures].sort((one, other) => one - other));
    for (const { status, progress } of moments) expect(status === "completed").toBe(progress === 100);
  }
});

test("DM-02 the timers last from 1 s to 8 s, and two items at most run at a time", () => {
  const durations = activitiesAt(0).map(({ lastsMs }) => lastsMs);
  expect([Math.min(...durations), Math.max(...durations)]).toEqual([1_000, 8_000]);
  for (let elapsedMs = 0; elapsedMs < RUN_MS; elapsedMs += 10) {
    expect(activitiesAt(elapsedMs).filter(({ status }) => status === "active").length).toBeLessThanOrEqual(2);
  }
});

test("DM-02 the first moment shows all three statuses", () => {
  const statuses = activitiesAt(FIRST_MS).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(["active", "queued", "completed"]));
});

import { expect, test } from "vitest";
import { countByWeek, firstShownWeek, weekStart } from "./weeks.ts";

const NOW = new Date("2026-11-21T12:00:00Z");

test("DEC-73 a week begins on Monday, 00:00 UTC", () => {
  expect(weekStart(NOW).toISOString()).toBe("2026-11-16T00:00:00.000Z");
  expect(weekStart(new Date("2026-11-16T00:00:00Z")).toISOString()).toBe("2026-11-16T00:00:00.000Z");
  expect(weekStart(new Date("2026-11-15T23:59:59.999Z")).toISOString()).toBe("2026-11-09T00:00:00.000Z");
});

test("twelve weeks are counted, the present one last, empty ones too, and nothing outside", () => {
  const weeks = countByWeek(
    [
      NOW,
      new Date("2026-11-16T00:00:00Z"),
      new Date("2026-11-15T23:59:59.999Z"),
      firstShownWeek(NOW),
      new Date(firstShownWeek(NOW).getTime() - 1),
    ],
    NOW,
  );
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ start: "2026-08-31", count: 1 });
  expect(weeks.slice(-2)).toEqual([
    { start: "2026-11-09", count: 1 },
    { start: "2026-11-16", count: 2 },
  ]);
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(4);
});

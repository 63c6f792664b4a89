import { expect, test } from "vitest";
import { usageMonth, usageResetsOn } from "./usage.ts";

test("DEC-34 a month is a calendar month, UTC, and ends on the first at 00:00", () => {
  const lastSecond = new Date("2026-12-31T23:59:59Z");
  expect(usageMonth(lastSecond)).toBe("2026-12");
  expect(usageResetsOn(lastSecond).toISOString()).toBe("2027-01-01T00:00:00.000Z");
  expect(usageMonth(usageResetsOn(lastSecond))).toBe("2027-01");
});

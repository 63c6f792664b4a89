import { expect, test } from "vitest";
import { distanceAgo } from "./distance-in-words.ts";
import { dayText, longUsDate, uploadedAgo } from "./relative-time.ts";

const NOW = new Date("2026-03-15T12:00:00Z");
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function before(milliseconds: number): Date {
  return new Date(NOW.getTime() - milliseconds);
}

test("TI-02 CV-08 the upload time reads Just now, hours, 1 day, then days", () => {
  expect(uploadedAgo(before(0), NOW)).toBe("Just now");
  expect(uploadedAgo(before(-5 * MINUTE), NOW)).toBe("Just now");
  expect(uploadedAgo(before(HOUR - SECOND), NOW)).toBe("Just now");
  expect(uploadedAgo(before(HOUR), NOW)).toBe("1 hour ago");
  expect(uploadedAgo(before(5 * HOUR + MINUTE), NOW)).toBe("5 hours ago");
  expect(uploadedAgo(before(DAY - SECOND), NOW)).toBe("23 hours ago");
  expect(uploadedAgo(before(DAY), NOW)).toBe("1 day ago");
  expect(uploadedAgo(before(2 * DAY - SECOND), NOW)).toBe("1 day ago");
  expect(uploadedAgo(before(2 * DAY), NOW)).toBe("2 days ago");
  expect(uploadedAgo(before(40 * DAY).toISOString(), NOW)).toBe("40 days ago");
});

test("TI-03 materials read the distance in words with its usual thresholds, and ago", () => {
  const texts: [number, string][] = [
    [0, "less than a minute ago"],
    [29 * SECOND, "less than a minute ago"],
    [30 * SECOND, "1 minute ago"],
    [89 * SECOND, "1 minute ago"],
    [90 * SECOND, "2 minutes ago"],
    [44 * MINUTE + 29 * SECOND, "44 minutes ago"],
    [44 * MINUTE + 30 * SECOND, "about 1 hour ago"],
    [89 * MINUTE + 30 * SECOND, "about 2 hours ago"],
    [24 * HOUR - 31 * SECOND, "about 24 hours ago"],
    [24 * HOUR - 30 * SECOND, "1 day ago"],
    [42 * HOUR - 31 * SECOND, "1 day ago"],
    [42 * HOUR - 30 * SECOND, "2 days ago"],
    [29 * DAY, "29 days ago"],
    [30 * DAY, "about 1 month ago"],
    [45 * DAY, "about 2 months ago"],
    [80 * DAY, "3 months ago"],
    [370 * DAY, "about 1 year ago"],
    [500 * DAY, "over 1 year ago"],
    [700 * DAY, "almost 2 years ago"],
  ];
  for (const [elapsed, text] of texts) expect(distanceAgo(before(elapsed), NOW), text).toBe(text);
});

test("TI-03 a time ahead of now reads as now", () => {
  expect(distanceAgo(before(-3 * DAY), NOW)).toBe("less than a minute ago");
});

test("TI-04 DEC-45 an invalid date throws Invalid time value", () => {
  for (const format of [uploadedAgo, distanceAgo]) {
    expect(() => format("no date", NOW)).toThrow("Invalid time value");
    expect(() => format(new Date(Number.NaN), NOW)).toThrow("Invalid time value");
  }
});

test("RV-01 the upload date is a long US date in UTC", () => {
  expect(longUsDate("2024-12-05T00:30:00.000Z")).toBe("December 5, 2024");
  expect(longUsDate(new Date("2024-12-05T23:59:59Z"))).toBe("December 5, 2024");
});

test("RV-01 a missing date reads Unknown date, an unparsable one Invalid date", () => {
  expect(longUsDate(null)).toBe("Unknown date");
  expect(longUsDate(undefined)).toBe("Unknown date");
  expect(longUsDate("")).toBe("Unknown date");
  expect(longUsDate("yesterdayish")).toBe("Invalid date");
});

test.each([
  ["2026-11-22T01:00:00Z", "earlier today"],
  ["2026-11-21T23:59:00Z", "yesterday"],
  ["2026-11-20T00:00:00Z", "Friday"],
  ["2026-11-16T00:00:00Z", "Monday"],
  ["2026-11-15T23:00:00Z", "Nov 15"],
])("a look on %s was %s", (date, text) => {
  expect(dayText(date, new Date("2026-11-22T02:00:00Z"))).toBe(text);
});

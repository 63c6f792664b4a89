import { expect, test } from "vitest";
import { postedAgeInDays, postedDateText } from "./posted-date.ts";

const NOW = new Date("2026-03-15T12:00:00Z");
const HOUR_MS = 3_600_000;

function hoursAgo(hours: number): string {
  return new Date(NOW.getTime() - hours * HOUR_MS).toISOString();
}

test("JM-24 TI-01 the posted date reads by its age in days", () => {
  const texts: [number, string][] = [
    [0, "Today"],
    [1, "1 day ago"],
    [2, "2 days ago"],
    [6, "6 days ago"],
    [7, "1 week ago"],
    [13, "1 week ago"],
    [14, "2 weeks ago"],
    [29, "4 weeks ago"],
    [30, "1 month ago"],
    [59, "1 month ago"],
    [60, "2 months ago"],
    [364, "12 months ago"],
    [365, "1 year ago"],
    [729, "1 year ago"],
    [730, "2 years ago"],
  ];
  for (const [days, text] of texts) expect(postedDateText(hoursAgo(days * 24), NOW), String(days)).toBe(text);
});

test("DEC-41 elapsed days are full 24 h periods rounded down, and the future reads Today", () => {
  expect(postedDateText(hoursAgo(23.99), NOW)).toBe("Today");
  expect(postedDateText(hoursAgo(47.99), NOW)).toBe("1 day ago");
  expect(postedDateText(hoursAgo(-50), NOW)).toBe("Today");
  expect(postedDateText(new Date(NOW.getTime() - 48 * HOUR_MS), NOW)).toBe("2 days ago");
  expect(postedDateText("2026-03-13", NOW)).toBe("2 days ago");
});

test("JM-24 DEC-41 a missing or unparsable date reads Recently posted", () => {
  for (const missing of [null, undefined, "", "  ", "soon", "item 7", "2026-99-99", new Date(Number.NaN)]) {
    expect(postedDateText(missing, NOW), String(missing)).toBe("Recently posted");
    expect(postedAgeInDays(missing, NOW)).toBe(0);
  }
});

test("DEC-41 relative text is shown as it is", () => {
  for (const text of [
    "3 days ago",
    "1 weeks ago",
    "30+ days ago",
    "Just posted",
    "Today",
    "Recently posted",
    "Posted 2 weeks ago",
  ]) {
    expect(postedDateText(text, NOW)).toBe(text);
  }
});

test("JM-06 DEC-41 a day counts 1, a week 7, a month 30, a year 365, Today and Recently posted 0", () => {
  const days: [string, number][] = [
    ["Today", 0],
    ["Recently posted", 0],
    ["Just posted", 0],
    ["5 hours ago", 0],
    ["Yesterday", 1],
    ["1 day ago", 1],
    ["6 days ago", 6],
    ["30+ days ago", 30],
    ["a week ago", 7],
    ["1 weeks ago", 7],
    ["3 weeks ago", 21],
    ["2 months ago", 60],
    ["1 year ago", 365],
    ["2 years ago", 730],
  ];
  for (const [text, count] of days) expect(postedAgeInDays(text, NOW), text).toBe(count);
});

test("JM-06 an ISO date sorts by the days of its text", () => {
  expect(postedAgeInDays(hoursAgo(17 * 24), NOW)).toBe(14);
  expect(postedAgeInDays(hoursAgo(364 * 24), NOW)).toBe(360);
  expect(postedAgeInDays(hoursAgo(5), NOW)).toBe(0);
});

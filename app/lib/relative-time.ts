import { counted } from "../../server/domain/counted.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

// UTC, so that the server's page and the browser's say the same day.
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const shortDate = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

const month = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

const monthOfYear = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** Throws on an invalid date. */
export function uploadedAgo(date: Date | string, now: Date): string {
  const elapsed = now.getTime() - validDate(date).getTime();
  if (elapsed < HOUR_MS) return "Just now";
  if (elapsed < DAY_MS) return `${counted(Math.floor(elapsed / HOUR_MS), "hour")} ago`;
  return `${counted(Math.floor(elapsed / DAY_MS), "day")} ago`;
}

/** A missing date is `Unknown date`, an unreadable one `Invalid date`. */
export function longUsDate(date: Date | string | null | undefined): string {
  if (date === null || date === undefined || date === "") return "Unknown date";
  const read = new Date(date);
  return Number.isNaN(read.getTime()) ? "Invalid date" : longDate.format(read);
}

/** A day that has passed, after `since`: `earlier today`, `yesterday`, `Tuesday`, `Nov 3`. In UTC, as all dates. */
export function dayText(date: Date | string, now: Date): string {
  const dayOf = (each: Date) => Math.floor(each.getTime() / DAY_MS);
  const valid = validDate(date);
  const days = dayOf(now) - dayOf(valid);
  if (days <= 0) return "earlier today";
  if (days === 1) return "yesterday";
  return days < 7 ? weekday.format(valid) : shortDate.format(valid);
}

export function validDate(date: Date | string): Date {
  const valid = new Date(date);
  if (Number.isNaN(valid.getTime())) throw new RangeError("Invalid time value");
  return valid;
}

/** The month of a date, UTC: "May", and "May 2025" of another year. */
export function monthText(date: string, now: Date): string {
  const then = new Date(date);
  return (then.getUTCFullYear() === now.getUTCFullYear() ? month : monthOfYear).format(then);
}

import { isoDay } from "../domain/iso-day.ts";

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
const SHOWN_WEEKS = 12;

/** Monday 00:00 UTC of a moment's week. */
export function weekStart(date: Date): Date {
  const day = Math.floor(date.getTime() / DAY_MS);
  // Day 0 was a Thursday.
  return new Date((day - ((day + 3) % 7)) * DAY_MS);
}

/** Monday of the first of 12 weeks that end with the current one. */
export function firstShownWeek(now: Date): Date {
  return new Date(weekStart(now).getTime() - (SHOWN_WEEKS - 1) * WEEK_MS);
}

/** Oldest first; `start` is the week's Monday, "2026-11-16". */
export function countByWeek(dates: Date[], now: Date): { start: string; count: number }[] {
  const first = firstShownWeek(now).getTime();
  return Array.from({ length: SHOWN_WEEKS }, (_, week) => {
    const from = first + week * WEEK_MS;
    return {
      start: isoDay(new Date(from)),
      count: dates.filter((date) => date.getTime() >= from && date.getTime() < from + WEEK_MS).length,
    };
  });
}

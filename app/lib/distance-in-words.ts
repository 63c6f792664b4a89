import { formatDistance } from "date-fns";
import { validDate } from "./relative-time.ts";

/** Throws on an invalid date; a future time counts as now. */
export function distanceAgo(date: Date | string, now: Date): string {
  const valid = validDate(date);
  return `${formatDistance(valid > now ? now : valid, now)} ago`;
}

/** Throws on an invalid date; a past time counts as now. */
export function timeAhead(date: Date | string, now: Date): string {
  const valid = validDate(date);
  return `in ${formatDistance(valid < now ? now : valid, now)}`;
}

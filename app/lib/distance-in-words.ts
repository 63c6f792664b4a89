import { formatDistance } from "date-fns";
import type { Language } from "../../server/domain/language.ts";
import { validDate } from "./relative-time.ts";

const MINUTE_MS = 60_000;

/** The largest unit that is reached counts. */
const UNITS = [
  { unit: "year", minutes: 365 * 24 * 60 },
  { unit: "month", minutes: 30 * 24 * 60 },
  { unit: "week", minutes: 7 * 24 * 60 },
  { unit: "day", minutes: 24 * 60 },
  { unit: "hour", minutes: 60 },
] as const;

/** Throws on an invalid date; a future time counts as now. */
export function distanceAgo(date: Date | string, now: Date): string {
  const valid = validDate(date);
  return `${formatDistance(valid > now ? now : valid, now)} ago`;
}

/** The same as the language says it; the words of English are fixed. */
export function distanceAgoIn(language: Language, date: Date | string, now: Date): string {
  if (language === "en") return distanceAgo(date, now);
  const minutes = Math.max(1, Math.floor((now.getTime() - validDate(date).getTime()) / MINUTE_MS));
  const reached = UNITS.find((one) => minutes >= one.minutes);
  const ago = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  return reached ? ago.format(-Math.floor(minutes / reached.minutes), reached.unit) : ago.format(-minutes, "minute");
}

/** Throws on an invalid date; a past time counts as now. */
export function timeAhead(date: Date | string, now: Date): string {
  const valid = validDate(date);
  return `in ${formatDistance(valid < now ? now : valid, now)}`;
}

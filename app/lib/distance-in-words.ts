import { formatDistance } from "date-fns/formatDistance";
import type { Language } from "../../server/domain/language.ts";
import { validDate } from "./relative-time.ts";

const MINUTE_MS = 60_000;

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
  return distanceIn(language, now.getTime() - validDate(date).getTime(), -1);
}

/** Says how long ago something was; null = the date is not known or cannot be read. */
export function agoSayer(language: Language, now: Date): (date: string | null) => string | null {
  return (date) => (date === null || Number.isNaN(Date.parse(date)) ? null : distanceAgoIn(language, date, now));
}

/** `way` is 1 for what comes, -1 for what was. */
function distanceIn(language: Language, milliseconds: number, way: 1 | -1): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS));
  const reached = UNITS.find((one) => minutes >= one.minutes);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "always" });
  return reached
    ? format.format(way * Math.floor(minutes / reached.minutes), reached.unit)
    : format.format(way * minutes, "minute");
}

/** Throws on an invalid date; a past time counts as now. */
export function timeAheadIn(language: Language, date: Date | string, now: Date): string {
  const valid = validDate(date);
  if (language === "en") return `in ${formatDistance(valid < now ? now : valid, now)}`;
  return distanceIn(language, valid.getTime() - now.getTime(), 1);
}

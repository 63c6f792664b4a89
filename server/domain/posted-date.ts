const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_UNIT = { day: 1, week: 7, month: 30, year: 365 } as const;

const FRESH = "today|yesterday|just (?:now|posted)|recently posted";
const UNIT = "second|sec|minute|min|hour|hr|h|day|d|week|wk|w|month|mo|year|yr|y";
const AGO = String.raw`(?<count>\d+|an?)\+?\s*(?<unit>${UNIT})s?\.?\s+ago`;
const RELATIVE = new RegExp(String.raw`^(?:posted\s+|active\s+)?(?:(?<fresh>${FRESH})|${AGO})$`, "i");
const ISO_DATE = /^\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}.*)?)?$/;
const WRITTEN_DATE = /^(?:[A-Z][a-z]{2},? )?(?:[A-Z][a-z]{2,8}\.? \d{1,2},? |\d{1,2} [A-Z][a-z]{2,8}\.? )\d{4}\b/;

export const UNKNOWN_DATE_TEXT = "Recently posted";

export type PostedDate = string | Date | null | undefined;

export function postedDateText(postedDate: PostedDate, now: Date): string {
  if (typeof postedDate === "string" && RELATIVE.test(postedDate.trim())) return postedDate.trim();
  const days = elapsedDays(postedDate, now);
  if (days === null) return UNKNOWN_DATE_TEXT;
  if (days <= 0) return "Today";
  if (days < 7) return ago(days, "day");
  if (days < 30) return ago(Math.floor(days / 7), "week");
  if (days < 365) return ago(Math.floor(days / 30), "month");
  return ago(Math.floor(days / 365), "year");
}

export function postedAgeInDays(postedDate: PostedDate, now: Date): number {
  const found = RELATIVE.exec(postedDateText(postedDate, now))?.groups;
  if (found?.fresh?.toLowerCase() === "yesterday") return 1;
  if (!found?.count || !found.unit) return 0;
  const count = /^an?$/i.test(found.count) ? 1 : Number(found.count);
  return count * daysOfUnit(found.unit.toLowerCase());
}

function daysOfUnit(unit: string): number {
  if (unit.startsWith("d")) return DAYS_OF_UNIT.day;
  if (unit.startsWith("w")) return DAYS_OF_UNIT.week;
  if (unit.startsWith("mo")) return DAYS_OF_UNIT.month;
  if (unit.startsWith("y")) return DAYS_OF_UNIT.year;
  return 0;
}

function ago(count: number, unit: keyof typeof DAYS_OF_UNIT): string {
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

function elapsedDays(postedDate: PostedDate, now: Date): number | null {
  const time = timeOf(postedDate);
  return Number.isNaN(time) ? null : Math.floor((now.getTime() - time) / DAY_MS);
}

function timeOf(postedDate: PostedDate): number {
  if (postedDate instanceof Date) return postedDate.getTime();
  const text = postedDate?.trim() ?? "";
  // Date.parse alone finds a date in nearly any text with a number in it.
  return ISO_DATE.test(text) || WRITTEN_DATE.test(text) ? Date.parse(text) : Number.NaN;
}

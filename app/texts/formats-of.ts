import { postedAgeInDays, postedDateText, UNKNOWN_DATE_TEXT } from "../../server/domain/posted-date.ts";
import { validDate } from "../lib/relative-time.ts";
import type { Texts } from "./load-texts.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type TimeWords = {
  justNow: string;
  recentlyPosted: string;
  earlierToday: string;
  unknownDate: string;
  invalidDate: string;
};

export function formatsOf(locale: string, words: TimeWords): Texts["formats"] {
  const dated = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  const longDate = dated({ dateStyle: "long" });
  const shortDate = dated({ month: "short", day: "numeric" });
  const weekday = dated({ weekday: "long" });
  const nearby = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  const shares = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const listed = new Intl.ListFormat(locale, { type: "conjunction" });

  function money(amount: number, currency: string, fractions = 0): string {
    const shown = { style: "currency", currency, minimumFractionDigits: fractions, maximumFractionDigits: fractions };
    return new Intl.NumberFormat(locale, shown as Intl.NumberFormatOptions).format(amount);
  }

  function daysAgo(days: number): string {
    if (days < 2) return nearby.format(-days, "day");
    if (days < 7) return ago.format(-days, "day");
    if (days < 30) return ago.format(-Math.floor(days / 7), "week");
    if (days < 365) return ago.format(-Math.floor(days / 30), "month");
    return ago.format(-Math.floor(days / 365), "year");
  }

  return {
    longDate(date) {
      if (date === null || date === undefined || date === "") return words.unknownDate;
      const read = new Date(date);
      return Number.isNaN(read.getTime()) ? words.invalidDate : longDate.format(read);
    },
    day(date, now) {
      const then = validDate(date);
      const days = Math.floor(now.getTime() / DAY_MS) - Math.floor(then.getTime() / DAY_MS);
      if (days <= 0) return words.earlierToday;
      if (days === 1) return nearby.format(-1, "day");
      return days < 7 ? weekday.format(then) : shortDate.format(then);
    },
    month(date, now) {
      const then = new Date(date);
      const isThisYear = then.getUTCFullYear() === now.getUTCFullYear();
      return dated({ month: "long", ...(isThisYear ? {} : { year: "numeric" }) }).format(then);
    },
    uploadedAgo(date, now) {
      const elapsed = now.getTime() - validDate(date).getTime();
      if (elapsed < HOUR_MS) return words.justNow;
      if (elapsed < DAY_MS) return ago.format(-Math.floor(elapsed / HOUR_MS), "hour");
      return daysAgo(Math.floor(elapsed / DAY_MS));
    },
    posted(date, now) {
      const isUnknown = postedDateText(date, now) === UNKNOWN_DATE_TEXT;
      return isUnknown ? words.recentlyPosted : daysAgo(postedAgeInDays(date, now));
    },
    money,
    dollars: (amount) => money(amount, "USD", amount === 0 ? 0 : 2),
    percent: (share) => shares.format(share),
    list: (items) => listed.format(items),
  };
}

import { postedDateText } from "../../../server/domain/posted-date.ts";
import { usDollars } from "../../../server/domain/us-dollars.ts";
import { dayText, longUsDate, monthText, uploadedAgo } from "../../lib/relative-time.ts";

function money(amount: number, currency: string): string {
  return amount.toLocaleString("en-US", { style: "currency", currency, maximumFractionDigits: 0 });
}

function percent(share: number): string {
  return share.toLocaleString("en-US", { style: "percent", maximumFractionDigits: 1 });
}

function list(items: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(items);
}

/** Days are those of UTC, so that the server's page and the browser's say the same. */
export const formats = {
  longDate: longUsDate,
  /** A day that has passed, after `since`. */
  day: dayText,
  month: monthText,
  uploadedAgo,
  posted: postedDateText,
  /** Whole units of a currency. */
  money,
  dollars: usDollars,
  percent,
  list,
};

import type { PostingPay } from "../../domain/posting.ts";
import { CURRENCY_MARK } from "./currencies.ts";
import { payPeriod } from "./pay-period.ts";
import { readPay } from "./read-pay.ts";
import { countryOfText } from "./read-places.ts";

const MONEY = new RegExp(`(?:${CURRENCY_MARK})\\s?\\d|\\d\\s?k?\\s?(?:${CURRENCY_MARK})`, "iu");
const SPEAKS_OF_PAY =
  /\b(salary|pay|compensation|wage|rate|hourly|remuneration|gehalt\w*|vergütung|entgelt|lohn|salaire|rémunération|salario)\b/i;
/** Money of somebody else, or on top of the pay. */
const OTHER_MONEY =
  /\b(million|billion|bn|revenue|raised|funding|series [a-e]|assets|customers|clients|bonus|sign-on|referral|insurance|per diem)\b/i;
const STARTS_WITH_MONEY = new RegExp(`^(?:- )?(?:up to |from )?(?:${CURRENCY_MARK})\\s?\\d`, "iu");
const MAX_PAY_ALONE = 60;
const MAX_LINE = 400;
const MAX_LINES = 400;
/** A year's least and most, so that no other figure is taken for pay. */
const PLAUSIBLE: Record<NonNullable<PostingPay["period"]>, [least: number, most: number]> = {
  hour: [3, 1_000],
  day: [20, 5_000],
  week: [80, 20_000],
  month: [300, 1_500_000],
  year: [5_000, 30_000_000],
};

function isPlausible({ least, most, period, currency }: PostingPay): boolean {
  if (period === null || currency === null) return false;
  const [from, to] = PLAUSIBLE[period];
  return [least, most].every((amount) => amount === null || (amount >= from && amount <= to));
}

function payPart(line: string): string {
  const colon = line.search(/:\s/);
  return colon > 0 && colon < line.search(/\d/) ? line.slice(colon + 1) : line;
}

/** "$21 - $24 an hour" in a line of its own needs no word for pay. */
function isPayAlone(line: string): boolean {
  return line.length <= MAX_PAY_ALONE && STARTS_WITH_MONEY.test(line) && payPeriod(line) !== null;
}

/** Null when no sentence or line states it clearly. `country` decides what a bare `$` is. */
export function payInText(description: string, country: string | null): PostingPay | null {
  if (!MONEY.test(description)) return null;
  const lines = description.split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u).slice(0, MAX_LINES);
  let isUnderPay = false;
  for (const line of lines) {
    const speaks = SPEAKS_OF_PAY.test(line) || isPayAlone(line);
    if (line.length <= MAX_LINE && MONEY.test(line) && (speaks || isUnderPay) && !OTHER_MONEY.test(line)) {
      const pay = readPay(payPart(line), { country, countryOf: countryOfText });
      if (pay && isPlausible(pay)) return pay;
    }
    isUnderPay = speaks && line.length < 60;
  }
  return null;
}

import type { FoundPay } from "../found-posting.ts";

type Range = Omit<FoundPay, "currency"> & { currency: string };

/** Several ranges (zones, levels) as one that spans them, of the first one's currency and period. */
export function widestPay(ranges: Range[]): FoundPay | null {
  const stated = ranges.filter(({ least, most }) => least !== null || most !== null);
  const [first] = stated;
  if (!first) return null;
  const alike = stated.filter(({ currency, period }) => currency === first.currency && period === first.period);
  const all = alike.flatMap(({ least, most }) => [least, most]).filter((amount) => amount !== null);
  const isOpenBelow = alike.some(({ least }) => least === null);
  const isOpenAbove = alike.some(({ most }) => most === null);
  return {
    least: isOpenBelow ? null : Math.min(...all),
    most: isOpenAbove ? null : Math.max(...all),
    currency: /^[a-z]{3}$/i.test(first.currency) ? first.currency.toUpperCase() : null,
    period: first.period,
  };
}

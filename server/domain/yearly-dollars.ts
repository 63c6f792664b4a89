import type { PayPeriod, PostingPay } from "./posting.ts";

const PERIODS_A_YEAR: Record<PayPeriod, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** Null when it states no amount, period or currency. */
export function paidYearly(pay: PostingPay | null): { amount: number; currency: string } | null {
  const most = pay?.most ?? pay?.least ?? null;
  if (!pay?.period || !pay.currency || most === null) return null;
  return { amount: most * PERIODS_A_YEAR[pay.period], currency: pay.currency };
}

/** Null when it states no amount or period, or another currency. */
export function yearlyDollars(pay: PostingPay | null): number | null {
  const paid = paidYearly(pay);
  return paid?.currency === "USD" ? paid.amount : null;
}

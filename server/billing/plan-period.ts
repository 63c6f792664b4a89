import type { Tier } from "../domain/plans.ts";

export type PlanPeriod = { tier: Tier; until: Date | null; anchorDay: number | null };

export const FREE_PERIOD: PlanPeriod = { tier: "free", until: null, anchorDay: null };

/** One calendar month later, UTC, on `anchorDay` or the last day of a shorter month. */
function monthAfter(from: Date, anchorDay: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + 1;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const later = new Date(from);
  later.setUTCFullYear(year, month, Math.min(anchorDay, lastDay));
  return later;
}

/** One calendar month earlier, UTC, on the last day of a shorter month. */
export function monthBefore(until: Date): Date {
  const lastDay = new Date(Date.UTC(until.getUTCFullYear(), until.getUTCMonth(), 0)).getUTCDate();
  const earlier = new Date(until);
  earlier.setUTCFullYear(until.getUTCFullYear(), until.getUTCMonth() - 1, Math.min(until.getUTCDate(), lastDay));
  return earlier;
}

/** Extends a running month of the same plan; any other plan is replaced at once. */
export function addPaidMonth(current: PlanPeriod, { planId, paidAt }: { planId: Tier; paidAt: Date }): PlanPeriod {
  const isSame = current.tier === planId;
  if (isSame && current.until === null) return current;
  const from = isSame && current.until && current.until > paidAt ? current.until : paidAt;
  const anchorDay = from === paidAt ? paidAt.getUTCDate() : (current.anchorDay ?? from.getUTCDate());
  return { tier: planId, until: monthAfter(from, anchorDay), anchorDay };
}

import type { UserRecord } from "../../models/user.ts";
import { tierOf } from "../domain/tier.ts";
import { findUsage } from "../matches/usage.ts";
import { type PaidTier, PLANS, type SubscriptionStatus, type Tier } from "../domain/plans.ts";

/** A plan's last days, in which it can be bought again. */
const RENEWABLE_MS = 7 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

type PlanOfUser = Pick<UserRecord, "subscriptionTier" | "paidUntil">;

export type PlanStanding = {
  /** The plan in force. */
  tier: Tier;
  /** The end of the paid plan, ISO; in the past for one that is over; null on free, and for one without an end. */
  paidUntil: string | null;
  /** Whole days of paid access left, rounded up: what a change to another plan gives up. Null without an end. */
  daysLeft: number | null;
  /** The plan that `Renew` buys: in its last 7 days and after; null = no `Renew`. */
  renewable: PaidTier | null;
};

/** Where a user stands with the plan: for the plan card, the plan dialog and the confirmations. */
export function planStanding(user: PlanOfUser, now: Date): PlanStanding {
  const { subscriptionTier, paidUntil } = user;
  if (subscriptionTier === "free" || !paidUntil) {
    return { tier: subscriptionTier, paidUntil: null, daysLeft: null, renewable: null };
  }
  const leftMs = paidUntil.getTime() - now.getTime();
  return {
    tier: tierOf(user, now),
    paidUntil: paidUntil.toISOString(),
    daysLeft: Math.max(0, Math.ceil(leftMs / DAY_MS)),
    renewable: leftMs <= RENEWABLE_MS ? subscriptionTier : null,
  };
}

/** GET /api/subscription/status: the plan, and what is used of its month. */
export async function findSubscriptionStatus(user: UserRecord, now: Date): Promise<SubscriptionStatus> {
  const tier = tierOf(user, now);
  const limit = PLANS[tier].jobMatchLimit;
  const { countedJobIds } = await findUsage(user._id, now);
  return {
    tier,
    monthlyMatches: countedJobIds.length,
    limit,
    canGenerateMore: limit === null || countedJobIds.length < limit,
  };
}

/** What the plan card shows of it: what is used of the month is read where there is a limit to use up. */
export async function findPlanUse(user: UserRecord, now: Date): Promise<SubscriptionStatus> {
  const tier = tierOf(user, now);
  if (PLANS[tier].jobMatchLimit !== null) return findSubscriptionStatus(user, now);
  return { tier, monthlyMatches: 0, limit: null, canGenerateMore: true };
}

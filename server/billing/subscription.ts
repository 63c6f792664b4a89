import type { UserRecord } from "../../models/user.ts";
import { tierOf } from "../domain/tier.ts";
import { findUsage } from "../matches/usage.ts";
import { type PaidTier, PLANS, type SubscriptionStatus, type Tier } from "../domain/plans.ts";

const RENEWABLE_MS = 7 * 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

type PlanOfUser = Pick<UserRecord, "subscriptionTier" | "paidUntil">;

export type PlanStanding = {
  tier: Tier;
  /** ISO; may be past; null on free and for a plan without an end. */
  paidUntil: string | null;
  /** Whole days of paid access left, rounded up. Null without an end. */
  daysLeft: number | null;
  /** Set in the plan's last 7 days and after; null means no `Renew`. */
  renewable: PaidTier | null;
};

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

export async function findPlanUse(user: UserRecord, now: Date): Promise<SubscriptionStatus> {
  const tier = tierOf(user, now);
  if (PLANS[tier].jobMatchLimit !== null) return findSubscriptionStatus(user, now);
  return { tier, monthlyMatches: 0, limit: null, canGenerateMore: true };
}
